import { rupees } from '#shared/domain/booking/prices.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { ListedBooking } from '#web/api/booking/desk-booking.ts'
import { displayName } from '#web/features/desk-booking/display-name.ts'
import { DeskPaymentFields } from '#web/hall/desk-payment/desk-payment-fields.tsx'
import { useDeskPayment } from '#web/hall/desk-payment/use-desk-payment.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { PAYMENT_MESSAGES } from '#words/booking/booking.ts'
import { PAYMENT_METHOD_LABELS } from '#words/booking/booking-labels.ts'
import { NO_EMAIL_WORDS, CONFIRM_PAYMENT_WORDS as WORDS } from '#words/booking/desk-booking.ts'

/** Confirms that reception received the money, or part of it, and by which method. */
export function ConfirmPaymentModal({
  booking,
  onClose,
}: {
  booking: ListedBooking
  onClose: (message?: string, receipt?: string | null) => void
}) {
  const { seat, chosenMethod } = booking
  const name = displayName(booking)
  const payment = useDeskPayment(booking, (_, receipt) =>
    onClose(`${name}: ${PAYMENT_MESSAGES.confirmed}`, receipt),
  )
  const { isFree, amountNow, deposit, discounted, busy } = payment
  return (
    <Modal
      open
      onClose={() => onClose()}
      title={
        isFree
          ? fillIn(WORDS.freeTitle, { seat, name })
          : fillIn(WORDS.title, {
              amount: rupees(amountNow > 0 ? amountNow : discounted.amount + deposit),
              name,
            })
      }
      description={fillIn(booking.email ? WORDS.effect : NO_EMAIL_WORDS.receipt, { seat, name })}
      dismissible={!busy}
      footer={
        <>
          <Button variant="secondary" onClick={() => onClose()} disabled={busy}>
            {WORDS.notYet}
          </Button>
          <Button onClick={payment.submit} busy={busy} busyLabel={WORDS.busy}>
            {WORDS.confirm}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <DeskPaymentFields
          booking={booking}
          payment={payment}
          methodHint={
            chosenMethod === null
              ? undefined
              : fillIn(WORDS.chosen, { name, method: PAYMENT_METHOD_LABELS[chosenMethod] })
          }
        />
      </div>
    </Modal>
  )
}
