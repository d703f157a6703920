import type { Hold, User } from '#shared/contract/wire-names.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { endingOf } from '#shared/domain/booking/study-day.ts'
import { dayIn, shortDay, timeIn } from '#shared/domain/calendar-day.ts'
import { usePublicSettings } from '#web/api/public-settings.ts'
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
  if (user.hold) return <PaymentPending booking={user.hold} />
  return <NoMembership hasDetails={user.membershipCompleted} />
}

function PaymentPending({ booking }: { booking: Hold }) {
  const { seat, room, payAtDesk, holdUntil } = booking
  const { timeZone } = usePublicSettings()
  const held = useSecondsUntil(Date.parse(holdUntil)) > 0
  const until = new Date(holdUntil)
  const lastDay = shortDay(dayIn(timeZone, until))
  const pay = `Pay ${rupees(booking.amount)} at reception`
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">Payment Pending</h2>
      <p className="mt-2 text-ink-soft">Your membership booking is pending payment completion.</p>
      {payAtDesk && (
        <p className="mt-2 font-medium">{held ? `${pay} by ${lastDay}.` : `${pay}.`}</p>
      )}
      <p className={payAtDesk ? '' : 'mt-2 font-medium'}>
        {held
          ? `Seat ${seat} in ${room} is held for you until ${payAtDesk ? 'then' : timeIn(timeZone, until)}.`
          : `Seat ${seat} in ${room} is no longer held, but you can still pay if it's free.`}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {!payAtDesk && <ButtonLink href="/payment">Complete Payment</ButtonLink>}
        <ButtonLink href="/booking" variant="secondary">
          Change booking
        </ButtonLink>
      </div>
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
