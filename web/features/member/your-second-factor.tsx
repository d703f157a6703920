import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** Leads admins to their second factor. */
export function YourSecondFactor() {
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">Second factor</h2>
      <p className="mt-2 text-ink-soft">
        A code from your phone when you log in. It keeps others out even if they know your password.
      </p>
      <ButtonLink variant="secondary" className="mt-4" href="/second-factor">
        Manage second factor
      </ButtonLink>
    </Card>
  )
}
