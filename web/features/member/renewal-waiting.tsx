import type { PendingBooking } from '#shared/contract/user.ts'
import { displayDay } from '#shared/domain/calendar-day.ts'
import { rupees } from '#shared/domain/prices.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** While a further booking waits for payment; the running membership stays as it is. */
export function RenewalWaiting({ booking }: { booking: PendingBooking }) {
  const { totalAmount, preferredSeat, membershipStartDate, payAtDesk } = booking
  if (payAtDesk) {
    return (
      <Notice tone="info" title="Your renewal is to be paid at the desk">
        {`Please pay ${rupees(totalAmount)} at the desk to keep seat ${preferredSeat} from ${displayDay(membershipStartDate)}.`}
      </Notice>
    )
  }
  return (
    <Notice
      tone="warning"
      title="Your renewal is waiting for payment"
      action={
        <ButtonLink href="/payment" size="small">
          Complete Payment
        </ButtonLink>
      }
    >
      {`Pay ${rupees(totalAmount)} to keep seat ${preferredSeat} from ${displayDay(membershipStartDate)}.`}
    </Notice>
  )
}
