import { useState } from 'react'
import type { PaymentMethod } from '#shared/domain/money/payment.ts'
import { utrProblem } from '#shared/domain/money/utr.ts'
import { problemText } from '#web/session/problem-text.ts'

export type UtrInput = {
  typed: string
  problem: string | undefined
  onType: (typed: string) => void
}

/** The UTR of a UPI payment as typed, what is wrong with it, and what to send: nothing for cash or an empty field. */
export function useTypedUtr(
  method: PaymentMethod | undefined,
  submitted: boolean,
): UtrInput & { sent: { utr?: string }; isWrong: boolean } {
  const [typed, onType] = useState('')
  const isGiven = method === 'upi' && typed.trim() !== ''
  const problem = isGiven ? problemText(utrProblem(typed)) : undefined
  return {
    typed,
    problem: submitted ? problem : undefined,
    onType,
    sent: isGiven ? { utr: typed } : {},
    isWrong: problem !== undefined,
  }
}
