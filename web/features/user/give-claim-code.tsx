import { fillIn } from '#shared/domain/placeholders.ts'
import { formatClaimCode } from '#shared/domain/user/claim-code.ts'
import { whatsAppLink } from '#shared/domain/user/contact.ts'
import { claimMessage } from '#shared/words/contact-message.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { type IssuedClaimCode, useIssueClaimCode } from '#web/api/booking/walk-in.ts'
import type { ViewedUser } from '#web/api/user/user.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { CLAIM_CODE_WORDS as WORDS } from '#words/user/user-management.ts'

/** A button that shows the code with which a walk-in claims the account, to be read out or sent. */
export function GiveClaimCode({ user }: { user: ViewedUser }) {
  const issue = useIssueClaimCode(user.id)
  return (
    <div className="grid justify-items-start gap-3">
      <p>{fillIn(WORDS.noLogin, { name: user.name })}</p>
      {issue.data ? (
        <Code user={user} issued={issue.data} />
      ) : (
        <Button
          variant="secondary"
          size="small"
          busy={issue.isPending}
          busyLabel={WORDS.showing}
          onClick={() => issue.mutate()}
        >
          {WORDS.show}
        </Button>
      )}
      {issue.error && <Notice tone="danger">{issue.error.message}</Notice>}
    </div>
  )
}

function Code({
  user: { name, phoneNumber, language },
  issued: { claimCode, lastDay },
}: {
  user: ViewedUser
  issued: IssuedClaimCode
}) {
  const { name: hallName } = usePublicSettings()
  const link = `${location.origin}/claim`
  const code = formatClaimCode(claimCode)
  const day = localDay(lastDay)
  const text = claimMessage(language, { name, hallName, link, code, lastDay })
  return (
    <>
      <p className="wrap-anywhere">{fillIn(WORDS.steps, { link })}</p>
      <output className="rounded-control border border-line bg-raised px-5 py-3 font-display text-3xl font-semibold tabular-nums">
        {code}
      </output>
      <p className="text-ink-soft">{fillIn(WORDS.lastDay, { day })}</p>
      {phoneNumber !== null && (
        <ButtonLink
          href={whatsAppLink(phoneNumber, text)}
          target="_blank"
          rel="noreferrer"
          variant="secondary"
          size="small"
        >
          {WORDS.whatsApp}
        </ButtonLink>
      )}
    </>
  )
}
