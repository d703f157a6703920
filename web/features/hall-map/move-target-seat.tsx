import { rupees } from '#shared/domain/booking/prices.ts'
import { type SeatId, tierOf } from '#shared/domain/booking/seats.ts'
import { moveTarget, seatDifference } from '#shared/domain/desk-booking/seat-move.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { SeatsToMoveTo } from '#web/api/booking/desk-booking.ts'
import { SeatNumber, SeatSign } from '#web/features/hall-map/hall-map-seat.tsx'
import { MOVE_TARGET_STYLES } from '#web/features/hall-map/seat-style.ts'
import type { SeatFocusProps } from '#web/hall/seat-plan/seat-grid.tsx'
import { classes } from '#web/ui/classes.ts'
import { MOVE_TARGET_LABELS, HALL_MAP_WORDS as WORDS } from '#words/booking/hall-map.ts'
import { TIER_LABELS } from '#words/booking/seat-labels.ts'

/** A seat of the map while a booking moves: its number and, if the booking can move to it, the price difference. */
export function MoveTargetSeat({
  id,
  found,
  focusProps,
  onChoose,
}: {
  id: SeatId
  found: SeatsToMoveTo
  focusProps: SeatFocusProps
  onChoose: () => void
}) {
  const target = moveTarget(id, found)
  const style = MOVE_TARGET_STYLES[target]
  const choosable = target === 'free' || target === 'againstRules'
  const difference = seatDifference(id, found.differences)
  return (
    <button
      {...focusProps}
      type="button"
      aria-haspopup={choosable ? 'dialog' : undefined}
      aria-disabled={!choosable}
      onClick={choosable ? onChoose : undefined}
      className={classes(
        '@container absolute inset-[4%] touch-manipulation rounded-md focus-visible:z-10 focus-visible:outline-offset-1',
        choosable ? 'hover:outline-2 hover:outline-ink' : 'cursor-not-allowed',
        style.className,
      )}
    >
      <span className="flex h-full flex-col items-center justify-center overflow-hidden px-px leading-none">
        <SeatNumber id={id} />{' '}
        {choosable && difference !== 0 && (
          <span
            aria-hidden="true"
            className="hidden text-xs tabular-nums @min-[2.5rem]:mt-1 @min-[2.5rem]:block"
          >
            {difference > 0 ? '+' : '\u2212'}
            {rupees(Math.abs(difference))}
          </span>
        )}
        <span className="sr-only">
          {choosable
            ? fillIn(WORDS.target, {
                target: MOVE_TARGET_LABELS[target],
                tier: TIER_LABELS[tierOf(id)],
                price: priceText(difference),
              })
            : MOVE_TARGET_LABELS[target]}
        </span>
      </span>
      <SeatSign {...style} />
    </button>
  )
}

function priceText(difference: number): string {
  if (difference === 0) return WORDS.samePrice
  const text = difference > 0 ? WORDS.more : WORDS.less
  return fillIn(text, { amount: rupees(Math.abs(difference)) })
}
