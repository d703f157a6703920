import type { User } from '#shared/contract/wire-names.ts'
import { homeOf } from '#shared/domain/user/progress.ts'
import { progressOf } from '#web/session/progress-of.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** Shown on /congratulations to visitors without a member ID. */
export function NoIdYet({ user }: { user: User | undefined }) {
  if (user) {
    return (
      <Card>
        <p>You get your member ID when you pay for your first booking.</p>
        <ButtonLink href={homeOf(progressOf(user))} block className="mt-6" trailing="arrowRight">
          Continue
        </ButtonLink>
      </Card>
    )
  }
  return (
    <Card>
      <p>Log in to see your member ID.</p>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <ButtonLink href="/login">Log in</ButtonLink>
        <ButtonLink href="/" variant="secondary">
          Back to home
        </ButtonLink>
      </div>
    </Card>
  )
}
