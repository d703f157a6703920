import type { Hold } from '#shared/contract/wire-names.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { shortDay } from '#shared/domain/calendar-day.ts'
import { useHallDay } from '#web/api/public-settings.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Shown above the current membership while a renewal is unpaid. */
export function UnpaidRenewal({ booking }: { booking: Hold }) {
  const { amount, seat, startDate, holdUntil, payAtDesk } = booking
  const lastDay = useHallDay(holdUntil)
  if (payAtDesk) {
    return (
      <Notice tone="info" title={`Pay ${rupees(amount)} at reception by ${shortDay(lastDay)}`}>
        {`This keeps seat ${seat} from ${shortDay(startDate)}.`}
      </Notice>
    )
  }
  return (
    <Notice
      tone="warning"
      title="Your renewal is unpaid"
      action={
        <ButtonLink href="/payment" size="small">
          Complete Payment
        </ButtonLink>
      }
    >
      {`Pay ${rupees(amount)} to keep seat ${seat} from ${shortDay(startDate)}.`}
    </Notice>
  )
}
