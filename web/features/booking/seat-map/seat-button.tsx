import { JUST_TAKEN, SeatFigure } from '#web/features/booking/seat-map/seat-figure.tsx'
import { type SeatView, seatName } from '#web/features/booking/seat-map/seat-state.ts'
import type { ChairSide } from '#web/hall/seat-plan/chair-side.ts'
import type { SeatFocusProps } from '#web/hall/seat-plan/seat-grid.tsx'
import { classes } from '#web/ui/classes.ts'

/**
 * One seat of the map. A seat that is not available can still be focused and pressed, so that the map says why.
 */
export function SeatButton({
  view,
  side,
  focusProps,
  justTaken,
  onPress,
}: {
  view: SeatView
  side: ChairSide
  focusProps: SeatFocusProps
  justTaken: boolean
  onPress: () => void
}) {
  const { seat, state, yours } = view
  return (
    <button
      {...focusProps}
      type="button"
      aria-label={seatName(view)}
      aria-disabled={view.refusal === undefined ? undefined : true}
      onClick={onPress}
      className={classes(
        'absolute inset-[4.5%] touch-manipulation rounded-[20%] transition-transform focus-visible:z-10 focus-visible:outline-offset-1',
        view.refusal === undefined && 'hover:scale-106 active:scale-97',
        view.refusal !== undefined && 'cursor-not-allowed',
        state === 'selected' && 'z-10 scale-106',
        justTaken && JUST_TAKEN,
      )}
    >
      <SeatFigure seat={seat} tier={seat.tier} state={state} yours={yours} side={side} />
    </button>
  )
}
