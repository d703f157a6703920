import { isCancellable, keepsSeat, takesDeskPayment } from '#shared/domain/booking/booking-state.ts'
import { periodText } from '#shared/domain/booking/durations.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import type { BookingListed } from '#web/api/desk-booking.ts'
import { useStudyDays } from '#web/api/public-settings.ts'
import { BookingStateBadge } from '#web/hall/booking-state-badge.tsx'
import { Button } from '#web/ui/button.tsx'

/** One booking with its actions. */
export function BookingRow({
  booking,
  onAct,
}: {
  booking: BookingListed
  onAct: (act: BookingAction) => void
}) {
  const { name, seat, state } = booking
  const days = useStudyDays()
  const confirmable = takesDeskPayment(booking)
  const movable = keepsSeat(booking, days)
  const cancellable = isCancellable(booking, days)
  const about = `of ${name}, seat ${seat}`
  return (
    <li className="gap-6 px-5 py-4 sm:px-6 lg:flex lg:items-center lg:justify-between">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <BookingStateBadge state={state} />
        </p>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {booking.memberId ?? booking.email}
          {booking.phoneNumber !== null && `, ${booking.phoneNumber}`}
        </p>
        <p className="mt-1">
          Seat <strong>{seat}</strong>, {booking.room}
        </p>
        <p className="text-sm text-ink-soft">
          {booking.batch}, {booking.duration}
        </p>
        <p className="text-sm text-ink-soft">
          {periodText(booking)},{' '}
          <span className="font-medium text-ink tabular-nums">{rupees(booking.amount)}</span>
        </p>
      </div>
      {(confirmable || movable || cancellable) && (
        <div className="mt-3 flex flex-wrap gap-2 lg:mt-0 lg:shrink-0 lg:justify-end">
          {confirmable && (
            <Button
              size="small"
              leading="check"
              aria-label={`Confirm payment ${about}`}
              onClick={() => onAct('confirm')}
            >
              Confirm payment
            </Button>
          )}
          {movable && (
            <Button
              variant="secondary"
              size="small"
              leading="seat"
              aria-label={`Move booking ${about}`}
              onClick={() => onAct('move')}
            >
              Move
            </Button>
          )}
          {cancellable && (
            <Button
              variant="secondary"
              size="small"
              leading="trash"
              aria-label={`Cancel booking ${about}`}
              onClick={() => onAct('cancel')}
            >
              Cancel
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** An admin's action on a booking of the list. */
export type BookingAction = 'move' | 'cancel' | 'confirm'
