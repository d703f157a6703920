import type { User } from '#shared/contract/wire-names.ts'
import { homeOf } from '#shared/domain/user/progress.ts'
import { progressOf } from '#web/session/progress-of.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** Shown on /congratulations to members whose booking was cancelled or is over. */
export function NoMembershipNow({ memberId, user }: { memberId: string; user: User }) {
  return (
    <Card>
      <p className="font-medium">Your member ID is {memberId}.</p>
      <p className="mt-2 text-ink-soft">
        You don't have an active membership. Your ID stays yours.
      </p>
      <ButtonLink href={homeOf(progressOf(user))} block className="mt-6" trailing="arrowRight">
        Continue
      </ButtonLink>
    </Card>
  )
}
