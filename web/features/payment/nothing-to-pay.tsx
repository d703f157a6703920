import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { PAYMENT_WORDS } from '#words/money/payment.ts'

const WORDS = PAYMENT_WORDS.nothing

/** Shown when there is no unpaid booking. */
export function NothingToPay() {
  return (
    <Card>
      <EmptyState
        icon="seat"
        title={WORDS.title}
        action={<ButtonLink href="/booking">{WORDS.action}</ButtonLink>}
      >
        {WORDS.text}
      </EmptyState>
    </Card>
  )
}
