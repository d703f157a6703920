import type { CurrentUser, PendingBooking } from '#shared/contract/user.ts'
import { displayDay } from '#shared/domain/calendar-day.ts'
import { rupees } from '#shared/domain/prices.ts'
import { useHallDay } from '#web/api/hall.ts'
import { ActiveMembership } from '#web/features/member/active-membership.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** The membership in its three cases (document 2, section 4). */
export function MembershipCard({ user }: { user: CurrentUser }) {
  const booking = user.bookingDetails
  if (booking?.paymentStatus === 'completed') {
    return (
      <ActiveMembership
        booking={booking}
        validUntil={user.membershipValidUntil ?? booking.membershipEndDate}
      />
    )
  }
  if (booking?.paymentStatus === 'pending') {
    return user.pendingBooking?.payAtDesk ? (
      <PaymentAtDesk booking={user.pendingBooking} />
    ) : (
      <PaymentPending />
    )
  }
  return <NoMembership profileGiven={user.membershipCompleted} />
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

function PaymentAtDesk({ booking }: { booking: PendingBooking }) {
  const { totalAmount, preferredSeat, holdUntil } = booking
  const lastDay = useHallDay(holdUntil)
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">Payment Pending</h2>
      <p className="mt-2 text-ink-soft">Your membership booking is pending payment completion.</p>
      <p className="mt-2 font-medium">
        {`Please pay ${rupees(totalAmount)} at the desk. Seat ${preferredSeat} is held for you until ${displayDay(lastDay)}.`}
      </p>
    </Card>
  )
}

function NoMembership({ profileGiven }: { profileGiven: boolean }) {
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">No Active Membership</h2>
      <p className="mt-2 text-ink-soft">
        You don't have an active membership yet. Get started by purchasing a membership plan.
      </p>
      {profileGiven ? (
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
