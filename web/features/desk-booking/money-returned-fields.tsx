import {
  PAYMENT_METHODS,
  PAYMENT_PROBLEMS,
  type PaymentMethod,
} from '#shared/domain/money/payment.ts'
import { utrProblem } from '#shared/domain/money/utr.ts'
import { ShiftNotice } from '#web/hall/desk-payment/payment-refused.tsx'
import { UtrField } from '#web/hall/desk-payment/utr-field.tsx'
import { problemText } from '#web/session/problem-text.ts'
import { RadioCards } from '#web/ui/form/radio-cards.tsx'
import { REFUND_WORDS as WORDS } from '#words/booking/desk-booking.ts'

const METHODS = PAYMENT_METHODS.map((value) => ({
  value,
  title: WORDS.methods[value],
  description: WORDS.methodHints[value],
}))

/** How money goes back to a member, as typed. */
export type MoneyReturned = { method: PaymentMethod | undefined; utr: string }

export const NOTHING_RETURNED: MoneyReturned = { method: undefined, utr: '' }

type Problems = Partial<Record<keyof MoneyReturned, string | undefined>>

/** The method and, for UPI, the UTR of money that goes back to a member. */
export function MoneyReturnedFields({
  value,
  problems,
  onChange,
}: {
  value: MoneyReturned
  problems: Problems
  onChange: (changed: Partial<MoneyReturned>) => void
}) {
  return (
    <>
      <RadioCards
        name="method"
        label={WORDS.method}
        options={METHODS}
        columns={2}
        value={value.method}
        error={problems.method}
        onChange={(method) => onChange({ method })}
      />
      {value.method === 'cash' && <ShiftNotice paidOut />}
      {value.method === 'upi' && (
        <UtrField
          utr={{
            typed: value.utr,
            problem: problems.utr,
            onType: (utr) => onChange({ utr }),
          }}
          hint={WORDS.utrHint}
        />
      )}
    </>
  )
}

export function moneyReturnedProblems({ method, utr }: MoneyReturned): Problems {
  return {
    method: method ? undefined : problemText(PAYMENT_PROBLEMS.paymentMethodRequired),
    utr: method === 'upi' && utr.trim() !== '' ? problemText(utrProblem(utr)) : undefined,
  }
}

/** Returns what to send; undefined without a method. */
export function moneyReturned({ method, utr }: MoneyReturned) {
  if (method === undefined) return undefined
  return { method, ...(method === 'upi' && utr.trim() !== '' && { utr }) }
}
