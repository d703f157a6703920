import { type FormEvent, useId, useState } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import { cashNoteMissing, countedRupees } from '#shared/domain/money/cash-shift.ts'
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
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
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
  const formId = useId()
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
    <Modal
      open
      title={WORDS.title}
      size="large"
      onClose={onClose}
      dismissible={!close.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={close.isPending}>
            {CASH_WORDS.cancel}
          </Button>
          <Button type="submit" form={formId} busy={close.isPending} busyLabel={WORDS.closing}>
            {WORDS.close}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={submit}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
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
      </form>
    </Modal>
  )
}

function closedNotice({ difference }: ShiftEnd): CashNotice {
  if (difference === 0) return { message: WORDS.closedRight, tone: 'success' }
  const text = difference > 0 ? WORDS.closedOver : WORDS.closedShort
  return { message: fillIn(text, { amount: rupees(Math.abs(difference)) }), tone: 'warning' }
}
