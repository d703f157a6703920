import { STATUS_CHOICES } from '#web/features/tour/management/tour-status-labels.ts'
import type { TourList } from '#web/features/tour/management/use-tour-list.ts'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { Select } from '#web/ui/select/select.tsx'

/** Filters the tours by status and by part of the visitor's name or email. */
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
