import type { User } from '#shared/contract/wire-names.ts'
import { homeOf } from '#shared/domain/user/progress.ts'
import { progressOf } from '#web/session/progress-of.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CONGRATULATIONS_WORDS as WORDS } from '#words/booking/congratulations.ts'

/** Shown on /congratulations to people without a member ID. */
export function NoIdYet({ user }: { user: User | undefined }) {
  if (user) {
    return (
      <Card>
        <p>{WORDS.noId.text}</p>
        <ButtonLink href={homeOf(progressOf(user))} block className="mt-6" trailing="arrowRight">
          {WORDS.continue}
        </ButtonLink>
      </Card>
    )
  }
  return (
    <Card>
      <p>{WORDS.noId.loggedOut}</p>
      <div className="mt-6 grid gap-3 sm:grid-cols-2">
        <ButtonLink href="/login">{WORDS.noId.logIn}</ButtonLink>
        <ButtonLink href="/" variant="secondary">
          {WORDS.noId.home}
        </ButtonLink>
      </div>
    </Card>
  )
}
