import { useEffect, useState } from 'react'
import { CodeLifetime } from '#web/passes/code-lifetime.tsx'
import { NoQrCode, QrCode } from '#web/passes/qr-code.tsx'
import type { StoredPass } from '#web/passes/stored-pass.ts'
import { type PhoneCodeState, usePhoneCode } from '#web/passes/use-phone-code.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { PASS_WORDS } from '#words/door/pass.ts'

const { plain: PLAIN, otherPhone: OTHER_PHONE } = PASS_WORDS

/** How long to wait for the phone's key before showing the plain pass: the member may be waiting at the door. */
const MAX_WAIT_MS = 4_000

/** The changing code of this phone, `size` pixels wide and high. Without one, the plain pass and the reason. */
export function EntranceCode({ pass, size }: { pass: StoredPass; size: number }) {
  const state = usePhoneCode(useCurrentUser())
  const waiting = state.status === 'preparing' || state.status === 'requesting'
  const isLongWait = useIsLongWait(waiting)
  if (waiting && !isLongWait) return <NoQrCode size={size} onWhite />
  if (state.status === 'drawn') {
    const { digits, nextAt } = state.code
    return (
      <>
        <QrCode text={digits} size={size} label={PASS_WORDS.qrLabel} level="H" onWhite />
        <CodeLifetime nextAt={nextAt} width={Math.min(size - 32, 320)} />
        <p className="mt-1 px-3 text-sm text-balance text-[#5a5e54]">{PASS_WORDS.changes}</p>
      </>
    )
  }
  return (
    <>
      {state.status === 'onOtherPhone' && <OtherPhoneCard state={state} />}
      <QrCode text={pass.qrText} size={size} label={PASS_WORDS.qrLabel} onWhite />
      {state.status === 'none' && (
        <p className="mt-1 max-w-sm px-3 text-sm text-pretty text-[#5a5e54]">
          {PLAIN[state.reason]}
        </p>
      )}
    </>
  )
}

/** Returns whether `waiting` has been true for longer than MAX_WAIT_MS. */
function useIsLongWait(waiting: boolean): boolean {
  const [isLongWait, setIsLongWait] = useState(false)
  useEffect(() => {
    setIsLongWait(false)
    if (!waiting) return
    const timer = setTimeout(() => setIsLongWait(true), MAX_WAIT_MS)
    return () => clearTimeout(timer)
  }, [waiting])
  return isLongWait
}

function OtherPhoneCard({
  state: { replace },
}: {
  state: Extract<PhoneCodeState, { status: 'onOtherPhone' }>
}) {
  const [step, setStep] = useState<'asked' | 'moving' | 'failed'>('asked')
  async function move() {
    setStep('moving')
    try {
      await replace()
    } catch {
      setStep('failed')
    }
  }
  return (
    <section className="mb-3 w-full max-w-sm rounded-card border border-[#e3dac8] p-4">
      <h2 className="font-semibold">{OTHER_PHONE.title}</h2>
      <p className="mt-1 text-sm text-pretty text-[#5a5e54]">{OTHER_PHONE.text}</p>
      <Button
        size="small"
        className="mt-3"
        busy={step === 'moving'}
        busyLabel={OTHER_PHONE.moving}
        onClick={() => void move()}
      >
        {OTHER_PHONE.use}
      </Button>
      <p role="alert" className="text-sm text-[#b22222]">
        {step === 'failed' && <span className="mt-2 block">{OTHER_PHONE.failed}</span>}
      </p>
    </section>
  )
}
