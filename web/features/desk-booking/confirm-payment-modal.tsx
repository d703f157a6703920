import { useState } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { PAYMENT_METHODS, PAYMENT_PROBLEMS, type PaymentMethod } from '#shared/domain/payment.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { isRefusal } from '#web/api/client.ts'
import type { ListedBooking } from '#web/api/desk-booking.ts'
import { useConfirmPayment } from '#web/api/desk-booking.ts'
import { usePublicSettings } from '#web/api/public-settings.ts'
import { shownName } from '#web/features/desk-booking/shown-name.ts'
import { UpiCode } from '#web/hall/upi-code.tsx'
import { problemText } from '#web/session/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { RadioCards } from '#web/ui/form/radio-cards.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { PAYMENT_DONE } from '#words/booking.ts'
import { PAYMENT_METHOD_LABELS } from '#words/booking-labels.ts'
import { CONFIRM_PAYMENT_WORDS } from '#words/desk-booking.ts'

const OPTIONS = PAYMENT_METHODS.map((value) => ({ value, title: PAYMENT_METHOD_LABELS[value] }))

/** Confirms that reception has received the money, and by which method. */
export function ConfirmPaymentModal({
  booking,
  onClose,
}: {
  booking: ListedBooking
  onClose: (message?: string) => void
}) {
  const { seat, amount, chosenMethod } = booking
  const { upiId } = usePublicSettings()
  const [codeShown, setCodeShown] = useState(false)
  const name = shownName(booking)
  const confirm = useConfirmPayment(booking.id)
  const [method, setMethod] = useState<PaymentMethod>()
  const [problem, setProblem] = useState<string>()

  function submit() {
    if (method === undefined) return setProblem(problemText(PAYMENT_PROBLEMS.paymentMethodRequired))
    confirm.mutate(method, { onSuccess: () => onClose(`${name}: ${PAYMENT_DONE.confirmed}`) })
  }

  return (
    <Modal
      open
      onClose={() => onClose()}
      title={fillIn(CONFIRM_PAYMENT_WORDS.title, { amount: rupees(amount), name })}
      description={fillIn(CONFIRM_PAYMENT_WORDS.effect, { seat })}
      dismissible={!confirm.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={() => onClose()} disabled={confirm.isPending}>
            {CONFIRM_PAYMENT_WORDS.notYet}
          </Button>
          <Button onClick={submit} busy={confirm.isPending} busyLabel={CONFIRM_PAYMENT_WORDS.busy}>
            {CONFIRM_PAYMENT_WORDS.confirm}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <RadioCards
          name="method"
          label={CONFIRM_PAYMENT_WORDS.method}
          hint={
            chosenMethod === null
              ? undefined
              : fillIn(CONFIRM_PAYMENT_WORDS.chosen, {
                  name,
                  method: PAYMENT_METHOD_LABELS[chosenMethod],
                })
          }
          options={OPTIONS}
          value={method}
          error={problem}
          onChange={(chosen) => {
            setMethod(chosen)
            setProblem(undefined)
          }}
        />
        {upiId !== '' && method === 'upi' && (
          <div>
            <Button variant="secondary" size="small" onClick={() => setCodeShown(!codeShown)}>
              {codeShown ? CONFIRM_PAYMENT_WORDS.hide : CONFIRM_PAYMENT_WORDS.show}
            </Button>
            {codeShown && (
              <div className="mt-4">
                <UpiCode amount={amount} note={`Seat ${seat}`} />
              </div>
            )}
          </div>
        )}
        {confirm.isError && (
          <Notice tone="danger">
            {confirm.error.message}{' '}
            {isRefusal(confirm.error, 'noOpenShift') && (
              <TextLink href="/admin/cash">{CONFIRM_PAYMENT_WORDS.openShift}</TextLink>
            )}
          </Notice>
        )}
      </div>
    </Modal>
  )
}
