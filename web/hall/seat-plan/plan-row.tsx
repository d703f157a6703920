import type { ReactNode } from 'react'
import type { Cell, PlanRow as Row } from '#shared/domain/booking/seat-plan.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { Door } from '#web/hall/seat-plan/door.tsx'
import { classes } from '#web/ui/classes.ts'
import { SEAT_MAP_WORDS } from '#words/booking/seat-map.ts'

const WORDS = SEAT_MAP_WORDS.room

/**
 * One row of the floor plan. `seat` renders a seat. All rows of a block have the same columns. Floor, aisle and
 * entry are hidden from screen readers.
 */
export function PlanRow({
  row,
  columns,
  aisle,
  doorWall,
  seat,
}: {
  row: Row
  columns: number
  /** The column of the aisle, if there is one. */
  aisle: number | undefined
  doorWall: 'top' | 'bottom'
  seat: (number: number, column: number) => ReactNode
}) {
  const look = {
    className: classes('grid', aisle === undefined ? 'min-h-(--seat)' : 'py-0.75'),
    style: { gridTemplateColumns: columnTemplate(columns, aisle) },
  }
  const places = row.cells.map((cell, column) =>
    typeof cell === 'number' ? (
      seat(cell, column)
    ) : (
      <Floor
        // biome-ignore lint/suspicious/noArrayIndexKey: the plan's cells never move
        key={column}
        cell={cell}
        aisleLetter={column === aisle ? row.letter : undefined}
        doorWall={doorWall}
      />
    ),
  )
  // A grid row must have cells, so a row without seats gets no role.
  if (row.cells.every((cell) => typeof cell !== 'number')) return <div {...look}>{places}</div>
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the seats in the row take focus
    // biome-ignore lint/a11y/useSemanticElements: a seat plan is not a data table
    <div role="row" aria-label={aisle === undefined ? undefined : rowName(row)} {...look}>
      {places}
    </div>
  )
}

function rowName({ letter, end }: Row): string {
  if (end === undefined) return fillIn(WORDS.row, { letter })
  return fillIn(end === 'back' ? WORDS.backRow : WORDS.frontRow, { letter })
}

/** A cell without a seat. In the aisle, it shows the row's letter. */
function Floor({
  cell,
  aisleLetter,
  doorWall,
}: {
  cell: Exclude<Cell, number>
  aisleLetter: string | undefined
  doorWall: 'top' | 'bottom'
}) {
  const door = cell === 'door'
  return (
    <div aria-hidden="true" className="relative text-ink-soft">
      {aisleLetter !== undefined && (
        <span
          className={classes(
            'absolute inset-0 flex justify-center',
            door ? 'items-start' : 'items-center',
          )}
        >
          <span
            className={classes(
              'absolute left-1/2 border-l border-dashed border-line-strong',
              door ? 'h-3' : '-inset-y-0.75',
            )}
          />
          <span className="relative flex size-5 items-center justify-center rounded-full border border-line-strong bg-surface text-xs font-semibold sm:size-7 sm:text-sm">
            {aisleLetter}
          </span>
        </span>
      )}
      {door && <Door wall={doorWall} />}
      {door && (
        <span
          className={classes(
            'absolute inset-x-0 text-center text-xs leading-none font-medium whitespace-nowrap',
            aisleLetter !== undefined && '-bottom-[calc(var(--floor)+var(--wall)+1.125rem)]',
            aisleLetter === undefined && (doorWall === 'top' ? 'bottom-1' : 'top-1'),
          )}
        >
          {WORDS.door}
        </span>
      )}
    </div>
  )
}

/**
 * The grid's columns. Seats share the width evenly; the aisle is narrower, so that seats are wide enough on a phone.
 */
function columnTemplate(columns: number, aisle: number | undefined): string {
  if (aisle === undefined) return `repeat(${columns}, var(--seat))`
  const seats = (count: number) => `repeat(${count}, minmax(0, 1fr))`
  return `${seats(aisle)} minmax(1.5rem, 0.75fr) ${seats(columns - aisle - 1)}`
}
