import { type FormEvent, useState } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { cashNoteMissing, receivedDifference } from '#shared/domain/money/cash-shift.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { type ClosedShift, useReceiveHandOver } from '#web/api/money/cash.ts'
import { CashNoteField, CountDifference } from '#web/features/cash/count-difference.tsx'
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx'
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
    <FormDialog
      title={WORDS.confirmTitle}
      description={fillIn(WORDS.declared, { name, amount: rupees(handedOver) })}
      cancelLabel={CASH_WORDS.cancel}
      submitLabel={WORDS.confirm}
      pending={receive.isPending}
      busyLabel={WORDS.confirming}
      disabled={received === null}
      onClose={onClose}
      onSubmit={submit}
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
    </FormDialog>
  )
}
