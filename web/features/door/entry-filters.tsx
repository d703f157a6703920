import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { ENTRY_OUTCOMES } from '#shared/domain/door/door-entry.ts'
import { entriesCutoff } from '#shared/domain/personal-data/retention.ts'
import type { DoorUrl } from '#web/features/door/door-url.ts'
import { ROOM_OPTIONS } from '#web/hall/room-options.ts'
import { Button } from '#web/ui/button.tsx'
import { DatePicker } from '#web/ui/date-picker/date-picker.tsx'
import { SearchField } from '#web/ui/form/search-field.tsx'
import { FilterSelect } from '#web/ui/select/filter-select.tsx'
import { DAY_ENTRIES_WORDS as WORDS } from '#words/door/door.ts'
import { ENTRY_OUTCOME_LABELS } from '#words/door/door-entry.ts'

type Filter = Omit<DoorUrl, 'view' | 'page'>

const OUTCOMES = ENTRY_OUTCOMES.map((value) => ({ value, label: ENTRY_OUTCOME_LABELS[value] }))
/** Filters the entries of a day. */
export function EntryFilters({
  filter: { day, outcome, gate, room, search },
  today,
  gates,
  onChange,
}: {
  filter: Filter
  today: CalendarDay
  gates: readonly { id: string; name: string }[]
  onChange: (changed: Partial<Filter>) => void
}) {
  const filtered = [outcome, gate, room].some((value) => value !== undefined)
  return (
    <div className="space-y-4">
      <SearchField
        label={WORDS.search}
        placeholder={WORDS.searchHint}
        value={search}
        onSearch={(text) => onChange({ search: text })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 min-[22rem]:grid-cols-2 lg:grid-cols-4">
        <DatePicker
          label={WORDS.day}
          today={today}
          min={entriesCutoff(today)}
          max={today}
          value={day}
          onChange={(chosen) => onChange({ day: chosen === today ? undefined : chosen })}
        />
        <FilterSelect
          label={WORDS.outcome}
          all={WORDS.allOutcomes}
          options={OUTCOMES}
          value={outcome}
          onChange={(value) => onChange({ outcome: value })}
        />
        <FilterSelect
          label={WORDS.gate}
          all={WORDS.allGates}
          options={gates.map(({ id, name }) => ({ value: id, label: name }))}
          value={gate}
          onChange={(value) => onChange({ gate: value })}
        />
        <FilterSelect
          label={WORDS.room}
          all={WORDS.allRooms}
          options={ROOM_OPTIONS}
          value={room}
          onChange={(value) => onChange({ room: value })}
        />
      </div>
      {filtered && (
        <Button
          variant="quiet"
          size="small"
          leading="close"
          onClick={() => onChange({ outcome: undefined, gate: undefined, room: undefined })}
        >
          {WORDS.clear}
        </Button>
      )}
    </div>
  )
}
