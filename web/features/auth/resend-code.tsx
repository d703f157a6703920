import { useState } from 'react'
import { useSecondsUntil } from '#web/session/countdown.ts'
import type { CodeRequest, CodeSent } from '#web/session/request-code.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

export type ResendTexts = {
  resend: string
  resending: string
  resent: string
  /** The label while the button is disabled. */
  resendIn: (seconds: number) => string
}

/** Resends the code once the countdown is over (document 1, section 4). */
export function ResendCode({
  nextCodeAt,
  texts,
  resend,
  onResent,
}: {
  nextCodeAt: number
  texts: ResendTexts
  resend: () => Promise<CodeRequest<string>>
  onResent: (sent: CodeSent) => void
}) {
  const left = useSecondsUntil(nextCodeAt)
  const [outcome, setOutcome] = useState<'sending' | 'sent' | { problem: string }>()

  async function send() {
    setOutcome('sending')
    const sending = await resend()
    if ('problem' in sending) return setOutcome(sending)
    setOutcome(sending.refusal === undefined ? 'sent' : { problem: sending.refusal })
    onResent(sending)
  }

  return (
    <div className="grid gap-4">
      {typeof outcome === 'object' && <Notice tone="danger">{outcome.problem}</Notice>}
      {outcome === 'sent' && <Notice tone="success">{texts.resent}</Notice>}
      <div className="flex flex-wrap items-center justify-center gap-x-1">
        <span className="text-ink-soft">Didn't get the OTP?</span>
        <Button
          variant="quiet"
          size="small"
          disabled={left > 0}
          busy={outcome === 'sending'}
          busyLabel={texts.resending}
          onClick={send}
          className="tabular-nums"
        >
          {left > 0 ? texts.resendIn(left) : texts.resend}
        </Button>
      </div>
    </div>
  )
}
