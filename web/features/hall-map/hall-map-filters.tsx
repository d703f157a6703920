import { BATCHES, type Batch } from '#shared/domain/booking/batches.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { listedDays } from '#shared/domain/desk-booking/listed-days.ts'
import { useToday } from '#web/api/admin/public-settings.ts'
import type { HallMapUrl } from '#web/features/hall-map/hall-map-url.ts'
import { ROOM_OPTIONS } from '#web/hall/room-options.ts'
import { Button } from '#web/ui/button.tsx'
import { DatePicker } from '#web/ui/date-picker/date-picker.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { BATCH_LABELS } from '#words/booking/booking-labels.ts'
import { HALL_MAP_WORDS as WORDS } from '#words/booking/hall-map.ts'

const BATCH_OPTIONS = BATCHES.map((value) => ({ value, label: BATCH_LABELS[value] }))

/** Chooses the room, batch and day of the map. */
export function HallMapFilters({
  shown: { room, batch, day },
  filtered,
  onChange,
}: {
  shown: { room: Room; batch: Batch; day: CalendarDay }
  /** Whether anything differs from the defaults. */
  filtered: boolean
  onChange: (changed: Partial<HallMapUrl>) => void
}) {
  const today = useToday()
  const { min, max } = listedDays(today)
  return (
    <div className="print:hidden">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-3 sm:gap-4">
        <Select
          label={WORDS.room}
          options={ROOM_OPTIONS}
          value={room}
          onChange={(value) => onChange({ room: value })}
        />
        <DatePicker
          label={WORDS.day}
          today={today}
          min={min}
          max={max}
          value={day}
          onChange={(value) => onChange({ day: value })}
        />
        <Select
          label={WORDS.batch}
          options={BATCH_OPTIONS}
          value={batch}
          onChange={(value) => onChange({ batch: value })}
        />
      </div>
      {filtered && (
        <Button
          variant="quiet"
          size="small"
          leading="clock"
          className="mt-2 -ml-4"
          onClick={() => onChange({ room: undefined, batch: undefined, day: undefined })}
        >
          {WORDS.now}
        </Button>
      )}
    </div>
  )
}
