import { BOOKING_STATE_LABELS, BOOKING_STATES } from '#shared/domain/booking/booking-state.ts'
import { listedDays } from '#shared/domain/booking/listed-days.ts'
import { ROOMS } from '#shared/domain/booking/rooms.ts'
import type { BookingQuery } from '#web/api/desk-booking.ts'
import { useToday } from '#web/api/public-settings.ts'
import { Button } from '#web/ui/button.tsx'
import { DatePicker } from '#web/ui/date-picker/date-picker.tsx'
import { SearchField } from '#web/ui/form/search-field.tsx'
import { Select } from '#web/ui/select/select.tsx'

const ALL = 'all'
const STATES = [
  { value: ALL, label: 'All bookings' },
  ...BOOKING_STATES.map((value) => ({ value, label: BOOKING_STATE_LABELS[value] })),
]
const ROOM_OPTIONS = [
  { value: ALL, label: 'All rooms' },
  ...ROOMS.map((value) => ({ value, label: value })),
]

/** Filters the list. The days match every booking that overlaps them. */
export function BookingFilters({
  query,
  onChange,
}: {
  query: BookingQuery
  onChange: (changed: BookingQuery) => void
}) {
  const today = useToday()
  const { min, max } = listedDays(today)
  const { search = '', state, room, from, to } = query
  const filtered = [state, room, from, to].some((value) => value !== undefined)
  return (
    <div className="space-y-4">
      <SearchField
        label="Search bookings"
        placeholder="Name, email or member ID"
        value={search}
        onSearch={(text) => onChange({ search: text })}
      />
      <div className="grid gap-4 min-[22rem]:grid-cols-2 lg:grid-cols-4">
        <Select
          label="Status"
          options={STATES}
          value={state ?? ALL}
          onChange={(value) => onChange({ state: BOOKING_STATES.find((state) => state === value) })}
        />
        <Select
          label="Room"
          options={ROOM_OPTIONS}
          value={room ?? ALL}
          onChange={(value) => onChange({ room: ROOMS.find((room) => room === value) })}
        />
        <DatePicker
          label="From"
          placeholder="Any day"
          today={today}
          min={min}
          max={max}
          value={from ?? ''}
          onChange={(day) =>
            onChange({ from: day, ...(to !== undefined && to < day && { to: day }) })
          }
        />
        <DatePicker
          label="Until"
          placeholder="Any day"
          today={today}
          min={from ?? min}
          max={max}
          value={to ?? ''}
          onChange={(day) => onChange({ to: day })}
        />
      </div>
      {filtered && (
        <Button
          variant="quiet"
          size="small"
          leading="close"
          onClick={() =>
            onChange({ state: undefined, room: undefined, from: undefined, to: undefined })
          }
        >
          Clear filters
        </Button>
      )}
    </div>
  )
}
