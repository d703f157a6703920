import type { PaymentProblem } from '#web/features/payment/payment-problem.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PAYMENT_WORDS } from '#words/money/payment.ts'

/** Says why a payment failed, and offers the next step. */
export function PaymentFailure({
  problem: { title, message, rebookLabel },
  renewal,
  atReception,
}: {
  problem: PaymentProblem
  renewal: boolean
  /** Whether members pay at reception, so that nothing was charged here. */
  atReception: boolean
}) {
  const action = rebookLabel !== undefined && (
    <ButtonLink href={bookingPath(renewal)} size="small">
      {rebookLabel}
    </ButtonLink>
  )
  return (
    <Notice tone="danger" title={title} {...(action && { action })}>
      {message !== undefined && <p>{message}</p>}
      <p>{adviceText(rebookLabel !== undefined, atReception)}</p>
    </Notice>
  )
}

function adviceText(mustRebook: boolean, atReception: boolean): string | undefined {
  if (atReception) return mustRebook ? undefined : PAYMENT_WORDS.reserve.safe
  return mustRebook ? PAYMENT_WORDS.failure.notCharged : PAYMENT_WORDS.failure.safe
}

/** Returns the path of the page on which the booking can be changed. */
export function bookingPath(renewal: boolean): string {
  return renewal ? '/booking?renewal=true' : '/booking'
}
