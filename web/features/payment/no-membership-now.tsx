import type { User } from '#shared/contract/wire-names.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { homeOf } from '#shared/domain/user/progress.ts'
import { progressOf } from '#web/session/progress-of.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CONGRATULATIONS_WORDS as WORDS } from '#words/booking/congratulations.ts'

/** Shown on /congratulations to members whose booking was cancelled or is over. */
export function NoMembershipNow({ memberId, user }: { memberId: string; user: User }) {
  return (
    <Card>
      <p className="font-medium">{fillIn(WORDS.noMembership.memberId, { id: memberId })}</p>
      <p className="mt-2 text-ink-soft">{WORDS.noMembership.text}</p>
      <ButtonLink href={homeOf(progressOf(user))} block className="mt-6" trailing="arrowRight">
        {WORDS.continue}
      </ButtonLink>
    </Card>
  )
}
