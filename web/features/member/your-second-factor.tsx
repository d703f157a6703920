import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { YOUR_DATA_WORDS } from '#words/user/your-data.ts'

const WORDS = YOUR_DATA_WORDS.secondFactor

/** Links to the page of the user's second factor, for staff. */
export function YourSecondFactor() {
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">{WORDS.title}</h2>
      <p className="mt-2 text-ink-soft">{WORDS.text}</p>
      <ButtonLink variant="secondary" className="mt-4" href="/second-factor">
        {WORDS.action}
      </ButtonLink>
    </Card>
  )
}
