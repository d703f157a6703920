import type { SeatId } from '#shared/domain/booking/seats.ts'
import {
  type MoveTarget,
  moveTarget,
  seatDifference,
} from '#shared/domain/desk-booking/seat-move.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { type SeatsToMoveTo, useMoveBooking } from '#web/api/booking/desk-booking.ts'
import type { SeatHolder } from '#web/api/booking/hall-map.ts'
import { holderName } from '#web/features/hall-map/seat-text.ts'
import { SeatMovePrice } from '#web/hall/seat-move-price.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { NO_EMAIL_WORDS } from '#words/booking/desk-booking.ts'
import { HALL_MAP_WORDS as WORDS } from '#words/booking/hall-map.ts'
import { SEAT_MOVE_WORDS } from '#words/booking/seat-move.ts'

/**
 * Asks whether to move a booking to the chosen seat. Says so if that seat is no longer free, or if somebody else moved
 * the booking meanwhile.
 */
export function ConfirmMove({
  holder,
  from,
  to,
  found,
  onMoved,
  onClose,
}: {
  holder: SeatHolder
  /** The booking's seat when `to` was chosen. */
  from: SeatId
  to: SeatId
  found: SeatsToMoveTo
  /** Receives how much more the new seat costs. */
  onMoved: (difference: number) => void
  onClose: () => void
}) {
  const move = useMoveBooking(holder.bookingId)
  const name = holderName(holder)
  const target = moveTarget(to, found)
  const difference = seatDifference(to, found.differences)
  const outdated = outdatedText({ from, to, now: found.seat, target })
  return (
    <Modal
      open
      onClose={onClose}
      title={fillIn(SEAT_MOVE_WORDS.title, { name, seat: from })}
      description={fillIn(holder.hasEmail ? SEAT_MOVE_WORDS.effect : NO_EMAIL_WORDS.moved, {
        name,
      })}
      dismissible={!move.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={move.isPending}>
            {WORDS.chooseOther}
          </Button>
          {(outdated === undefined || move.isPending) && (
            <Button
              busy={move.isPending}
              busyLabel={SEAT_MOVE_WORDS.busy}
              onClick={() =>
                move.mutate(
                  { seat: to, from, againstRules: target === 'againstRules' },
                  { onSuccess: () => onMoved(difference) },
                )
              }
            >
              {SEAT_MOVE_WORDS.move}
            </Button>
          )}
        </>
      }
    >
      <div className="space-y-4">
        <SeatMovePrice
          from={from}
          to={to}
          endDate={holder.endDate}
          differences={found.differences}
        />
        {target === 'againstRules' && (
          <Notice tone="warning">{fillIn(WORDS.againstRulesHint, { name })}</Notice>
        )}
        {move.error && <Notice tone="danger">{move.error.message}</Notice>}
        {!move.error && !move.isPending && outdated !== undefined && (
          <Notice tone="danger">{outdated}</Notice>
        )}
      </div>
    </Modal>
  )
}

function outdatedText({
  from,
  to,
  now,
  target,
}: {
  from: SeatId
  to: SeatId
  now: SeatId
  target: MoveTarget
}): string | undefined {
  if (now !== from) return fillIn(WORDS.movedElsewhere, { seat: now })
  return target === 'unavailable' ? fillIn(WORDS.gone, { seat: to }) : undefined
}
