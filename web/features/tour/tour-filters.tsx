import { STATUS_CHOICES } from '#web/features/tour/tour-status-looks.ts'
import type { TourList } from '#web/features/tour/use-tour-list.ts'
import { SearchBox } from '#web/ui/search-box.tsx'
import { Select } from '#web/ui/select.tsx'

/** Which tours are shown: by status, and by a part of the visitor's name or email. */
export function TourFilters({ list }: { list: TourList }) {
  return (
    <search className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <SearchBox
        label="Search by name or email"
        maxLength={100}
        value={list.search}
        onType={list.setSearch}
      />
      <Select
        label="Status"
        options={STATUS_CHOICES}
        value={list.choice}
        onChange={list.setChoice}
      />
    </search>
  )
}
