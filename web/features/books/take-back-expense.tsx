import { useState } from 'react'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useTakeBackExpense } from '#web/api/money/cash.ts'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { TAKE_BACK_WORDS as WORDS } from '#words/money/books.ts'

/** Takes back an expense whose shift is closed, after a confirmation. `what`: its category and amount. */
export function TakeBackExpense({
  expenseId,
  what,
  onDone,
}: {
  expenseId: string
  what: { category: string; amount: string }
  onDone: (message: string) => void
}) {
  const [asking, setAsking] = useState(false)
  const takeBack = useTakeBackExpense(() => {
    setAsking(false)
    onDone(WORDS.done)
  })
  return (
    <>
      <button
        type="button"
        onClick={() => setAsking(true)}
        aria-label={fillIn(WORDS.takeBackWhat, what)}
        className="flex min-h-11 items-center text-sm font-medium text-primary underline underline-offset-4 print:hidden"
      >
        {WORDS.takeBack}
      </button>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={fillIn(WORDS.title, what)}
        problem={takeBack.error?.message}
        confirmLabel={WORDS.takeBack}
        cancelLabel={WORDS.cancel}
        onConfirm={() => takeBack.mutate(expenseId)}
        busy={takeBack.isPending}
        busyLabel={WORDS.busy}
      >
        {WORDS.about}
      </AlertDialog>
    </>
  )
}
