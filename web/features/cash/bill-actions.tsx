import { useState } from 'react'
import { useSaveBill } from '#web/api/money/cash.ts'
import { ShowBill } from '#web/hall/bill-dialog.tsx'
import { problemText } from '#web/session/problem-text.ts'
import { PictureButton } from '#web/ui/form/picture-button.tsx'
import { preparePicture } from '#web/ui/photo/prepare-picture.ts'
import { BILL_WORDS as WORDS } from '#words/money/cash.ts'

/** Adds the bill of the user's own expense, or shows and replaces it. */
export function BillActions({
  expenseId,
  what,
  hasBill,
  onSaved,
}: {
  expenseId: string
  what: string
  hasBill: boolean
  onSaved: () => void
}) {
  if (!hasBill) return <BillInput expenseId={expenseId} label={WORDS.add} onSaved={onSaved} />
  return (
    <ShowBill expenseId={expenseId} what={what}>
      <BillInput expenseId={expenseId} label={WORDS.replace} onSaved={onSaved} />
    </ShowBill>
  )
}

/** Adds the picture of an expense's bill, or replaces it, as soon as it is chosen. */
function BillInput({
  expenseId,
  label,
  onSaved,
}: {
  expenseId: string
  label: string
  onSaved: () => void
}) {
  const [refusal, setRefusal] = useState<string>()
  const save = useSaveBill(onSaved)
  async function choose(file: File) {
    save.reset()
    const { picture, problem } = await preparePicture(file)
    setRefusal(problemText(problem))
    if (picture) save.mutate({ id: expenseId, picture })
  }
  return (
    <PictureButton
      label={label}
      disabled={save.isPending}
      failure={refusal ?? save.error?.message}
      onChoose={(file) => void choose(file)}
    />
  )
}
