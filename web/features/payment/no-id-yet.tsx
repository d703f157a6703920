import type { CurrentUser } from '#shared/contract/user.ts'
import { homeOf } from '#shared/domain/progress.ts'
import { progressOf } from '#web/session/progress-of.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** For who opens /congratulations without an ID to be congratulated on. */
export function NoIdYet({ user }: { user: CurrentUser | undefined }) {
  if (user) {
    return (
      <Card>
        <p>Your member ID is issued when you have paid for your first booking.</p>
        <ButtonLink href={homeOf(progressOf(user))} block className="mt-6" trailing="arrowRight">
          Continue
        </ButtonLink>
      </Card>
    )
  }
  return (
    <Card>
      <p>Please sign in to see your member ID.</p>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <ButtonLink href="/login">Sign in</ButtonLink>
        <ButtonLink href="/" variant="secondary">
          Back to home
        </ButtonLink>
      </div>
    </Card>
  )
}
