import type { Cell, PlanBlock } from '#shared/domain/booking/seat-plan.ts'

/** The side of the desk on which the chair stands. */
export type ChairSide = 'top' | 'right' | 'bottom' | 'left'

/**
 * Returns the side of a seat's desk on which to draw the chair. In rows along an aisle, everyone faces the front,
 * which is at the bottom of the plan. In a section, desks stand along the walls and chairs on the open floor.
 */
export function chairSide(block: PlanBlock, row: number, column: number): ChairSide {
  if (block.rows.some(({ cells }) => cells.includes('aisle'))) return 'top'
  const at = (down: number, right: number) => block.rows[row + down]?.cells[column + right]
  if (isSeat(at(0, -1)) || isSeat(at(0, 1))) {
    if (at(1, 0) === 'floor') return 'bottom'
    if (at(-1, 0) === 'floor') return 'top'
    return row === 0 ? 'bottom' : 'top'
  }
  return at(0, 1) === 'floor' ? 'right' : 'left'
}

function isSeat(cell: Cell | undefined): boolean {
  return typeof cell === 'number'
}
