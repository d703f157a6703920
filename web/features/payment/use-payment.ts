import { useEffect, useRef, useState } from 'react'
import { type PaymentMethod, SIMULATED_WAIT_SECONDS } from '#shared/domain/money/payment.ts'
import { type PaymentReply, useCompletePayment } from '#web/api/money/payment.ts'
import { discardPaymentId, paymentIdFor } from '#web/features/payment/payment-id.ts'
import {
  needsNewId,
  type PaymentProblem,
  paymentProblem,
} from '#web/features/payment/payment-problem.ts'
import { awaitFirstMembership } from '#web/session/first-membership.ts'
import { useLeaveWarning } from '#web/session/leave-guard.ts'

type PaymentState =
  | { step: 'choosing' }
  /** The simulated wait; nothing has been sent yet. */
  | { step: 'waiting' }
  | { step: 'confirming' }
  | { step: 'failed'; problem: PaymentProblem }
  | { step: 'paid'; method: PaymentMethod; reply: PaymentReply }

/**
 * Pays for the booking that `bookingKey` identifies. If payments are simulated, waits first; leaving during the wait
 * cancels the payment. Ignores calls while a payment runs.
 */
export function usePayment(
  bookingKey: string,
  { simulated }: { simulated: boolean },
): {
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
      if (simulated) {
        setPayment({ step: 'waiting' })
        if ((await wait(SIMULATED_WAIT_SECONDS)) === 'left') return
      }
      setPayment({ step: 'confirming' })
      const reply = await complete({ paymentId: paymentIdFor(bookingKey), paymentMethod })
      if (reply.user.hold?.payAtDesk) {
        awaitFirstMembership(reply.user)
        // A changed booking may have the same key, and reserves its seat anew.
        discardPaymentId()
      }
      setPayment({ step: 'paid', method: paymentMethod, reply })
    } catch (error) {
      if (needsNewId(error)) discardPaymentId()
      setPayment({ step: 'failed', problem: paymentProblem(error, { atReception: !simulated }) })
    } finally {
      running.current = false
    }
  }
  return { payment, pay }
}

/** A wait that resolves early with 'left' when the screen unmounts. */
function useWait(): (seconds: number) => Promise<'over' | 'left'> {
  const endWait = useRef<() => void>(undefined)
  useEffect(() => () => endWait.current?.(), [])
  return (seconds) =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve('over'), seconds * 1000)
      endWait.current = () => {
        clearTimeout(timer)
        resolve('left')
      }
    })
}
