import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'

/** Shown when there is no unpaid booking. */
export function NothingToPay() {
  return (
    <Card>
      <EmptyState
        icon="seat"
        title="Nothing to pay"
        action={<ButtonLink href="/booking">Book a seat</ButtonLink>}
      >
        Choose your room, hours and seat first. Then you can pay here.
      </EmptyState>
    </Card>
  )
}
