import { useEffect, useState } from 'react'
import { SIMULATED_WAIT_SECONDS } from '#shared/domain/money/payment.ts'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { PAYMENT_WORDS } from '#words/money/payment.ts'

const WORDS = PAYMENT_WORDS.processing

/** The bar's progress when the wait is over and the server's reply is pending. */
const WAIT_PERCENT = 90

/** Covers the page while a payment runs, so that nothing else can be pressed. */
export function ProcessingDialog({ step }: { step: 'waiting' | 'confirming' }) {
  const waited = useWaitPercent()
  const [timesClosed, setTimesClosed] = useState(0)
  const percent = step === 'confirming' ? WAIT_PERCENT : waited
  return (
    <Modal
      // In some browsers, a second Escape closes the dialog; the new key reopens it.
      key={timesClosed}
      open
      onClose={() => setTimesClosed(timesClosed + 1)}
      dismissible={false}
      title={WORDS.title}
      description={WORDS.hint}
    >
      <div
        role="progressbar"
        aria-label={WORDS.label}
        aria-valuenow={percent}
        className="h-2.5 overflow-hidden rounded-full bg-sunken"
      >
        <div
          style={{ width: `${percent}%` }}
          className="h-full rounded-full bg-primary transition-[width] duration-150 ease-linear"
        />
      </div>
      <p role="status" className="mt-3 text-sm text-ink-soft">
        {WORDS[step]}
      </p>
    </Modal>
  )
}

/** Reads the clock, so that the bar is right even if the browser throttles the timer. */
function useWaitPercent(): number {
  const [percent, setPercent] = useState(0)
  useEffect(() => {
    const startedAt = Date.now()
    const timer = setInterval(() => {
      const share = Math.min(1, (Date.now() - startedAt) / (SIMULATED_WAIT_SECONDS * 1000))
      setPercent(Math.round(share * WAIT_PERCENT))
    }, 100)
    return () => clearInterval(timer)
  }, [])
  return percent
}
