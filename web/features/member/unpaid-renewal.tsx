import type { Hold } from '#shared/contract/wire-names.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { shortDay } from '#shared/domain/calendar-day.ts'
import { useHallDay } from '#web/api/public-settings.ts'
import { useSecondsUntil } from '#web/session/countdown.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Shown above the current membership while a renewal is unpaid. */
export function UnpaidRenewal({ booking }: { booking: Hold }) {
  const { amount, seat, startDate, holdUntil, payAtDesk } = booking
  const lastDay = useHallDay(holdUntil)
  const held = useSecondsUntil(Date.parse(holdUntil)) > 0
  const keeps = `This keeps seat ${seat} from ${shortDay(startDate)}.`
  const pay = `Pay ${rupees(amount)} at reception`
  const due = held ? `${pay} by ${shortDay(lastDay)}` : pay
  if (payAtDesk) {
    return (
      <Notice tone="info" title={due}>
        {held ? keeps : `${keeps} ${noLongerHeld(seat)}`}
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
      {!held && ` ${noLongerHeld(seat)}`}
    </Notice>
  )
}

function noLongerHeld(seat: string): string {
  return `Seat ${seat} is no longer held, but you can still pay if it's free.`
}
