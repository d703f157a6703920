import { STATUS_CHOICES } from '#web/features/tour/tour-status-looks.ts'
import type { TourList } from '#web/features/tour/use-tour-list.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** Which tours are shown: by status, and by a part of the visitor's name or email. */
export function TourFilters({ list }: { list: TourList }) {
  return (
    <search className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
      <TextField
        label="Search by name or email"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        value={list.search}
        onChange={({ target }) => list.setSearch(target.value)}
        trailing={<Icon name="search" className="size-5 text-ink-soft" />}
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
