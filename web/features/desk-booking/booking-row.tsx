import { isCancellable, keepsSeat, takesDeskPayment } from '#shared/domain/booking/booking-state.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { isOverdue } from '#shared/domain/money/overdue.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings, useStudyDays, useToday } from '#web/api/admin/public-settings.ts'
import type { ListedBooking } from '#web/api/booking/desk-booking.ts'
import { displayName } from '#web/features/desk-booking/display-name.ts'
import { BookingStateBadge } from '#web/hall/booking-state-badge.tsx'
import { discountText } from '#web/hall/discount-text.ts'
import { lastContactText } from '#web/hall/last-contact-text.ts'
import { localPeriod } from '#web/hall/local-period.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sentence } from '#web/ui/inline-text.tsx'
import { localDay } from '#web/ui/local-text.ts'
import {
  BATCH_LABELS,
  DURATION_LABELS,
  PAYMENT_METHOD_LABELS,
  ROOM_LABELS,
} from '#words/booking/booking-labels.ts'
import { BOOKING_ACTIONS, DESK_BOOKING_WORDS } from '#words/booking/desk-booking.ts'

/** A booking with its actions. */
export function BookingRow({
  booking,
  onAction,
}: {
  booking: ListedBooking
  onAction: (act: BookingAction) => void
}) {
  const { seat, state } = booking
  const name = displayName(booking)
  const days = useStudyDays()
  const { timeZone } = usePublicSettings()
  const { utr, chosenMethod, due } = booking
  const confirmable = utr === null && takesDeskPayment(booking)
  const movable = keepsSeat(booking, days)
  const cancellable = isCancellable(booking, days)
  const refundable = booking.returnable > 0 && booking.refundLimit > 0
  const { heldDeposit } = booking
  const about = { name, seat }
  return (
    <li className="gap-6 px-5 py-4 sm:px-6 lg:flex lg:items-center lg:justify-between">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <BookingStateBadge state={state} utrSent={utr !== null} />
          {due && <DueBadge due={due} />}
        </p>
        <p className="text-sm text-ink-soft wrap-anywhere">
          {booking.memberId ?? booking.email}
          {booking.phoneNumber !== null && (
            <a
              href={`tel:${booking.phoneNumber}`}
              className="-my-2 inline-block py-2 pl-2 text-primary underline underline-offset-4 print:no-underline"
            >
              {booking.phoneNumber}
            </a>
          )}
        </p>
        <p className="mt-1">
          <Sentence
            text={DESK_BOOKING_WORDS.seatInRoom}
            seat={<strong>{seat}</strong>}
            room={ROOM_LABELS[booking.room]}
          />
        </p>
        <p className="text-sm text-ink-soft">
          {BATCH_LABELS[booking.batch]}, {DURATION_LABELS[booking.duration]}
        </p>
        <p className="text-sm text-ink-soft">
          {localPeriod(booking)},{' '}
          <span className="font-medium text-ink tabular-nums">{rupees(booking.amount)}</span>
        </p>
        {booking.deposit !== undefined && (
          <p className="text-sm text-ink-soft">
            {fillIn(heldDeposit ? DESK_BOOKING_WORDS.heldDeposit : DESK_BOOKING_WORDS.deposit, {
              deposit: rupees(booking.deposit),
            })}
          </p>
        )}
        {booking.discount && (
          <p className="text-sm text-ink-soft wrap-anywhere">{discountText(booking.discount)}</p>
        )}
        {due && due.allowedBy !== '' && (
          <p className="text-sm text-ink-soft wrap-anywhere">
            {fillIn(DESK_BOOKING_WORDS.dueAllowedBy, { name: due.allowedBy })}
          </p>
        )}
        {booking.lastContact && (
          <p className="text-sm font-medium">{lastContactText(booking.lastContact, timeZone)}</p>
        )}
        {booking.returned > 0 && (
          <p className="text-sm font-medium">
            {fillIn(DESK_BOOKING_WORDS.refunded, { amount: rupees(booking.returned) })}
          </p>
        )}
        {chosenMethod !== null && utr === null && (
          <p className="text-sm text-ink-soft">
            {fillIn(DESK_BOOKING_WORDS.chosen, { method: PAYMENT_METHOD_LABELS[chosenMethod] })}
          </p>
        )}
      </div>
      {(utr !== null ||
        confirmable ||
        due ||
        movable ||
        cancellable ||
        refundable ||
        heldDeposit?.mayReturn) && (
        <div className="mt-3 flex flex-wrap gap-2 lg:mt-0 lg:shrink-0 lg:justify-end">
          {utr !== null && (
            <Button
              size="small"
              leading="check"
              aria-label={fillIn(BOOKING_ACTIONS.checkLabel, about)}
              onClick={() => onAction('check')}
            >
              {BOOKING_ACTIONS.check}
            </Button>
          )}
          {confirmable && (
            <Button
              size="small"
              leading="check"
              aria-label={fillIn(BOOKING_ACTIONS.confirmLabel, about)}
              onClick={() => onAction('confirm')}
            >
              {BOOKING_ACTIONS.confirm}
            </Button>
          )}
          {due && (
            <Button
              size="small"
              leading="rupee"
              aria-label={fillIn(BOOKING_ACTIONS.payDueLabel, about)}
              onClick={() => onAction('payDue')}
            >
              {BOOKING_ACTIONS.payDue}
            </Button>
          )}
          {movable && (
            <Button
              variant="secondary"
              size="small"
              leading="seat"
              aria-label={fillIn(BOOKING_ACTIONS.moveLabel, about)}
              onClick={() => onAction('move')}
            >
              {BOOKING_ACTIONS.move}
            </Button>
          )}
          {cancellable && (
            <Button
              variant="secondary"
              size="small"
              leading="trash"
              aria-label={fillIn(BOOKING_ACTIONS.cancelLabel, about)}
              onClick={() => onAction('cancel')}
            >
              {BOOKING_ACTIONS.cancel}
            </Button>
          )}
          {refundable && (
            <Button
              variant="secondary"
              size="small"
              leading="rupee"
              aria-label={fillIn(BOOKING_ACTIONS.refundLabel, about)}
              onClick={() => onAction('refund')}
            >
              {BOOKING_ACTIONS.refund}
            </Button>
          )}
          {heldDeposit?.mayReturn && (
            <Button
              variant="secondary"
              size="small"
              leading="rupee"
              aria-label={fillIn(BOOKING_ACTIONS.returnDepositLabel, about)}
              onClick={() => onAction('returnDeposit')}
            >
              {BOOKING_ACTIONS.returnDeposit}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** The due of a booking: how much, and by when it must be paid. Red once that day has passed. */
function DueBadge({ due }: { due: NonNullable<ListedBooking['due']> }) {
  const overdue = isOverdue(due, useToday())
  const text = overdue ? DESK_BOOKING_WORDS.dueSince : DESK_BOOKING_WORDS.dueBy
  const values = { open: rupees(due.open), day: localDay(due.payableOn) }
  return <Badge tone={overdue ? 'danger' : 'warning'}>{fillIn(text, values)}</Badge>
}

/** What reception can do with a booking of the list. */
export type BookingAction =
  | 'move'
  | 'cancel'
  | 'confirm'
  | 'payDue'
  | 'check'
  | 'refund'
  | 'refundCancelled'
  | 'returnDeposit'
  | 'returnDepositCancelled'
