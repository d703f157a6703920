import { useId, useState } from 'react'
import { DURATIONS } from '#shared/domain/booking/durations.ts'
import { ROOM_DETAILS, ROOMS } from '#shared/domain/booking/rooms.ts'
import { PriceCell } from '#web/features/settings/price-cell.tsx'
import type { SettingsForm } from '#web/features/settings/settings-form.ts'
import { classes } from '#web/ui/classes.ts'

const COLUMNS = [
  { name: 'night', label: 'Night' },
  { name: 'day', label: 'Day' },
  { name: 'allHours', label: '24 Hours' },
] as const

/** The price table, one room at a time: a phone is too narrow for nine columns. */
export function PriceFields({ form }: { form: SettingsForm }) {
  const [shown, setShown] = useState(0)
  const id = useId()
  const errors = form.formState.errors.prices
  return (
    <div>
      <fieldset className="flex flex-wrap gap-2" aria-label="Room">
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
            {room}
            {errors?.[index] && <span className="ml-2 text-danger">needs attention</span>}
          </button>
        ))}
      </fieldset>
      <div id={id}>
        {ROOMS.map((room, index) => (
          // Hidden rooms stay mounted so that their prices are validated.
          <table key={room} hidden={shown !== index} className="mt-5 w-full max-w-3xl table-fixed">
            <caption className="mb-2 text-left font-display text-lg font-semibold">
              {room} <span lang="mr">{ROOM_DETAILS[room].marathi}</span>
            </caption>
            <thead>
              <tr className="text-left text-sm text-ink-soft">
                <th scope="col" className="w-16 py-2 pr-1 font-medium sm:w-32">
                  Duration
                </th>
                {COLUMNS.map(({ name, label }) => (
                  <th key={name} scope="col" className="px-1 py-2 font-medium sm:px-2">
                    {label} (₹)
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {DURATIONS.map((duration, row) => (
                <tr key={duration} className="border-t border-line align-top">
                  <th scope="row" className="pt-4 pr-1 text-left text-sm sm:text-base font-medium">
                    {duration}
                  </th>
                  {COLUMNS.map(({ name, label }) => (
                    <td key={name} className="px-0.5 py-1.5 sm:px-2">
                      <PriceCell
                        form={form}
                        name={`prices.${index}.${row}.${name}`}
                        label={`${room}, ${duration}, ${label}`}
                        problem={errors?.[index]?.[row]?.[name]?.message}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </div>
  )
}
