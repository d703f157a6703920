import { useState } from 'react'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useSecondsUntil } from '#web/session/countdown.ts'
import type { CodeRequest, CodeSent } from '#web/session/request-code.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CODE_STEP_WORDS } from '#words/user/auth/code-step.ts'

/** Resends the code once the countdown is over (specification document 1, section 4). */
export function ResendCode({
  nextCodeAt,
  resend,
  onResent,
}: {
  nextCodeAt: number
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
      {outcome === 'sent' && <Notice tone="success">{CODE_STEP_WORDS.resent}</Notice>}
      <div className="flex flex-wrap items-center justify-center gap-x-1">
        <span className="text-ink-soft">{CODE_STEP_WORDS.notReceived}</span>
        <Button
          variant="quiet"
          size="small"
          disabled={left > 0}
          busy={outcome === 'sending'}
          busyLabel={CODE_STEP_WORDS.sending}
          onClick={send}
          className="tabular-nums"
        >
          {left > 0 ? fillIn(CODE_STEP_WORDS.resendIn, { seconds: left }) : CODE_STEP_WORDS.resend}
        </Button>
      </div>
    </div>
  )
}
