import { Controller } from 'react-hook-form'
import { ROOMS } from '#shared/domain/booking/rooms.ts'
import { SEATS, type SeatId } from '#shared/domain/booking/seats.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { SettingsForm } from '#web/features/settings/settings-form.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/icon.tsx'
import { localPlural } from '#web/ui/local-text.ts'
import { SYSTEM_SETTINGS_WORDS } from '#words/admin/system-settings.ts'
import { ROOM_LABELS } from '#words/booking/booking-labels.ts'

const WORDS = SYSTEM_SETTINGS_WORDS.seats

/** A button for every seat of the hall that closes or opens it. */
export function ClosedSeatsField({ form: { control } }: { form: SettingsForm }) {
  return (
    <Controller
      control={control}
      name="closedSeats"
      render={({ field }) => (
        <div className="space-y-6">
          <p role="status" className="text-ink-soft">
            {closedText(field.value.length)}
          </p>
          {ROOMS.map((room) => (
            <fieldset key={room}>
              <legend className="font-display text-lg font-semibold">{ROOM_LABELS[room]}</legend>
              <div className="mt-2 flex flex-wrap gap-2">
                {SEATS.filter((seat) => seat.room === room).map(({ id }) => (
                  <SeatToggle
                    key={id}
                    seat={id}
                    closed={field.value.includes(id)}
                    onChange={(closed) => field.onChange(toggleSeat(field.value, id, closed))}
                  />
                ))}
              </div>
            </fieldset>
          ))}
        </div>
      )}
    />
  )
}

/** A closed seat shows a lock, so that it doesn't rely on colour alone. */
function SeatToggle({
  seat,
  closed,
  onChange,
}: {
  seat: SeatId
  closed: boolean
  onChange: (closed: boolean) => void
}) {
  return (
    <button
      type="button"
      aria-pressed={closed}
      aria-label={fillIn(WORDS.close, { seat })}
      onClick={() => onChange(!closed)}
      className={classes(
        'inline-flex min-h-11 min-w-14 items-center justify-center gap-1 rounded-control border px-2 tabular-nums',
        closed
          ? 'border-danger bg-danger-soft font-semibold text-danger'
          : 'border-line-strong bg-raised text-ink',
      )}
    >
      {closed && <Icon name="lock" className="size-4" />}
      {seat}
    </button>
  )
}

/** Returns the closed seats in the order of SEATS, so that closing and reopening a seat is not a change. */
function toggleSeat(seats: readonly SeatId[], seat: SeatId, closed: boolean): SeatId[] {
  const toggledSeats = closed ? [...seats, seat] : seats.filter((id) => id !== seat)
  return SEATS.map(({ id }) => id).filter((id) => toggledSeats.includes(id))
}

function closedText(count: number): string {
  return count === 0 ? WORDS.allOpen : fillIn(localPlural(count, WORDS.closed), { count })
}
