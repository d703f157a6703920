import { type FormEvent, useState } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { CASH_NOTE_MAX_LENGTH, countedRupees } from '#shared/domain/money/cash-shift.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { type OpenShift, type ShiftEnd, useCloseShift } from '#web/api/money/cash.ts'
import {
  CountFields,
  EMPTY_COUNT,
  type TypedCount,
  toCashCount,
} from '#web/features/cash/count-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { RupeeField } from '#web/ui/form/rupee-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CLOSE_SHIFT_WORDS as WORDS } from '#words/money/cash.ts'

/** Closes a shift. Asks for the count of the drawer and the amount that goes to the owner. */
export function CloseShiftDialog({
  shift,
  onClose,
  onClosed,
}: {
  shift: Pick<OpenShift, 'id' | 'expected'>
  onClose: () => void
  /** Gets a sentence about the count. */
  onClosed: (message: string) => void
}) {
  const [typed, setTyped] = useState<TypedCount>(EMPTY_COUNT)
  const [handedOver, setHandedOver] = useState('')
  const [note, setNote] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const close = useCloseShift((end) => onClosed(closedText(end)))
  const count = toCashCount(typed)
  const counted = countedRupees(count)
  const tooMuch = Number(handedOver) > counted
  const noteMissing = counted !== shift.expected && note.trim() === ''
  const isTyped = Object.values(typed).some((text) => text !== '')

  function submit(event: FormEvent) {
    event.preventDefault()
    setSubmitted(true)
    if (tooMuch || noteMissing) return
    close.mutate({ id: shift.id, count, handedOver: Number(handedOver), note })
  }

  return (
    <Modal open title={WORDS.title} size="large" onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <CountFields typed={typed} onChange={setTyped} />
        {isTyped && <Difference expected={shift.expected} counted={counted} />}
        <RupeeField
          label={WORDS.handOver}
          hint={fillIn(WORDS.left, { amount: rupees(Math.max(0, counted - Number(handedOver))) })}
          maxLength={7}
          value={handedOver}
          error={tooMuch ? WORDS.tooMuch : undefined}
          onChange={setHandedOver}
        />
        <TextField
          label={WORDS.note}
          autoComplete="off"
          maxLength={CASH_NOTE_MAX_LENGTH}
          value={note}
          error={submitted && noteMissing ? WORDS.noteMissing : undefined}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        {close.isError && <Notice tone="danger">{close.error.message}</Notice>}
        <Button type="submit" block busy={close.isPending} busyLabel={WORDS.closing}>
          {WORDS.close}
        </Button>
      </form>
    </Modal>
  )
}

function closedText({ difference }: ShiftEnd): string {
  if (difference === 0) return WORDS.closedRight
  const text = difference > 0 ? WORDS.closedOver : WORDS.closedShort
  return fillIn(text, { amount: rupees(Math.abs(difference)) })
}

function Difference({ expected, counted }: { expected: number; counted: number }) {
  const difference = counted - expected
  const sums = { expected: rupees(expected), amount: rupees(Math.abs(difference)) }
  return (
    <div role="status">
      {difference === 0 ? (
        <Notice tone="success">{fillIn(WORDS.right, sums)}</Notice>
      ) : (
        <Notice tone="warning">{fillIn(difference > 0 ? WORDS.over : WORDS.short, sums)}</Notice>
      )}
    </div>
  )
}
