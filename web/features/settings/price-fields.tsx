import { useId, useState } from 'react'
import { DURATIONS } from '#shared/domain/booking/durations.ts'
import { ROOMS } from '#shared/domain/booking/rooms.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { PriceCell } from '#web/features/settings/price-cell.tsx'
import { RoomName } from '#web/features/settings/room-name.tsx'
import type { SettingsForm } from '#web/features/settings/settings-form.ts'
import { classes } from '#web/ui/classes.ts'
import { SYSTEM_SETTINGS_WORDS } from '#words/admin/system-settings.ts'
import { DURATION_LABELS, ROOM_LABELS } from '#words/booking/booking-labels.ts'

const WORDS = SYSTEM_SETTINGS_WORDS.prices
/** On the narrowest phones, the duration is above its prices, so that five digits fit. */
const NARROW = 'hidden max-[22.5rem]:table-row'
const WIDE = 'max-[22.5rem]:hidden'
const COLUMNS = ['night', 'day', 'allHours'] as const

/** The price table, one room at a time, because a phone is too narrow for nine columns. */
export function PriceFields({ form }: { form: SettingsForm }) {
  const [shown, setShown] = useState(0)
  const id = useId()
  const errors = form.formState.errors.prices
  return (
    <div>
      <fieldset className="flex flex-wrap gap-2" aria-label={WORDS.rooms}>
        {ROOMS.map((room, index) => (
          <button
            key={room}
            type="button"
            aria-pressed={shown === index}
            aria-controls={id}
            onClick={() => setShown(index)}
            className={classes(
              'min-h-11 rounded-control border px-4 font-medium',
              shown === index
                ? 'border-primary bg-primary-soft text-primary'
                : 'border-line-strong bg-raised text-ink',
            )}
          >
            {ROOM_LABELS[room]}
            {errors?.[index] && <span className="ml-2 text-danger">{WORDS.roomProblem}</span>}
          </button>
        ))}
      </fieldset>
      <div id={id}>
        {ROOMS.map((room, index) => (
          // Hidden rooms stay mounted, so that their prices are validated.
          <table
            key={room}
            hidden={shown !== index}
            className="mt-5 w-full max-w-3xl table-fixed wrap-anywhere"
          >
            <caption className="mb-2 text-left font-display text-lg font-semibold">
              <RoomName room={room} />
            </caption>
            <thead>
              <tr className="text-left text-sm text-ink-soft">
                <th scope="col" className={classes('w-16 py-2 pr-1 font-medium sm:w-32', WIDE)}>
                  {WORDS.duration}
                </th>
                {COLUMNS.map((name) => (
                  <th key={name} scope="col" className="px-1 py-2 font-medium sm:px-2">
                    {fillIn(WORDS.column, { batch: WORDS.batches[name] })}
                  </th>
                ))}
              </tr>
            </thead>
            {DURATIONS.map((duration, row) => (
              <tbody key={duration} className="border-t border-line">
                <tr className={NARROW}>
                  <th scope="rowgroup" colSpan={3} className="pt-2 text-left text-sm font-medium">
                    {DURATION_LABELS[duration]}
                  </th>
                </tr>
                <tr className="align-top">
                  <th
                    scope="row"
                    className={classes(
                      'pt-4 pr-1 text-left text-sm font-medium sm:text-base',
                      WIDE,
                    )}
                  >
                    {DURATION_LABELS[duration]}
                  </th>
                  {COLUMNS.map((name) => (
                    <td key={name} className="px-0.5 py-1.5 sm:px-2">
                      <PriceCell
                        form={form}
                        name={`prices.${index}.${row}.${name}`}
                        label={fillIn(WORDS.cell, {
                          room: ROOM_LABELS[room],
                          duration: DURATION_LABELS[duration],
                          batch: WORDS.batches[name],
                        })}
                        problem={errors?.[index]?.[row]?.[name]?.message}
                      />
                    </td>
                  ))}
                </tr>
              </tbody>
            ))}
          </table>
        ))}
      </div>
    </div>
  )
}
