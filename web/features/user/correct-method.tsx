import { type FormEvent, useState } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { correctionNeedsUtr } from '#shared/domain/money/method-correction.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useCorrectMethod, type ViewedUser } from '#web/api/user/user.ts'
import { useTypedUtr } from '#web/hall/desk-payment/use-typed-utr.ts'
import { UtrField } from '#web/hall/desk-payment/utr-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CORRECT_METHOD_WORDS as WORDS } from '#words/user/user-management.ts'

type Payment = ViewedUser['payments'][number]

/** A button that asks whether a payment came by the other method, and corrects it. */
export function CorrectMethod({ payment }: { payment: Payment }) {
  // As it was when the question was asked: the corrected payment arrives before the question closes.
  const [asked, setAsked] = useState<Payment>()
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setAsked(payment)}>
        {WORDS.correct}
      </Button>
      {asked && <Question payment={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function Question({
  payment: { id: paymentId, amount, method: wrong, drawer },
  onClose,
}: {
  payment: Payment
  onClose: () => void
}) {
  const [id] = useState(() => crypto.randomUUID())
  const [submitted, setSubmitted] = useState(false)
  const correct = useCorrectMethod()
  const method = wrong === 'cash' ? 'upi' : 'cash'
  const utr = useTypedUtr(method, submitted)
  const needsUtr = correctionNeedsUtr(method, drawer)
  const utrMissing = needsUtr && utr.sent.utr === undefined
  const sums = { amount: rupees(amount) }

  function submit(event: FormEvent) {
    event.preventDefault()
    setSubmitted(true)
    if (utr.isWrong || utrMissing) return
    correct.mutate({ id, paymentId, method, ...utr.sent }, { onSuccess: onClose })
  }

  return (
    <FormDialog
      title={fillIn(WORDS.titles[method], sums)}
      description={WORDS.effects[method]}
      cancelLabel={WORDS.cancel}
      submitLabel={WORDS.confirm[method]}
      pending={correct.isPending}
      busyLabel={WORDS.busy}
      onClose={onClose}
      onSubmit={submit}
    >
      {drawer !== null && <p>{fillIn(WORDS.drawer[drawer][method], sums)}</p>}
      {method === 'upi' && (
        <UtrField
          utr={utrMissing && submitted ? { ...utr, problem: WORDS.utrMissing } : utr}
          hint={needsUtr ? WORDS.utrNeeded : undefined}
          optional={!needsUtr}
        />
      )}
      {correct.error && <Notice tone="danger">{correct.error.message}</Notice>}
    </FormDialog>
  )
}
