import type { ReactNode } from 'react'
import type { Room } from '#shared/domain/booking/rooms.ts'
import { classes } from '#web/ui/classes.ts'

/**
 * The box of one seat on the plan: square in a section, and taller than wide in rows along an aisle. `rowAspect` is a
 * class that overrides the aspect ratio in rows.
 */
export function SeatBox({
  room,
  selected,
  rowAspect = 'aspect-3/4',
  children,
}: {
  room: Room
  selected?: boolean
  rowAspect?: string
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes focus
    // biome-ignore lint/a11y/useSemanticElements: a seat plan is not a data table
    <div
      role="gridcell"
      aria-selected={selected}
      className={classes('relative', room === 'Dyandhara Kaksh' ? rowAspect : 'aspect-square')}
    >
      {children}
    </div>
  )
}
