import { rupees } from '#shared/domain/booking/prices.ts'
import { isOverdue } from '#shared/domain/money/overdue.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings, useToday } from '#web/api/admin/public-settings.ts'
import type { ListedBooking } from '#web/api/booking/desk-booking.ts'
import { type BookingAction, BookingActions } from '#web/features/desk-booking/booking-actions.tsx'
import {
  BookingContact,
  MemberLine,
  MemberLink,
} from '#web/features/desk-booking/booking-member.tsx'
import { BookingStateBadge } from '#web/hall/booking-state-badge.tsx'
import { discountText } from '#web/hall/discount-text.ts'
import { lastContactText } from '#web/hall/last-contact-text.ts'
import { localPeriod } from '#web/hall/local-period.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Sentence } from '#web/ui/inline-text.tsx'
import { localDay } from '#web/ui/local-text.ts'
import {
  BATCH_LABELS,
  DURATION_LABELS,
  PAYMENT_METHOD_LABELS,
  ROOM_LABELS,
} from '#words/booking/booking-labels.ts'
import { DESK_BOOKING_WORDS } from '#words/booking/desk-booking.ts'

/** A booking with its actions. */
export function BookingRow({
  booking,
  onAction,
}: {
  booking: ListedBooking
  onAction: (act: BookingAction) => void
}) {
  return (
    <li className="gap-6 px-5 py-4 sm:px-6 lg:flex lg:items-center lg:justify-between">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <MemberLink booking={booking} />
          <BookingBadges booking={booking} />
        </p>
        <MemberLine booking={booking} />
        <div className="my-2 empty:hidden lg:my-0">
          <BookingContact booking={booking} />
        </div>
        <p className="mt-1">
          <Sentence
            text={DESK_BOOKING_WORDS.seatInRoom}
            seat={<strong>{booking.seat}</strong>}
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
        <BookingFacts booking={booking} />
      </div>
      <BookingActions
        booking={booking}
        className="mt-3 flex flex-wrap gap-2 lg:mt-0 lg:shrink-0 lg:justify-end"
        onAction={onAction}
      />
    </li>
  )
}

/** The state of a booking, and its due. */
export function BookingBadges({ booking }: { booking: ListedBooking }) {
  return (
    <>
      <BookingStateBadge state={booking.state} utrSent={booking.utr !== null} />
      {booking.due && <DueBadge due={booking.due} />}
    </>
  )
}

/** What is unusual about a booking, a line each, and the last contact with its member. */
export function BookingFacts({ booking }: { booking: ListedBooking }) {
  const { timeZone } = usePublicSettings()
  const { utr, chosenMethod, due, heldDeposit } = booking
  return (
    <>
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
      {booking.note !== null && (
        <p className="text-sm whitespace-pre-line wrap-anywhere">
          {fillIn(DESK_BOOKING_WORDS.note, { note: booking.note })}
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
    </>
  )
}

/** The due of a booking: how much, and by when it must be paid. Red once that day has passed. */
function DueBadge({ due }: { due: NonNullable<ListedBooking['due']> }) {
  const overdue = isOverdue(due, useToday())
  const text = overdue ? DESK_BOOKING_WORDS.dueSince : DESK_BOOKING_WORDS.dueBy
  const values = { open: rupees(due.open), day: localDay(due.payableOn) }
  return <Badge tone={overdue ? 'danger' : 'warning'}>{fillIn(text, values)}</Badge>
}
