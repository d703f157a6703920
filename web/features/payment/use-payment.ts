import { useEffect, useRef, useState } from 'react'
import type { ReplyOf } from '#shared/contract/call.ts'
import type { completePayment } from '#shared/contract/payment.ts'
import { type PaymentMethod, SIMULATED_WAIT_SECONDS } from '#shared/domain/payment.ts'
import { useCompletePayment } from '#web/api/payment.ts'
import { forgetPaymentId, paymentIdFor } from '#web/features/payment/payment-id.ts'
import {
  isIdUsed,
  type PaymentProblem,
  paymentProblem,
} from '#web/features/payment/payment-problem.ts'

export type PaymentReply = ReplyOf<typeof completePayment>

type PaymentState =
  | { step: 'choosing' }
  /** The simulated wait; nothing has been sent yet. */
  | { step: 'waiting' }
  | { step: 'confirming' }
  | { step: 'failed'; problem: PaymentProblem }
  | { step: 'paid'; reply: PaymentReply }

/**
 * Pays for the booking that `booking` names: the simulated wait, then the completing call. A second
 * press while one payment runs does nothing. Who leaves during the wait has not paid.
 */
export function usePayment(booking: string): {
  payment: PaymentState
  pay: (method: PaymentMethod) => Promise<void>
} {
  const [payment, setPayment] = useState<PaymentState>({ step: 'choosing' })
  const { mutateAsync: complete } = useCompletePayment()
  const running = useRef(false)
  const wait = useWait()
  useLeaveWarning(payment.step === 'waiting' || payment.step === 'confirming')

  async function pay(paymentMethod: PaymentMethod) {
    if (running.current) return
    running.current = true
    try {
      setPayment({ step: 'waiting' })
      if ((await wait(SIMULATED_WAIT_SECONDS)) === 'left') return
      setPayment({ step: 'confirming' })
      const reply = await complete({ paymentId: paymentIdFor(booking), paymentMethod })
      setPayment({ step: 'paid', reply })
    } catch (error) {
      if (isIdUsed(error)) forgetPaymentId()
      setPayment({ step: 'failed', problem: paymentProblem(error) })
    } finally {
      running.current = false
    }
  }
  return { payment, pay }
}

/** A wait that ends early, with 'left', when the screen goes away. */
function useWait(): (seconds: number) => Promise<'over' | 'left'> {
  const leave = useRef<() => void>(undefined)
  useEffect(() => () => leave.current?.(), [])
  return (seconds) =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve('over'), seconds * 1000)
      leave.current = () => {
        clearTimeout(timer)
        resolve('left')
      }
    })
}

/** The browser asks before the tab is closed or reloaded. */
function useLeaveWarning(active: boolean) {
  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [active])
}
