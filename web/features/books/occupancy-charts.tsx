import { fillIn } from '#shared/domain/placeholders.ts'
import type { RoomOccupancy } from '#web/api/money/books.ts'
import { Card } from '#web/ui/card.tsx'
import { localDay, localPlural } from '#web/ui/local-text.ts'
import { BATCH_LABELS, ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { REPORT_WORDS as WORDS } from '#words/money/books.ts'

const HALVES = ['day', 'night'] as const
type Half = (typeof HALVES)[number]
const HALF_LABELS = { day: WORDS.dayHalf, night: WORDS.nightHalf }
/** The height of a chart in its own units: one per percent. */
const HEIGHT = 100
/** The width of a bar with the space around it, in the same units. */
const BAR = 10

/** How full each room was during the period, by half of the day, as charts and as a table. */
export function OccupancyCharts({ rooms }: { rooms: readonly RoomOccupancy[] }) {
  return (
    <section aria-label={WORDS.occupancy}>
      <h2 className="font-display text-xl font-semibold">{WORDS.occupancy}</h2>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-5">
        {rooms.map((room) => (
          <Room key={room.room} occupancy={room} />
        ))}
      </div>
      <OccupancyTable rooms={rooms} />
    </section>
  )
}

function Room({ occupancy }: { occupancy: RoomOccupancy }) {
  const { room, seats, seatDays } = occupancy
  return (
    <Card className="break-inside-avoid">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="font-display text-lg font-semibold">{ROOM_LABELS[room]}</h3>
        <p className="text-ink-soft">{fillIn(localPlural(seats, WORDS.seats), { count: seats })}</p>
      </div>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-2">
        {HALVES.map((half) => (
          <Chart key={half} half={half} occupancy={occupancy} />
        ))}
      </div>
      <table className="mt-4 w-full text-right tabular-nums">
        <thead className="text-sm text-ink-soft">
          <tr>
            <th scope="col" className="pb-1 text-left font-medium">
              {WORDS.batch}
            </th>
            <th scope="col" className="pb-1 font-medium">
              {WORDS.seatDays}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {seatDays.map(({ batch, count }) => (
            <tr key={batch}>
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {BATCH_LABELS[batch]}
              </th>
              <td className="py-1.5">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Chart({ half, occupancy }: { half: Half; occupancy: RoomOccupancy }) {
  const { room, parts } = occupancy
  const percent = occupancy[half]
  const label = fillIn(WORDS.chart, {
    room: ROOM_LABELS[room],
    half: HALF_LABELS[half],
    percent,
  })
  const [first, last] = [parts[0], parts.at(-1)]
  return (
    <figure>
      <figcaption className="flex justify-between gap-3">
        <span>{HALF_LABELS[half]}</span>
        <span className="font-semibold tabular-nums">{fillIn(WORDS.percent, { percent })}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${parts.length * BAR} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-1 block h-24 w-full border-y border-line-strong text-primary"
      >
        {parts.map((part, index) => (
          <rect
            key={part.from}
            x={index * BAR + 1}
            y={HEIGHT - Math.min(HEIGHT, part[half])}
            width={BAR - 2}
            height={Math.min(HEIGHT, part[half])}
            fill="currentColor"
          />
        ))}
      </svg>
      {parts.length > 1 && first && last && (
        <p
          aria-hidden="true"
          className="mt-1 flex justify-between text-xs text-ink-soft tabular-nums"
        >
          <span>{localDay(first.from)}</span>
          <span>{localDay(last.from)}</span>
        </p>
      )}
    </figure>
  )
}

function OccupancyTable({ rooms }: { rooms: readonly RoomOccupancy[] }) {
  const columns = rooms.flatMap((room) => HALVES.map((half) => ({ room, half })))
  return (
    <details className="mt-5">
      <summary className="min-h-11 cursor-pointer py-2.5 text-primary underline print:hidden">
        {WORDS.table}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: It scrolls, so the keyboard has to reach it. */}
      <section className="overflow-x-auto" aria-label={WORDS.table} tabIndex={0}>
        <table className="w-full text-right tabular-nums">
          <caption className="sr-only">{WORDS.occupancy}</caption>
          <thead>
            <tr>
              <td />
              {rooms.map(({ room }) => (
                <th key={room} scope="colgroup" colSpan={HALVES.length} className="py-2 pl-3">
                  {ROOM_LABELS[room]}
                </th>
              ))}
            </tr>
            <tr className="border-b border-line-strong">
              <th scope="col" className="py-2 pr-3 text-left">
                {WORDS.from}
              </th>
              {columns.map(({ room, half }) => (
                <th key={room.room + half} scope="col" className="py-2 pl-3 font-medium">
                  {HALF_LABELS[half]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rooms[0]?.parts.map(({ from }, index) => (
              <tr key={from} className="border-b border-line">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal whitespace-nowrap">
                  {localDay(from)}
                </th>
                {columns.map(({ room, half }) => (
                  <td key={room.room + half} className="py-1.5 pl-3">
                    {fillIn(WORDS.percent, { percent: room.parts[index]?.[half] ?? 0 })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
