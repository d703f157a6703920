import { type FormEvent, useId, useState } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { utrProblem } from '#shared/domain/money/utr.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useCorrectMethod, type ViewedUser } from '#web/api/user/user.ts'
import { problemText } from '#web/session/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CORRECT_METHOD_WORDS as WORDS } from '#words/user/user-management.ts'

type Payment = ViewedUser['payments'][number]

/** A button that asks whether a payment came by the other method, and corrects it. */
export function CorrectMethod({ payment }: { payment: Payment }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        {WORDS.correct}
      </Button>
      {asking && <Question payment={payment} onClose={() => setAsking(false)} />}
    </>
  )
}

function Question({
  payment: { id: paymentId, amount, method: wrong },
  onClose,
}: {
  payment: Payment
  onClose: () => void
}) {
  const [id] = useState(() => crypto.randomUUID())
  const [utr, setUtr] = useState('')
  const [problem, setProblem] = useState<string>()
  const formId = useId()
  const correct = useCorrectMethod()
  const method = wrong === 'cash' ? 'upi' : 'cash'

  function submit(event: FormEvent) {
    event.preventDefault()
    const typed = utr.trim() === '' ? undefined : utr
    const found = typed && problemText(utrProblem(typed))
    setProblem(found)
    if (found) return
    const sent = { id, paymentId, method, ...(typed && { utr: typed }) } as const
    correct.mutate(sent, { onSuccess: onClose })
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={fillIn(WORDS.titles[method], { amount: rupees(amount) })}
      description={WORDS.effects[method]}
      dismissible={!correct.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={correct.isPending}>
            {WORDS.cancel}
          </Button>
          <Button type="submit" form={formId} busy={correct.isPending} busyLabel={WORDS.busy}>
            {WORDS.confirm[method]}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {method === 'upi' && (
          <TextField
            label={WORDS.utr}
            note={WORDS.optional}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            value={utr}
            error={problem}
            onChange={({ currentTarget }) => setUtr(currentTarget.value)}
          />
        )}
        {correct.error && <Notice tone="danger">{correct.error.message}</Notice>}
      </form>
    </Modal>
  )
}
