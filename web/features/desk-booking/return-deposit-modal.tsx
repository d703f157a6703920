import { type FormEvent, useState } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { REFUND_REASON_MAX_LENGTH } from '#shared/domain/money/refund.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { type ListedBooking, useReturnDeposit } from '#web/api/booking/desk-booking.ts'
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
import {
  NO_EMAIL_WORDS,
  REFUND_WORDS,
  RETURN_DEPOSIT_WORDS as WORDS,
} from '#words/booking/desk-booking.ts'

type Form = MoneyReturned & { keep: string; reason: string }

const EMPTY: Form = { ...NOTHING_RETURNED, keep: '', reason: '' }

const NO_PROBLEMS: ReturnType<typeof problemsOf> = {}

/** Returns a deposit, without a part if the hall keeps one. `cancelled` means that its booking was cancelled just before. */
export function ReturnDepositModal({
  booking,
  amount,
  cancelled,
  onClose,
}: {
  booking: ListedBooking
  /** Whole rupees. */
  amount: number
  cancelled: boolean
  onClose: (message?: string, voucher?: string) => void
}) {
  const [id] = useState(() => crypto.randomUUID())
  const [form, setForm] = useState(EMPTY)
  const [submitted, setSubmitted] = useState(false)
  const giveBack = useReturnDeposit(booking.id)
  const name = displayName(booking)
  const problems = submitted ? problemsOf(form, amount) : NO_PROBLEMS
  const change = (changed: Partial<Form>) => setForm({ ...form, ...changed })
  const kept = Number(form.keep)
  const goesBack = kept < amount ? amount - kept : 0
  const leave = () => onClose(cancelled ? `${name}: ${BOOKING_MESSAGES.cancelled}` : undefined)

  function submit(event: FormEvent) {
    event.preventDefault()
    setSubmitted(true)
    const sent = moneyReturned(form)
    if (!sent || Object.values(problemsOf(form, amount)).some(Boolean)) return
    giveBack.mutate(
      { id, ...sent, ...(kept > 0 && { kept: { amount: kept, reason: form.reason } }) },
      {
        onSuccess: ({ data: { number } }) =>
          onClose(`${name}: ${fillIn(BOOKING_MESSAGES.depositReturned, { number })}`, number),
      },
    )
  }

  const effect = booking.email ? WORDS.effect : NO_EMAIL_WORDS.voucher
  return (
    <FormDialog
      title={fillIn(WORDS.title, { name })}
      description={fillIn(cancelled ? WORDS.afterCancelling : effect, { name })}
      cancelLabel={REFUND_WORDS.notNow}
      submitLabel={fillIn(WORDS.submit, { amount: rupees(goesBack) })}
      pending={giveBack.isPending}
      busyLabel={WORDS.busy}
      onClose={leave}
      onSubmit={submit}
    >
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-control bg-raised px-4 py-3 tabular-nums">
        <dt className="text-ink-soft">{WORDS.deposit}</dt>
        <dd className="text-right">{rupees(amount)}</dd>
        <dt className="font-semibold">{fillIn(WORDS.returned, { name })}</dt>
        <dd className="text-right font-semibold">{rupees(goesBack)}</dd>
      </dl>
      <MoneyReturnedFields value={form} problems={problems} onChange={change} />
      <RupeeField
        label={WORDS.keep}
        hint={WORDS.keepHint}
        maxLength={5}
        value={form.keep}
        error={problems.keep}
        onChange={(keep) => change({ keep })}
      />
      {kept > 0 && (
        <TextArea
          label={REFUND_WORDS.reason}
          hint={fillIn(REFUND_WORDS.reasonHint, { name })}
          rows={2}
          maxLength={REFUND_REASON_MAX_LENGTH}
          value={form.reason}
          error={problems.reason}
          onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
        />
      )}
      <PaymentRefused error={giveBack.error} />
    </FormDialog>
  )
}

/** `amount`: the deposit in whole rupees. */
function problemsOf(
  { keep, reason, ...sent }: Form,
  amount: number,
): Partial<Record<keyof Form, string | undefined>> {
  const kept = Number(keep)
  return {
    ...moneyReturnedProblems(sent),
    keep: kept < amount ? undefined : fillIn(WORDS.keepTooMuch, { amount: rupees(amount) }),
    reason: kept > 0 && reason.trim() === '' ? REFUND_WORDS.reasonMissing : undefined,
  }
}
