import { rupees } from '#shared/domain/booking/prices.ts'
import type { PaymentState } from '#shared/domain/money/payment.ts'
import { useHallDay } from '#web/api/admin/public-settings.ts'
import type { ViewedUser } from '#web/api/user/user.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { PAYMENT_METHOD_LABELS, PAYMENT_STATE_LABELS } from '#words/booking/booking-labels.ts'
import { USER_DETAILS } from '#words/user/user-management.ts'

const TONES: Record<PaymentState, Tone> = {
  waiting: 'accent',
  begun: 'accent',
  completed: 'success',
  refused: 'neutral',
  refunding: 'accent',
  refunded: 'neutral',
}

type Payment = ViewedUser['payments'][number]

/** A user's payments, newest first. */
export function UserPayments({ payments }: { payments: readonly Payment[] }) {
  if (payments.length === 0) return <p className="py-3 text-ink-soft">{USER_DETAILS.noPayments}</p>
  return (
    <ul className="divide-y divide-line">
      {payments.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} />
      ))}
    </ul>
  )
}

function PaymentRow({ payment: { id, amount, method, state, at } }: { payment: Payment }) {
  const day = useHallDay(at)
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium tabular-nums">{rupees(amount)}</p>
        <p className="text-sm text-ink-soft">
          {localDay(day)}
          {method && `, ${PAYMENT_METHOD_LABELS[method]}`}
        </p>
        <p className="text-sm text-ink-soft wrap-anywhere">{id}</p>
      </div>
      <div>
        <Badge tone={TONES[state]}>{PAYMENT_STATE_LABELS[state]}</Badge>
      </div>
    </li>
  )
}
