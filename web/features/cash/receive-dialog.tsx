import { type FormEvent, useId, useState } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { cashNoteMissing, receivedDifference } from '#shared/domain/money/cash-shift.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { type ClosedShift, useReceiveHandOver } from '#web/api/money/cash.ts'
import { CashNoteField, CountDifference } from '#web/features/cash/count-difference.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { focusFirstError } from '#web/ui/form/focus-field.ts'
import { RupeeField } from '#web/ui/form/rupee-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CASH_WORDS, CLOSED_SHIFTS_WORDS as WORDS } from '#words/money/cash.ts'

const ARRIVAL_WORDS = {
  right: WORDS.arrivedRight,
  over: WORDS.arrivedOver,
  short: WORDS.arrivedShort,
}

/** Confirms how much of a hand-over arrived. */
export function ReceiveDialog({
  shift,
  onClose,
  onReceived,
}: {
  shift: ClosedShift
  onClose: () => void
  onReceived: () => void
}) {
  const [typed, setTyped] = useState(String(shift.handedOver))
  const [note, setNote] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const formId = useId()
  const receive = useReceiveHandOver(onReceived)
  const { id, name, handedOver } = shift
  const received = typed === '' ? null : Number(typed)
  const difference = receivedDifference({ handedOver, received })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSubmitted(true)
    if (received === null || cashNoteMissing(difference, note)) {
      return focusFirstError(event.currentTarget)
    }
    receive.mutate({ id, received, ...(difference !== 0 && { note }) })
  }

  return (
    <Modal
      open
      title={WORDS.confirmTitle}
      description={fillIn(WORDS.declared, { name, amount: rupees(handedOver) })}
      onClose={onClose}
      dismissible={!receive.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={receive.isPending}>
            {CASH_WORDS.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            busy={receive.isPending}
            busyLabel={WORDS.confirming}
            disabled={received === null}
          >
            {WORDS.confirm}
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
        <RupeeField
          label={WORDS.arrived}
          hint={WORDS.arrivedHint}
          maxLength={7}
          value={typed}
          onChange={setTyped}
        />
        {received !== null && (
          <CountDifference expected={handedOver} counted={received} words={ARRIVAL_WORDS} />
        )}
        {difference !== 0 && (
          <CashNoteField
            difference={difference}
            note={note}
            submitted={submitted}
            onChange={setNote}
          />
        )}
        {receive.isError && <Notice tone="danger">{receive.error.message}</Notice>}
      </form>
    </Modal>
  )
}
