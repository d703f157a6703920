import type { Hold, User } from '#shared/contract/wire-names.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { ActiveMembership } from '#web/features/member/active-membership.tsx'
import { RejectedClaim, WaitingClaim } from '#web/features/member/waiting-claim.tsx'
import { CancelOwnBooking } from '#web/hall/cancel-own-booking.tsx'
import { hallMoment, hallTime } from '#web/hall/hall-time.ts'
import { useSecondsUntil } from '#web/session/countdown.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { DASHBOARD_WORDS } from '#words/user/dashboard.ts'

const { none: NONE, pending: PENDING } = DASHBOARD_WORDS

/** The membership status in its three cases (specification document 2, section 4). */
export function MembershipCard({ user }: { user: User }) {
  const booking = user.booking
  if (booking?.paymentStatus === 'completed') {
    return (
      <ActiveMembership
        booking={booking}
        cover={user.cover?.consecutiveEnd ?? booking}
        renewalWaits={user.hold !== null}
      />
    )
  }
  if (user.hold?.utrSent) return <WaitingClaim booking={user.hold} />
  if (user.hold) return <PaymentPending booking={user.hold} />
  return <NoMembership hasDetails={user.membershipCompleted} />
}

function PaymentPending({ booking }: { booking: Hold }) {
  const { seat, payAtDesk, holdUntil } = booking
  const { timeZone, upiId } = usePublicSettings()
  const held = useSecondsUntil(Date.parse(holdUntil)) > 0
  const until = new Date(holdUntil)
  const place = { seat, room: ROOM_LABELS[booking.room] }
  const amount = rupees(booking.toPay)
  const canPayByUpi = payAtDesk && upiId !== ''
  const inCash = booking.chosenMethod === 'cash'
  const { dueBy, due } = canPayByUpi && !inCash ? PENDING.withUpi : PENDING
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">{PENDING.title}</h2>
      <p className="mt-2 text-ink-soft">{PENDING.text}</p>
      {canPayByUpi && (
        <div className="mt-3 empty:hidden">
          <RejectedClaim />
        </div>
      )}
      {payAtDesk && (
        <p className="mt-3 text-lg leading-snug font-semibold text-balance">
          {held
            ? fillIn(dueBy, { amount, until: hallMoment(timeZone, until) })
            : fillIn(due, { amount })}
        </p>
      )}
      <p className={payAtDesk ? 'mt-1' : 'mt-3 text-lg leading-snug font-semibold text-balance'}>
        {!held && fillIn(PENDING.notHeld, place)}
        {held && payAtDesk && fillIn(PENDING.heldUntilThen, place)}
        {held && !payAtDesk && fillIn(PENDING.held, { ...place, time: hallTime(timeZone, until) })}
      </p>
      <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap">
        {!payAtDesk && <ButtonLink href="/payment">{PENDING.pay}</ButtonLink>}
        {canPayByUpi && (
          <ButtonLink href="/payment">{inCash ? PENDING.see : PENDING.payByUpi}</ButtonLink>
        )}
        <ButtonLink href="/booking" variant="secondary">
          {PENDING.change}
        </ButtonLink>
        <CancelOwnBooking booking={booking} />
      </div>
    </Card>
  )
}

function NoMembership({ hasDetails }: { hasDetails: boolean }) {
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">{NONE.title}</h2>
      <p className="mt-2 text-ink-soft">{NONE.text}</p>
      {hasDetails ? (
        <ButtonLink href="/booking" className="mt-5">
          {NONE.book}
        </ButtonLink>
      ) : (
        <ButtonLink href="/membership-details" className="mt-5">
          {NONE.details}
        </ButtonLink>
      )}
    </Card>
  )
}
