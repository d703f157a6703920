import { useState } from 'react'
import { imageFileProblem } from '#shared/domain/image-file.ts'
import { useSaveBill } from '#web/api/money/cash.ts'
import { ShowBill } from '#web/hall/bill-dialog.tsx'
import { problemText } from '#web/session/problem-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { shrinkPhoto } from '#web/ui/photo/shrink-photo.ts'
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
    const picture = await shrinkPhoto(file)
    const problem = imageFileProblem(picture)
    setRefusal(problemText(problem))
    if (problem === undefined) save.mutate({ id: expenseId, picture })
  }
  const failure = refusal ?? save.error?.message
  return (
    <div>
      <label className="relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control text-sm font-medium text-primary underline underline-offset-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:opacity-55">
        <Icon name="camera" className="size-4.5" />
        {label}
        <input
          type="file"
          accept="image/*"
          disabled={save.isPending}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            // Without this, choosing the same file again would not fire a change event.
            currentTarget.value = ''
            if (file) void choose(file)
          }}
          className="absolute inset-0 cursor-pointer text-[0] opacity-0 file:size-full file:cursor-pointer"
        />
      </label>
      {failure !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {failure}
        </p>
      )}
    </div>
  )
}
