import { useState } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import {
  PAYMENT_METHOD_LABELS,
  PAYMENT_METHODS,
  PAYMENT_PROBLEMS,
  type PaymentMethod,
} from '#shared/domain/payment.ts'
import type { BookingListed } from '#web/api/desk-booking.ts'
import { useConfirmPayment } from '#web/api/desk-booking.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { RadioCards } from '#web/ui/form/radio-cards.tsx'
import { Notice } from '#web/ui/notice.tsx'

const OPTIONS = PAYMENT_METHODS.map((value) => ({ value, title: PAYMENT_METHOD_LABELS[value] }))

/** Confirms that reception has received the money, and by which method. */
export function ConfirmPaymentModal({
  booking,
  onClose,
}: {
  booking: BookingListed
  onClose: (message?: string) => void
}) {
  const { name, seat, amount } = booking
  const confirm = useConfirmPayment(booking.id)
  const [method, setMethod] = useState<PaymentMethod>()
  const [problem, setProblem] = useState<string>()

  function submit() {
    if (method === undefined) return setProblem(PAYMENT_PROBLEMS.paymentMethodRequired.message)
    confirm.mutate(method, { onSuccess: ({ message }) => onClose(`${name}: ${message}`) })
  }

  return (
    <Modal
      open
      onClose={() => onClose()}
      title={`Confirm ${rupees(amount)} from ${name}`}
      description={`Marks ${seat} paid and emails the receipt.`}
      dismissible={!confirm.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={() => onClose()} disabled={confirm.isPending}>
            Not yet
          </Button>
          <Button onClick={submit} busy={confirm.isPending} busyLabel="Confirming...">
            Confirm payment
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <RadioCards
          name="method"
          label="How was it paid?"
          options={OPTIONS}
          value={method}
          error={problem}
          onChange={(chosen) => {
            setMethod(chosen)
            setProblem(undefined)
          }}
        />
        {confirm.isError && <Notice tone="danger">{confirm.error.message}</Notice>}
      </div>
    </Modal>
  )
}
