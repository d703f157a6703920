import { type FormEvent, useId, useState } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { type ListedBooking, useReturnDeposit } from '#web/api/booking/desk-booking.ts'
import { displayName } from '#web/features/desk-booking/display-name.ts'
import {
  MoneyReturnedFields,
  moneyReturned,
  moneyReturnedProblems,
  NOTHING_RETURNED,
  RefundRefused,
} from '#web/features/desk-booking/money-returned-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { BOOKING_MESSAGES } from '#words/booking/booking.ts'
import { REFUND_WORDS, RETURN_DEPOSIT_WORDS as WORDS } from '#words/booking/desk-booking.ts'

/** Returns a deposit as a whole. `cancelled` means that its booking was cancelled just before. */
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
  onClose: (message?: string) => void
}) {
  const [id] = useState(() => crypto.randomUUID())
  const [form, setForm] = useState(NOTHING_RETURNED)
  const [submitted, setSubmitted] = useState(false)
  const formId = useId()
  const giveBack = useReturnDeposit(booking.id)
  const name = displayName(booking)
  const problems = submitted ? moneyReturnedProblems(form) : {}
  const leave = () => onClose(cancelled ? `${name}: ${BOOKING_MESSAGES.cancelled}` : undefined)

  function submit(event: FormEvent) {
    event.preventDefault()
    setSubmitted(true)
    const sent = moneyReturned(form)
    if (!sent || Object.values(moneyReturnedProblems(form)).some(Boolean)) return
    giveBack.mutate(
      { id, ...sent },
      {
        onSuccess: ({ data: { number } }) =>
          onClose(`${name}: ${fillIn(WORDS.message, { number })}`),
      },
    )
  }

  return (
    <Modal
      open
      onClose={leave}
      title={fillIn(WORDS.title, { name })}
      description={fillIn(cancelled ? WORDS.afterCancelling : WORDS.effect, { name })}
      dismissible={!giveBack.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={leave} disabled={giveBack.isPending}>
            {REFUND_WORDS.notNow}
          </Button>
          <Button type="submit" form={formId} busy={giveBack.isPending} busyLabel={WORDS.busy}>
            {fillIn(WORDS.submit, { amount: rupees(amount) })}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={submit}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
      >
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 rounded-control bg-raised px-4 py-3 font-semibold tabular-nums">
          <dt>{WORDS.deposit}</dt>
          <dd className="text-right">{rupees(amount)}</dd>
        </dl>
        <MoneyReturnedFields
          value={form}
          problems={problems}
          onChange={(changed) => setForm({ ...form, ...changed })}
        />
        <RefundRefused error={giveBack.error} />
      </form>
    </Modal>
  )
}
