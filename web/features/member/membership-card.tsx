import type { Hold, User } from '#shared/contract/wire-names.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { endingOf } from '#shared/domain/booking/study-day.ts'
import { shortDay } from '#shared/domain/calendar-day.ts'
import { useHallDay } from '#web/api/public-settings.ts'
import { ActiveMembership } from '#web/features/member/active-membership.tsx'
import { useSecondsUntil } from '#web/session/countdown.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** The membership status in its three cases (document 2, section 4). */
export function MembershipCard({ user }: { user: User }) {
  const booking = user.booking
  if (booking?.paymentStatus === 'completed') {
    return (
      <ActiveMembership
        booking={booking}
        valid={endingOf(user.membershipValidUntil, user.validUntilBatch) ?? booking}
      />
    )
  }
  if (booking?.paymentStatus === 'pending') {
    return user.hold?.payAtDesk ? <UnpaidAtDesk booking={user.hold} /> : <PaymentPending />
  }
  return <NoMembership hasDetails={user.membershipCompleted} />
}

function PaymentPending() {
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">Payment Pending</h2>
      <p className="mt-2 text-ink-soft">Your membership booking is pending payment completion.</p>
      <ButtonLink href="/payment" className="mt-5">
        Complete Payment
      </ButtonLink>
    </Card>
  )
}

function UnpaidAtDesk({ booking }: { booking: Hold }) {
  const { amount, seat, holdUntil } = booking
  const lastDay = useHallDay(holdUntil)
  const held = useSecondsUntil(Date.parse(holdUntil)) > 0
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">Payment Pending</h2>
      <p className="mt-2 text-ink-soft">Your membership booking is pending payment completion.</p>
      <p className="mt-2 font-medium">
        {held
          ? `Pay ${rupees(amount)} at reception by ${shortDay(lastDay)}. Seat ${seat} is held until then.`
          : `Pay ${rupees(amount)} at reception. Seat ${seat} is no longer held, but you can still pay if it's free.`}
      </p>
    </Card>
  )
}

function NoMembership({ hasDetails }: { hasDetails: boolean }) {
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">No Active Membership</h2>
      <p className="mt-2 text-ink-soft">
        You don't have an active membership yet. Get started by purchasing a membership plan.
      </p>
      {hasDetails ? (
        <ButtonLink href="/booking" className="mt-5">
          Purchase Membership
        </ButtonLink>
      ) : (
        <ButtonLink href="/membership-details" className="mt-5">
          {'Complete Profile & Get Membership'}
        </ButtonLink>
      )}
    </Card>
  )
}
