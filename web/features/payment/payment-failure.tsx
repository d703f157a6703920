import { bookingAddress } from '#web/features/payment/booking-address.ts'
import type { PaymentProblem } from '#web/features/payment/payment-problem.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Says why a payment failed and offers the way on. */
export function PaymentFailure({
  problem: { message, rebook },
  renewal,
}: {
  problem: PaymentProblem
  renewal: boolean
}) {
  if (rebook === undefined) {
    return (
      <Notice tone="danger" title={message}>
        You can safely try again: you will not be charged twice.
      </Notice>
    )
  }
  const action = (
    <ButtonLink href={bookingAddress(renewal)} size="small">
      {rebook}
    </ButtonLink>
  )
  return (
    <Notice tone="danger" title={message} action={action}>
      Nothing was charged.
    </Notice>
  )
}
