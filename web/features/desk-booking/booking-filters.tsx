import type { ReactNode } from 'react'
import { listedDays } from '#shared/domain/desk-booking/listed-days.ts'
import { useToday } from '#web/api/admin/public-settings.ts'
import { BATCH_OPTIONS, STATE_OPTIONS } from '#web/features/desk-booking/booking-filter-texts.ts'
import type { BookingUrl } from '#web/features/desk-booking/booking-url.ts'
import { ROOM_OPTIONS } from '#web/hall/room-options.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { DatePicker } from '#web/ui/date-picker/date-picker.tsx'
import { SearchField } from '#web/ui/form/search-field.tsx'
import { FilterSelect } from '#web/ui/select/filter-select.tsx'
import { LIST_FILE_WORDS } from '#words/admin/list-files.ts'
import { DESK_BOOKING_WORDS } from '#words/booking/desk-booking.ts'

/** Filters the list. The days match all bookings that overlap them. */
export function BookingFilters({
  query,
  onChange,
  children,
}: {
  query: BookingUrl
  onChange: (changed: Partial<BookingUrl>) => void
  /** Beside the search. */
  children: ReactNode
}) {
  const today = useToday()
  const { min, max } = listedDays(today)
  const { search, state, room, batch, booking, from, to } = query
  const filtered = [state, room, batch, booking, from, to].some((value) => value !== undefined)
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 print:block">
        <SearchField
          label={DESK_BOOKING_WORDS.search}
          placeholder={DESK_BOOKING_WORDS.searchHint}
          value={search}
          onSearch={(text) => onChange({ search: text })}
          className="flex-[1_1_20rem] print:hidden"
        />
        {booking !== undefined && (
          <span className="print:hidden">
            <Badge tone="info">{DESK_BOOKING_WORDS.one}</Badge>
          </span>
        )}
        {filtered && (
          <Button
            className="print:hidden"
            variant="quiet"
            size="small"
            leading="close"
            onClick={() =>
              onChange({
                state: undefined,
                room: undefined,
                batch: undefined,
                booking: undefined,
                from: undefined,
                to: undefined,
              })
            }
          >
            {DESK_BOOKING_WORDS.clearFilters}
          </Button>
        )}
        {children}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 min-[22rem]:grid-cols-2 lg:grid-cols-5 print:hidden">
        <FilterSelect
          label={DESK_BOOKING_WORDS.status}
          all={DESK_BOOKING_WORDS.allStates}
          options={STATE_OPTIONS}
          value={state}
          onChange={(value) => onChange({ state: value })}
        />
        <FilterSelect
          label={DESK_BOOKING_WORDS.room}
          all={DESK_BOOKING_WORDS.allRooms}
          options={ROOM_OPTIONS}
          value={room}
          onChange={(value) => onChange({ room: value })}
        />
        <FilterSelect
          label={LIST_FILE_WORDS.batch}
          all={DESK_BOOKING_WORDS.allBatches}
          options={BATCH_OPTIONS}
          value={batch}
          onChange={(value) => onChange({ batch: value })}
        />
        <DatePicker
          label={DESK_BOOKING_WORDS.from}
          placeholder={DESK_BOOKING_WORDS.anyDay}
          today={today}
          min={min}
          max={max}
          value={from ?? ''}
          onChange={(day) =>
            onChange({ from: day, ...(to !== undefined && to < day && { to: day }) })
          }
        />
        <DatePicker
          label={DESK_BOOKING_WORDS.until}
          placeholder={DESK_BOOKING_WORDS.anyDay}
          today={today}
          min={from ?? min}
          max={max}
          value={to ?? ''}
          onChange={(day) => onChange({ to: day })}
        />
      </div>
    </div>
  )
}
