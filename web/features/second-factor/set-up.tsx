import { useState } from 'react'
import type { ReplyOf } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import type { confirmSecondFactor } from '#shared/contract/endpoints.ts'
import { useConfirmSecondFactor, useStartSecondFactor } from '#web/api/second-factor.ts'
import { PasswordAndCodeForm } from '#web/features/second-factor/password-and-code-form.tsx'
import { QrCode } from '#web/passes/qr-code.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { Notice } from '#web/ui/notice.tsx'

type Confirmed = ReplyOf<CallAt<typeof confirmSecondFactor>>

/** Sets the second factor up: the key for the app, then its first code. */
export function SetUp({ email, onDone }: { email: string; onDone: (reply: Confirmed) => void }) {
  const start = useStartSecondFactor()
  const confirm = useConfirmSecondFactor()
  if (!start.data) {
    return (
      <Card>
        <h2 className="font-display text-xl font-semibold">Set it up in two minutes</h2>
        <p className="mt-2 text-ink-soft">
          You need an authenticator app on your phone, such as Google Authenticator, Microsoft
          Authenticator or Aegis. It works without a network.
        </p>
        <Button
          className="mt-4"
          busy={start.isPending}
          busyLabel="Preparing..."
          onClick={() => start.mutate()}
        >
          Set up second factor
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
        <h2 className="font-display text-xl font-semibold">1. Add the key to your app</h2>
        <p className="mt-2 text-ink-soft">Scan this code with your authenticator app.</p>
        <div className="mt-4 flex justify-center sm:justify-start">
          <QrCode
            text={start.data.data.uri}
            size={224}
            label="QR code with the key for your authenticator app"
          />
        </div>
        <KeyText text={start.data.data.key} />
      </Card>
      <Card>
        <h2 className="font-display text-xl font-semibold">2. Enter the code it shows</h2>
        <div className="mt-4">
          <PasswordAndCodeForm
            email={email}
            onlyApp
            label="Switch on"
            busyLabel="Switching on..."
            send={async (sent) => onDone(await confirm.mutateAsync(sent))}
          />
        </div>
      </Card>
    </>
  )
}

/** The key in groups of four, for phones that can't scan it. */
function KeyText({ text }: { text: string }) {
  const [copied, setCopied] = useState<'yes' | 'no'>()
  return (
    <div className="mt-4">
      <p className="text-ink-soft">Can't scan it? Type this key into the app.</p>
      <p className="mt-1 font-mono text-lg wrap-anywhere select-all">
        {text.replace(/(.{4})(?=.)/g, '$1 ')}
      </p>
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        onClick={async () => setCopied((await copyText(text)) ? 'yes' : 'no')}
      >
        Copy key
      </Button>
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {copied === 'yes' && 'Key copied'}
        {copied === 'no' && "Couldn't copy the key. Please type it."}
      </p>
    </div>
  )
}
