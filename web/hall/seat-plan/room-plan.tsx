import type { ReactNode } from 'react'
import type { Room } from '#shared/domain/booking/rooms.ts'
import { type PlanBlock, SEAT_PLAN } from '#shared/domain/booking/seat-plan.ts'
import { type SeatId, seatId } from '#shared/domain/booking/seats.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { type ChairSide, chairSide } from '#web/hall/seat-plan/chair-side.ts'
import { PlanRow } from '#web/hall/seat-plan/plan-row.tsx'
import { classes } from '#web/ui/classes.ts'
import { SEAT_MAP_WORDS } from '#words/booking/seat-map.ts'

const WORDS = SEAT_MAP_WORDS.room

type RenderSeat = (id: SeatId, side: ChairSide) => ReactNode

const WALL = 'bg-ink/75 p-(--wall) [--wall:0.375rem]'
/** A grid like drafting paper. */
const FLOOR =
  'bg-surface bg-[radial-gradient(var(--color-line)_1px,transparent_1px)] bg-size-[0.75rem_0.75rem]'

/**
 * The floor plan of a room: walls, entry and seats. On wide screens, `--wide-rows` sets the maximum width of rows
 * along an aisle, and `--wide-seat` the width of a section's seats.
 */
export function RoomPlan({ room, seat }: { room: Room; seat: RenderSeat }) {
  const blocks = SEAT_PLAN[room]
  const [only] = blocks
  if (blocks.length === 1 && only) return <Rows block={only} seat={seat} />
  return (
    <div
      className={classes(
        'mx-auto grid w-fit grid-cols-2 gap-0.75 rounded-md sm:grid-cols-3 sm:[--seat:calc(var(--zoom,1)*var(--wide-seat,3rem))]',
        // On a phone, two sections fit side by side in the dialog.
        columnsOf(blocks) > 3
          ? 'max-sm:[--seat:calc(var(--zoom,1)*min(2.75rem,calc((100vw-3.5rem)/8)))]'
          : 'max-sm:[--seat:calc(var(--zoom,1)*min(2.75rem,calc((100vw-3.5rem)/6)))]',
        WALL,
      )}
    >
      {blocks.map((block, index) => (
        <Section
          key={block.rows[0]?.letter}
          block={block}
          last={index === blocks.length - 1}
          seat={seat}
        />
      ))}
    </div>
  )
}

/** Rows along an aisle, with the back of the room at the top and the front at the bottom. */
function Rows({ block, seat }: { block: PlanBlock; seat: RenderSeat }) {
  return (
    <div className="mx-auto max-w-[calc(var(--zoom,1)*var(--wide-rows,32rem))] pb-5">
      <p aria-hidden="true" className="mb-1 text-center text-xs font-medium text-ink-soft">
        {WORDS.backOfRoom}
      </p>
      <div className={classes('rounded-md', WALL)}>
        <BlockRows
          block={block}
          seat={seat}
          className={classes('p-(--floor) [--floor:0.375rem] sm:[--floor:1rem]', FLOOR)}
        />
      </div>
    </div>
  )
}

/** A section, with its name on the open floor. On a phone, the last one is below the others. */
function Section({ block, last, seat }: { block: PlanBlock; last: boolean; seat: RenderSeat }) {
  return (
    <div
      className={classes(
        'relative flex justify-center [--floor:0.375rem] sm:[--floor:0.875rem]',
        last && 'col-span-2 sm:col-span-1',
        FLOOR,
      )}
    >
      <BlockRows block={block} seat={seat} className="relative p-(--floor)" />
    </div>
  )
}

function BlockRows({
  block,
  seat,
  className,
}: {
  block: PlanBlock
  seat: RenderSeat
  className: string
}) {
  const { rows } = block
  const letter = rows[0]?.letter ?? ''
  const aisle = rows[0]?.cells.indexOf('aisle') ?? -1
  const inSections = aisle < 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: a seat plan is not a data table
    <div
      role="rowgroup"
      aria-label={inSections ? fillIn(WORDS.section, { letter }) : rowsName(rows)}
      className={className}
    >
      {rows.map((row, index) => (
        <PlanRow
          // biome-ignore lint/suspicious/noArrayIndexKey: the plan's rows never move
          key={index}
          row={row}
          columns={columnsOf([block])}
          aisle={inSections ? undefined : aisle}
          doorWall={index === 0 ? 'top' : 'bottom'}
          seat={(number, column) =>
            seat(seatId(row.letter, number), chairSide(block, index, column))
          }
        />
      ))}
      {inSections && <SectionName letter={letter} />}
    </div>
  )
}

/** The rows are listed from back to front. The front row has the first letter. */
function rowsName(rows: PlanBlock['rows']): string {
  return fillIn(WORDS.rows, { first: rows.at(-1)?.letter ?? '', last: rows[0]?.letter ?? '' })
}

/** The section's name, in its middle, where it has no seats. */
function SectionName({ letter }: { letter: string }) {
  return (
    <span
      aria-hidden="true"
      title={fillIn(WORDS.section, { letter })}
      className="pointer-events-none absolute inset-0 flex flex-col items-center justify-center leading-none text-ink-soft"
    >
      <span className="text-[0.6875rem]">{WORDS.sectionWord}</span>
      <span className="font-display text-2xl font-semibold">{letter}</span>
    </span>
  )
}

function columnsOf(blocks: readonly PlanBlock[]): number {
  return Math.max(...blocks.flatMap(({ rows }) => rows.map(({ cells }) => cells.length)))
}
