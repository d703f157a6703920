import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'

/** Shown when there is no unpaid booking. */
export function NothingToPay() {
  return (
    <Card>
      <EmptyState
        icon="seat"
        title="There is nothing to pay"
        action={<ButtonLink href="/booking">Book a seat</ButtonLink>}
      >
        Choose your room, your hours and your seat first. You can pay for them here afterwards.
      </EmptyState>
    </Card>
  )
}
