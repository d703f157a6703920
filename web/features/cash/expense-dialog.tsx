import { type FormEvent, useState } from 'react'
import { rupees } from '#shared/domain/booking/prices.ts'
import {
  EXPENSE_CATEGORIES,
  type ExpenseCategory,
  MAX_EXPENSE,
} from '#shared/domain/money/cash-expense.ts'
import { CASH_NOTE_MAX_LENGTH } from '#shared/domain/money/cash-shift.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { isRefusal } from '#web/api/client.ts'
import { usePayExpense } from '#web/api/money/cash.ts'
import { problemText } from '#web/session/problem-text.ts'
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx'
import { FileField } from '#web/ui/form/file-field.tsx'
import { RupeeField } from '#web/ui/form/rupee-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { usePreparedPicture } from '#web/ui/photo/use-prepared-picture.ts'
import { Select } from '#web/ui/select/select.tsx'
import {
  BILL_WORDS,
  CASH_WORDS,
  EXPENSE_LABELS,
  EXPENSE_WORDS as WORDS,
} from '#words/money/cash.ts'
import { PHOTO_FIELD_WORDS } from '#words/user/photo-field.ts'

const CATEGORIES = EXPENSE_CATEGORIES.map((value) => ({ value, label: EXPENSE_LABELS[value] }))

/** Pays an expense out of the drawer. */
export function ExpenseDialog({
  inDrawer,
  onClose,
  onPaid,
}: {
  inDrawer: number
  onClose: () => void
  /** `billSaved` is false if the picture of the bill could not be saved. */
  onPaid: (billSaved: boolean) => void
}) {
  const [id] = useState(() => crypto.randomUUID())
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const [category, setCategory] = useState<ExpenseCategory>('tea')
  const bill = usePreparedPicture()
  const [problems, setProblems] = useState<{ amount?: string; note?: string }>({})
  const pay = usePayExpense(onPaid)

  function submit(event: FormEvent) {
    event.preventDefault()
    const sum = Number(amount)
    const missing = {
      ...(!(sum >= 1 && sum <= MAX_EXPENSE) && { amount: WORDS.amountMissing }),
      ...(note.trim() === '' && { note: WORDS.noteMissing }),
    }
    setProblems(missing)
    if (Object.keys(missing).length > 0) return
    pay.mutate({ id, amount: sum, category, note, bill: bill.picture })
  }

  return (
    <FormDialog
      title={WORDS.title}
      description={fillIn(WORDS.about, { amount: rupees(inDrawer) })}
      cancelLabel={CASH_WORDS.cancel}
      submitLabel={WORDS.pay}
      pending={pay.isPending}
      busy={pay.isPending || bill.isPreparing}
      busyLabel={bill.isPreparing ? PHOTO_FIELD_WORDS.preparing : WORDS.paying}
      onClose={onClose}
      onSubmit={submit}
    >
      <RupeeField
        label={WORDS.amount}
        maxLength={6}
        value={amount}
        error={problems.amount}
        autofocused
        onChange={(digits) => {
          setAmount(digits)
          setProblems({})
        }}
      />
      <Select
        label={WORDS.category}
        options={CATEGORIES}
        value={category}
        onChange={(value) =>
          setCategory(EXPENSE_CATEGORIES.find((each) => each === value) ?? 'other')
        }
      />
      <TextField
        label={WORDS.note}
        autoComplete="off"
        maxLength={CASH_NOTE_MAX_LENGTH}
        value={note}
        error={problems.note}
        onChange={({ currentTarget }) => {
          setNote(currentTarget.value)
          setProblems({})
        }}
      />
      <FileField
        label={BILL_WORDS.title}
        note={BILL_WORDS.optional}
        value={bill.picture}
        error={problemText(bill.problem)}
        onChange={(file) => void bill.choose(file)}
        chooseLabel={BILL_WORDS.choose}
        changeLabel={BILL_WORDS.change}
        removeLabel={BILL_WORDS.remove}
      />
      {pay.isError && (
        <Notice tone="danger">
          {isRefusal(pay.error, 'notFound') ? WORDS.sentBefore : pay.error.message}
        </Notice>
      )}
    </FormDialog>
  )
}
