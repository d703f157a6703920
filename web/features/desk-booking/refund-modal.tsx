import { type FormEvent, useState } from 'react'
import { useSearch } from 'wouter'
import { rupees } from '#shared/domain/booking/prices.ts'
import { REFUND_REASON_MAX_LENGTH } from '#shared/domain/money/refund.ts'
import { remainingRefund } from '#shared/domain/money/refund-limit.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { type ListedBooking, useRefundBooking } from '#web/api/booking/desk-booking.ts'
import { displayName } from '#web/features/desk-booking/display-name.ts'
import {
  type MoneyReturned,
  MoneyReturnedFields,
  moneyReturned,
  moneyReturnedProblems,
  NOTHING_RETURNED,
} from '#web/features/desk-booking/money-returned-fields.tsx'
import { PaymentRefused } from '#web/hall/desk-payment/payment-refused.tsx'
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx'
import { RupeeField } from '#web/ui/form/rupee-field.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { BOOKING_MESSAGES } from '#words/booking/booking.ts'
import { NO_EMAIL_WORDS, REFUND_WORDS as WORDS } from '#words/booking/desk-booking.ts'

type Form = MoneyReturned & { amount: string; reason: string }

const NO_PROBLEMS: ReturnType<typeof problemsOf> = {}

const EMPTY: Form = { ...NOTHING_RETURNED, amount: '', reason: '' }

/** Refunds a booking, fully or in part. `cancelled` means that it was cancelled just before. */
export function RefundModal({
  booking,
  cancelled,
  onClose,
}: {
  booking: ListedBooking
  cancelled: boolean
  onClose: (message?: string, voucher?: string) => void
}) {
  const [id] = useState(() => crypto.randomUUID())
  const search = useSearch()
  const [form, setForm] = useState(() => ({
    ...EMPTY,
    amount: cancelled ? '' : askedAmount(search, booking),
  }))
  const [submitted, setSubmitted] = useState(false)
  const refund = useRefundBooking(booking.id)
  const name = displayName(booking)
  const { returned, returnable, refundLimit, roleToRefundMore } = booking
  const maxAmount = remainingRefund(refundLimit, booking)
  const problems = submitted ? problemsOf(form, maxAmount) : NO_PROBLEMS
  const change = (changed: Partial<Form>) => setForm({ ...form, ...changed })
  const closeModal = () => onClose(cancelled ? `${name}: ${BOOKING_MESSAGES.cancelled}` : undefined)

  function submit(event: FormEvent) {
    event.preventDefault()
    setSubmitted(true)
    const { amount, reason } = form
    const sent = moneyReturned(form)
    if (!sent || Object.values(problemsOf(form, maxAmount)).some(Boolean)) return
    refund.mutate(
      { id, ...sent, amount: Number(amount), reason },
      {
        onSuccess: ({ data: { number } }) =>
          onClose(`${name}: ${fillIn(BOOKING_MESSAGES.refunded, { number })}`, number),
      },
    )
  }

  const effect = booking.email ? WORDS.effect : NO_EMAIL_WORDS.voucher
  return (
    <FormDialog
      title={fillIn(WORDS.title, { name })}
      description={fillIn(cancelled ? WORDS.afterCancelling : effect, { name })}
      cancelLabel={cancelled ? WORDS.noRefund : WORDS.notNow}
      submitLabel={
        Number(form.amount) > 0
          ? fillIn(WORDS.refundAmount, { amount: rupees(Number(form.amount)) })
          : WORDS.refund
      }
      pending={refund.isPending}
      busyLabel={WORDS.busy}
      onClose={closeModal}
      onSubmit={submit}
    >
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-control bg-raised px-4 py-3 tabular-nums">
        <dt className="text-ink-soft">{WORDS.paid}</dt>
        <dd className="text-right">{rupees(returned + returnable)}</dd>
        {returned > 0 && (
          <>
            <dt className="text-ink-soft">{WORDS.returned}</dt>
            <dd className="text-right">{rupees(returned)}</dd>
          </>
        )}
        <dt className="font-semibold">{WORDS.left}</dt>
        <dd className="text-right font-semibold">{rupees(maxAmount)}</dd>
      </dl>
      <RupeeField
        label={WORDS.amount}
        hint={
          maxAmount < returnable && roleToRefundMore
            ? fillIn(WORDS.limit[roleToRefundMore], { limit: rupees(refundLimit) })
            : undefined
        }
        maxLength={7}
        value={form.amount}
        error={problems.amount}
        autofocused
        onChange={(amount) => change({ amount })}
      />
      <MoneyReturnedFields value={form} problems={problems} onChange={change} />
      <TextArea
        label={WORDS.reason}
        hint={fillIn(WORDS.reasonHint, { name })}
        rows={2}
        maxLength={REFUND_REASON_MAX_LENGTH}
        value={form.reason}
        error={problems.reason}
        onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
      />
      <PaymentRefused error={refund.error} />
    </FormDialog>
  )
}

/** The query's `refund` after a move to a cheaper seat, until the booking had a refund; otherwise ''. */
function askedAmount(search: string, { id, returned }: ListedBooking): string {
  const params = new URLSearchParams(search)
  const amount = params.get('refund') ?? ''
  return params.get('booking') === id && returned === 0 && /^\d+$/.test(amount) ? amount : ''
}

function problemsOf(
  { amount, reason, ...sent }: Form,
  maxAmount: number,
): Partial<Record<keyof Form, string | undefined>> {
  const sum = Number(amount)
  return {
    amount:
      sum < 1
        ? WORDS.amountMissing
        : sum > maxAmount
          ? fillIn(WORDS.tooMuch, { amount: rupees(maxAmount) })
          : undefined,
    ...moneyReturnedProblems(sent),
    reason: reason.trim() === '' ? WORDS.reasonMissing : undefined,
  }
}
