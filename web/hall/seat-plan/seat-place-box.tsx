import type { ReactNode } from 'react'
import type { Room } from '#shared/domain/booking/rooms.ts'
import { classes } from '#web/ui/classes.ts'

/**
 * The box of one seat on the plan: taller than wide in rows, square in a section. `forNames`: with room for
 * two initials below each other on a phone, and for first names on a wide screen.
 */
export function SeatPlaceBox({
  room,
  selected,
  forNames = false,
  children,
}: {
  room: Room
  selected?: boolean
  forNames?: boolean
  children: ReactNode
}) {
  const inRows = forNames ? 'aspect-5/8 sm:aspect-5/4' : 'aspect-3/4'
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes focus
    // biome-ignore lint/a11y/useSemanticElements: a seat plan is not a data table
    <div
      role="gridcell"
      aria-selected={selected}
      className={classes('relative', room === 'Dyandhara Kaksh' ? inRows : 'aspect-square')}
    >
      {children}
    </div>
  )
}
