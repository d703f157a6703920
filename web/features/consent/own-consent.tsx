import { useConfirmOwnConsent } from '#web/api/user/consent.ts'
import { ConsentLine, NOTICE_ON_SCREEN } from '#web/hall/consent-line.tsx'
import { setCurrentUser } from '#web/session/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Sentence } from '#web/ui/inline-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { CONSENT_LINES } from '#words/user/consent.ts'
import { CONSENT_WORDS } from '#words/user/consent-screen.ts'

const WORDS = CONSENT_WORDS.own

/** Asks users who registered before they turned 18 for their own consent. */
export function OwnConsent() {
  const confirm = useConfirmOwnConsent()
  return (
    <Card className="grid gap-5">
      <p>{WORDS.text}</p>
      <ConsentLine text={CONSENT_LINES.own} />
      {confirm.error && <Notice tone="danger">{confirm.error.message}</Notice>}
      <Button
        size="large"
        block
        busy={confirm.isPending}
        busyLabel={WORDS.saving}
        onClick={() =>
          confirm.mutate(NOTICE_ON_SCREEN, { onSuccess: ({ user }) => setCurrentUser(user) })
        }
      >
        {WORDS.agree}
      </Button>
      <p className="text-sm text-ink-soft">
        <Sentence
          text={WORDS.otherwise}
          link={<TextLink href="/your-data">{WORDS.link}</TextLink>}
        />
      </p>
    </Card>
  )
}
