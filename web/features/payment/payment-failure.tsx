import type { PaymentProblem } from '#web/features/payment/payment-problem.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Says why a payment failed and offers the next step. */
export function PaymentFailure({
  problem: { title, message, rebook },
  renewal,
}: {
  problem: PaymentProblem
  renewal: boolean
}) {
  const action = rebook !== undefined && (
    <ButtonLink href={bookingPath(renewal)} size="small">
      {rebook}
    </ButtonLink>
  )
  return (
    <Notice tone="danger" title={title} {...(action && { action })}>
      {message !== undefined && <p>{message}</p>}
      <p>
        {rebook === undefined
          ? "It's safe to try again. You won't be charged twice."
          : "You weren't charged."}
      </p>
    </Notice>
  )
}

/** Where the booking can be changed. */
export function bookingPath(renewal: boolean): string {
  return renewal ? '/booking?renewal=true' : '/booking'
}
