import { type FormEvent, useState } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { countedRupees } from '#shared/domain/money/cash-count.ts'
import { cashNoteMissing } from '#shared/domain/money/cash-shift.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { type OpenShift, type ShiftEnd, useCloseShift } from '#web/api/money/cash.ts'
import { CashNoteField, CountDifference } from '#web/features/cash/count-difference.tsx'
import {
  CountFields,
  EMPTY_COUNT,
  isCounted,
  type TypedCount,
  toCashCount,
} from '#web/features/cash/count-fields.tsx'
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx'
import { focusFirstError } from '#web/ui/form/focus-field.ts'
import { RupeeField } from '#web/ui/form/rupee-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CASH_WORDS, CLOSE_SHIFT_WORDS as WORDS } from '#words/money/cash.ts'

/** What the page says after an action. */
export type CashNotice = { message: string; tone: 'success' | 'warning' }

/** Closes a shift. Asks for the count of the drawer and the amount that goes to the owner. */
export function CloseShiftDialog({
  shift,
  onClose,
  onClosed,
}: {
  shift: Pick<OpenShift, 'id' | 'expected'>
  onClose: () => void
  /** Gets a sentence about the count. */
  onClosed: (notice: CashNotice) => void
}) {
  const [typed, setTyped] = useState<TypedCount>(EMPTY_COUNT)
  const [handedOver, setHandedOver] = useState('')
  const [note, setNote] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const close = useCloseShift((end) => onClosed(closedNotice(end)))
  const count = toCashCount(typed)
  const counted = countedRupees(count)
  const tooMuch = Number(handedOver) > counted
  const difference = counted - shift.expected

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSubmitted(true)
    if (!isCounted(typed) || tooMuch || cashNoteMissing(difference, note)) {
      return focusFirstError(event.currentTarget)
    }
    close.mutate({ id: shift.id, count, handedOver: Number(handedOver), note })
  }

  return (
    <FormDialog
      title={WORDS.title}
      size="large"
      cancelLabel={CASH_WORDS.cancel}
      submitLabel={WORDS.close}
      pending={close.isPending}
      busyLabel={WORDS.closing}
      className="gap-5"
      onClose={onClose}
      onSubmit={submit}
    >
      <CountFields typed={typed} missing={submitted && !isCounted(typed)} onChange={setTyped} />
      {isCounted(typed) && (
        <CountDifference expected={shift.expected} counted={counted} words={WORDS} />
      )}
      <RupeeField
        label={WORDS.handOver}
        hint={fillIn(WORDS.left, { amount: rupees(Math.max(0, counted - Number(handedOver))) })}
        maxLength={7}
        value={handedOver}
        error={tooMuch ? WORDS.tooMuch : undefined}
        onChange={setHandedOver}
      />
      <CashNoteField
        difference={isCounted(typed) ? difference : 0}
        note={note}
        submitted={submitted}
        onChange={setNote}
      />
      {close.isError && <Notice tone="danger">{close.error.message}</Notice>}
    </FormDialog>
  )
}

function closedNotice({ difference }: ShiftEnd): CashNotice {
  if (difference === 0) return { message: WORDS.closedRight, tone: 'success' }
  const text = difference > 0 ? WORDS.closedOver : WORDS.closedShort
  return { message: fillIn(text, { amount: rupees(Math.abs(difference)) }), tone: 'warning' }
}
