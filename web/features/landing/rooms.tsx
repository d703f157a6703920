import { ALL_HOURS, BATCHES } from '#shared/domain/booking/batches.ts'
import { DURATIONS } from '#shared/domain/booking/durations.ts'
import { TIER_SURCHARGE_PERCENT } from '#shared/domain/booking/prices.ts'
import { ROOM_DETAILS, ROOMS, type Room } from '#shared/domain/booking/rooms.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { IfGiven, type LandingText } from '#web/features/landing/landing-text.tsx'
import { RoomSketch } from '#web/hall/room-sketch.tsx'
import { classes } from '#web/ui/classes.ts'
import { BATCH_LABELS, DURATION_LABELS, ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { LANDING_WORDS as WORDS } from '#words/page/landing.ts'
import { LANGUAGE } from '#words/page/language.ts'

/** The short names of BATCHES. */
const { night, day, allHours } = WORDS.batchNames
const BATCH_NAMES = [night, day, allHours]

/** The rooms with their prices and free seats, and the batches (specification document 2, sections 3 and 9). */
export function Rooms({ text }: { text: LandingText }) {
  return (
    <section aria-labelledby="rooms" className="border-t border-line py-14 sm:py-20">
      <h2 id="rooms" className="font-display text-3xl font-semibold sm:text-4xl">
        {fillIn(WORDS.rooms, { count: SEATS.length })}
      </h2>
      <IfGiven text={text('onlineSeats')}>
        <p className="mt-3 text-ink-soft">{text('onlineSeats')}</p>
      </IfGiven>
      <ul aria-label={WORDS.batches} className="mt-3 flex flex-wrap gap-x-8 gap-y-1 text-ink-soft">
        {BATCHES.map((batch) => (
          <li key={batch} className="max-sm:w-full">
            {BATCH_LABELS[batch]}
            {batch === ALL_HOURS && ` (${WORDS.allDay})`}
          </li>
        ))}
      </ul>
      <ul className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2 lg:grid-cols-3">
        {ROOMS.map((room, index) => (
          <RoomCard key={room} room={room} index={index} text={text} />
        ))}
      </ul>
      <p className="mt-6 text-ink-soft">{fillIn(WORDS.tiers, TIER_SURCHARGE_PERCENT)}</p>
      <p className="mt-1 text-ink-soft">{text('deposit')}</p>
    </section>
  )
}

type RoomProps = { room: Room; index: number; text: LandingText }

function RoomCard(props: RoomProps) {
  const { room, index, text } = props
  return (
    <li className="rounded-card border border-line bg-surface p-gutter shadow-soft sm:p-6">
      <RoomSketch room={room} className="h-16 max-w-full" />
      <h3 className="mt-4 font-display text-xl leading-tight font-semibold">{ROOM_LABELS[room]}</h3>
      {LANGUAGE === 'en' && (
        <p lang="mr" className="mt-0.5 text-accent-ink">
          {ROOM_DETAILS[room].marathi}
        </p>
      )}
      <p className="mt-2 text-ink-soft lg:min-h-[2lh]">{text(`room.${index}`)}</p>
      <MonthTable {...props} />
      {/* Scrolls horizontally when the text is large. */}
      <details className="mt-2 overflow-x-auto border-t border-line">
        <summary className="cursor-pointer py-2.5 font-medium text-primary">
          {WORDS.allPrices}
        </summary>
        <PriceTable {...props} />
      </details>
    </li>
  )
}

const TABLE =
  'w-full text-right text-sm [font-variant-numeric:tabular-nums] [&_td]:py-2 [&_th]:py-2 [&_th]:font-medium [&_tr>:first-child]:text-left'
const ROWS = 'divide-y divide-line border-t border-line'
const MONTH_INDEX = DURATIONS.indexOf('1 Month')

/** A month's price and the free seats of each batch. */
function MonthTable({ room, index, text }: RoomProps) {
  return (
    <table aria-label={ROOM_LABELS[room]} className={classes(TABLE, 'mt-3')}>
      <thead>
        <tr className="text-ink-soft">
          <th scope="col">{WORDS.batch}</th>
          <th scope="col">{DURATION_LABELS['1 Month']}</th>
          <IfGiven text={text('free')}>
            <th scope="col">{WORDS.freeNow}</th>
          </IfGiven>
        </tr>
      </thead>
      <tbody className={ROWS}>
        {BATCH_NAMES.map((name, batch) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="font-semibold">{text(`price.${MONTH_INDEX}.${index}.${batch}`)}</td>
            <IfGiven text={text('free')}>
              <td>{text(`free.${index}.${batch}`)}</td>
            </IfGiven>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PriceTable({ room, index, text }: RoomProps) {
  return (
    <table aria-label={fillIn(WORDS.pricesLabel, { room: ROOM_LABELS[room] })} className={TABLE}>
      <thead>
        <tr className="text-ink-soft">
          <td />
          {BATCH_NAMES.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={ROWS}>
        {DURATIONS.map((duration, row) => (
          <tr key={duration}>
            <th scope="row">{DURATION_LABELS[duration]}</th>
            {BATCH_NAMES.map((name, batch) => (
              <td key={name}>{text(`price.${row}.${index}.${batch}`)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
