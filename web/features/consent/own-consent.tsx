import { CONSENT_LINES } from '#shared/words/en/consent.ts'
import { useConfirmOwnConsent } from '#web/api/consent.ts'
import { ConsentLine } from '#web/hall/consent-line.tsx'
import { NOTICE_ON_SCREEN } from '#web/hall/notice-on-screen.ts'
import { setCurrentUser } from '#web/session/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Someone who registered under 18 consents on their own. */
export function OwnConsent() {
  const confirm = useConfirmOwnConsent()
  return (
    <Card className="grid gap-5">
      <p>
        You registered before you were 18. From now on you decide yourself how we may use your data,
        so please agree once more. Then you can book again.
      </p>
      <ConsentLine text={CONSENT_LINES.own} />
      {confirm.error && <Notice tone="danger">{confirm.error.message}</Notice>}
      <Button
        size="large"
        block
        busy={confirm.isPending}
        busyLabel="Saving..."
        onClick={() =>
          confirm.mutate(NOTICE_ON_SCREEN, { onSuccess: ({ user }) => setCurrentUser(user) })
        }
      >
        I agree
      </Button>
      <p className="text-sm text-ink-soft">
        If you don't agree, you can <TextLink href="/your-data">delete your account</TextLink>.
      </p>
    </Card>
  )
}
