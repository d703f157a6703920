import type { ReactNode } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { PaymentMethod, PaymentState } from '#shared/domain/money/payment.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useHallDay } from '#web/api/admin/public-settings.ts'
import type { ViewedUser } from '#web/api/user/user.ts'
import { CorrectMethod } from '#web/features/user/correct-method.tsx'
import { paperPath } from '#web/hall/print-receipt.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { TextLink } from '#web/ui/text-link.tsx'
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

/** A user's payments and refunds, each newest first, with their receipts and vouchers. */
export function UserPayments({ payments, refunds }: Pick<ViewedUser, 'payments' | 'refunds'>) {
  if (payments.length === 0) return <p className="py-3 text-ink-soft">{USER_DETAILS.noPayments}</p>
  return (
    <ul className="divide-y divide-line">
      {refunds.map(({ number, amount, method, day }) => (
        <Row key={number} amount={`− ${rupees(amount)}`} day={day} method={method}>
          <PaperLink number={number} />
        </Row>
      ))}
      {payments.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} />
      ))}
    </ul>
  )
}

function PaymentRow({ payment }: { payment: ViewedUser['payments'][number] }) {
  const { id, amount, method, state, at, receipt } = payment
  return (
    <Row
      amount={rupees(amount)}
      day={useHallDay(at)}
      method={method}
      badge={
        <>
          <Badge tone={TONES[state]}>{PAYMENT_STATE_LABELS[state]}</Badge>
          {payment.correctable && <CorrectMethod payment={payment} />}
        </>
      }
    >
      {receipt === null ? id : <PaperLink number={receipt} />}
    </Row>
  )
}

function PaperLink({ number }: { number: string }) {
  return <TextLink href={paperPath(number)}>{fillIn(USER_DETAILS.openPaper, { number })}</TextLink>
}

function Row({
  amount,
  day,
  method,
  badge,
  children,
}: {
  amount: string
  day: CalendarDay
  method: PaymentMethod | null
  badge?: ReactNode
  children: ReactNode
}) {
  return (
    <li className="flex flex-wrap justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium tabular-nums">{amount}</p>
        <p className="text-sm text-ink-soft">
          {localDay(day)}
          {method && `, ${PAYMENT_METHOD_LABELS[method]}`}
        </p>
        <p className="text-sm text-ink-soft wrap-anywhere">{children}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2 self-start">{badge}</div>
    </li>
  )
}
