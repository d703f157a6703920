import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import { busiestHours } from '#shared/domain/door/attendance.ts'
import { entriesCutoff } from '#shared/domain/personal-data/retention.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useStudyDays } from '#web/api/admin/public-settings.ts'
import { type DailyDoorReport, useDailyDoorReport } from '#web/api/door/door-log.ts'
import { PrintHeader } from '#web/hall/print-header.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DatePicker } from '#web/ui/date-picker/date-picker.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { LoadFailure } from '#web/ui/list/load-failure.tsx'
import { localDay, localPlural, localTime } from '#web/ui/local-text.ts'
import { ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { DOOR_WORDS, HOURS_WORDS as WORDS } from '#words/door/door.ts'

type Hours = DailyDoorReport['hours']['rooms'][number]

/** The study day begins at 7:00. */
const FIRST_HOUR = 7
const hourText = (index: number) => localTime((index + FIRST_HOUR) % 24, 0)
/** The hours that are labelled below the chart. */
const LABELLED_HOURS = [0, 6, 12, 18]
/** The height of a chart in its own units: one per percent of the seats. */
const HEIGHT = 100

/** How full each room is by hour, as charts and as a table. */
export function BusyHours({
  day: chosen,
  onDay,
}: {
  day: CalendarDay | undefined
  onDay: (day: CalendarDay | undefined) => void
}) {
  const today = useStudyDays().night
  const day = chosen ?? today
  const report = useDailyDoorReport(day)
  return (
    <>
      <PrintHeader filters={[DOOR_WORDS.hours]} />
      <div className="flex flex-wrap items-end justify-between gap-4 print:hidden">
        <DatePicker
          label={WORDS.upTo}
          today={today}
          min={entriesCutoff(today)}
          max={today}
          value={day}
          onChange={(picked) => onDay(picked === today ? undefined : picked)}
          className="w-full sm:w-72"
        />
        <Button variant="secondary" onClick={() => print()}>
          {WORDS.print}
        </Button>
      </div>
      <div className="mt-6">
        {report.isPending && (
          <p role="status" className="text-ink-soft">
            {WORDS.loading}
          </p>
        )}
        {report.isError && (
          <LoadFailure
            title={WORDS.failed}
            reason={report.error.message}
            busy={report.isFetching}
            onRetry={() => void report.refetch()}
          />
        )}
        {report.data && <Rooms day={report.data} />}
      </div>
    </>
  )
}

function Rooms({ day: { day, hours } }: { day: DailyDoorReport }) {
  const { from, days, rooms } = hours
  if (rooms.length === 0) {
    return (
      <Card>
        <EmptyState title={WORDS.none} icon="clock">
          {WORDS.noneHint}
        </EmptyState>
      </Card>
    )
  }
  return (
    <>
      <p className="mb-4 text-ink-soft">
        {fillIn(localPlural(days, WORDS.about), {
          count: days,
          from: localDay(from),
          to: localDay(day),
        })}
      </p>
      <div className="grid gap-5">
        {rooms.map((room) => (
          <RoomChart key={room.room} hours={room} />
        ))}
      </div>
      <HoursTable rooms={rooms} />
    </>
  )
}

function RoomChart({ hours: { room, seats, people } }: { hours: Hours }) {
  const name = ROOM_LABELS[room]
  const { first, last, most } = busiestHours(people)
  const peak = fillIn(WORDS.peak, {
    from: hourText(first),
    to: hourText(last + 1),
    people: most,
    seats,
  })
  return (
    <Card className="break-inside-avoid">
      <figure>
        <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="font-display text-xl font-semibold">{name}</h2>
          <p>{peak}</p>
        </figcaption>
        <p aria-hidden="true" className="mt-3 text-right text-xs text-ink-soft">
          {fillIn(WORDS.seats, { seats })}
        </p>
        <svg
          role="img"
          aria-label={fillIn(WORDS.chart, { room: name, peak })}
          viewBox={`0 0 ${people.length * 10} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="block h-36 w-full border-y border-line-strong text-primary"
        >
          {people.map((count, hour) => {
            const height = Math.min(HEIGHT, (count / seats) * HEIGHT)
            return (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: The index is the hour.
                key={hour}
                x={hour * 10 + 1}
                y={HEIGHT - height}
                width={8}
                height={height}
                fill="currentColor"
              />
            )
          })}
        </svg>
        <p aria-hidden="true" className="mt-1 grid grid-cols-4 text-xs text-ink-soft tabular-nums">
          {LABELLED_HOURS.map((hour) => (
            <span key={hour}>{hourText(hour)}</span>
          ))}
        </p>
      </figure>
    </Card>
  )
}

function HoursTable({ rooms }: { rooms: readonly Hours[] }) {
  return (
    <details className="mt-5">
      <summary className="min-h-11 cursor-pointer py-2.5 text-primary underline print:hidden">
        {WORDS.table}
      </summary>
      <div className="overflow-x-auto">
        <table className="w-full text-right tabular-nums">
          <thead>
            <tr className="border-b border-line-strong">
              <th scope="col" className="py-2 pr-3 text-left">
                {WORDS.hour}
              </th>
              {rooms.map(({ room }) => (
                <th key={room} scope="col" className="py-2 pl-3">
                  {ROOM_LABELS[room]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: 24 }, (_, hour) => hour).map((hour) => (
              <tr key={hour} className="border-b border-line">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                  {hourText(hour)}
                </th>
                {rooms.map(({ room, people }) => (
                  <td key={room} className="py-1.5 pl-3">
                    {people[hour]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
