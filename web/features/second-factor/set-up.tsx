import { useState } from 'react'
import type { ReplyOf } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import type { confirmSecondFactor } from '#shared/contract/desk-endpoints.ts'
import { useConfirmSecondFactor, useStartSecondFactor } from '#web/api/user/second-factor.ts'
import { PasswordAndCodeForm } from '#web/features/second-factor/password-and-code-form.tsx'
import { QrCode } from '#web/passes/qr-code.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SECOND_FACTOR_WORDS } from '#words/user/second-factor.ts'

type Confirmed = ReplyOf<CallAt<typeof confirmSecondFactor>>

/** Sets up the second factor: shows the key for the app, then asks for the first code. */
export function SetUp({ email, onDone }: { email: string; onDone: (reply: Confirmed) => void }) {
  const start = useStartSecondFactor()
  const confirm = useConfirmSecondFactor()
  if (!start.data) {
    return (
      <Card>
        <h2 className="font-display text-xl font-semibold">{SECOND_FACTOR_WORDS.setUpTitle}</h2>
        <p className="mt-2 text-ink-soft">{SECOND_FACTOR_WORDS.setUpNeeds}</p>
        <Button
          className="mt-4"
          busy={start.isPending}
          busyLabel={SECOND_FACTOR_WORDS.preparing}
          onClick={() => start.mutate()}
        >
          {SECOND_FACTOR_WORDS.setUp}
        </Button>
        {start.error && (
          <div className="mt-4">
            <Notice tone="danger">{start.error.message}</Notice>
          </div>
        )}
      </Card>
    )
  }
  return (
    <>
      <Card>
        <h2 className="font-display text-xl font-semibold">{SECOND_FACTOR_WORDS.addKeyTitle}</h2>
        <p className="mt-2 text-ink-soft">{SECOND_FACTOR_WORDS.addKey}</p>
        <div className="mt-4 flex justify-center sm:justify-start">
          <QrCode text={start.data.data.uri} size={224} label={SECOND_FACTOR_WORDS.keyImage} />
        </div>
        <KeyText text={start.data.data.key} />
      </Card>
      <Card>
        <h2 className="font-display text-xl font-semibold">{SECOND_FACTOR_WORDS.enterCodeTitle}</h2>
        <div className="mt-4">
          <PasswordAndCodeForm
            email={email}
            appCodeOnly
            label={SECOND_FACTOR_WORDS.switchOn}
            busyLabel={SECOND_FACTOR_WORDS.switchingOn}
            send={async (sent) => onDone(await confirm.mutateAsync(sent))}
          />
        </div>
      </Card>
    </>
  )
}

/** The key in groups of four, for phones that can't scan it. */
function KeyText({ text }: { text: string }) {
  const [wasCopied, setWasCopied] = useState<boolean>()
  return (
    <div className="mt-4">
      <p className="text-ink-soft">{SECOND_FACTOR_WORDS.typeKey}</p>
      <p className="mt-1 font-mono text-lg wrap-anywhere select-all">
        {text.replace(/(.{4})(?=.)/g, '$1 ')}
      </p>
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        onClick={async () => setWasCopied(await copyText(text))}
      >
        {SECOND_FACTOR_WORDS.copyKey}
      </Button>
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {wasCopied === true && SECOND_FACTOR_WORDS.keyCopied}
        {wasCopied === false && SECOND_FACTOR_WORDS.keyNotCopied}
      </p>
    </div>
  )
}
