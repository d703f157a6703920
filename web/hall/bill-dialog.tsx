import { type ReactNode, useState } from 'react'
import { BILL_PICTURE } from '#shared/contract/desk-endpoints.ts'
import { callUrl } from '#web/api/request.ts'
import { useStoredPicture } from '#web/api/stored-picture.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { BILL_WORDS as WORDS } from '#words/money/cash.ts'
import { WIDGET_WORDS } from '#words/page/widgets.ts'

type Bill = {
  expenseId: string
  /** What was bought. */
  what: string
  /** Further buttons below the picture. */
  children?: ReactNode
}

/** A button that shows the picture of an expense's bill. */
export function ShowBill(bill: Bill) {
  const [shown, setShown] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setShown(true)}
        className="flex min-h-11 items-center text-sm font-medium text-primary underline underline-offset-4 print:hidden"
      >
        {WORDS.show}
      </button>
      {shown && <BillDialog {...bill} onClose={() => setShown(false)} />}
    </>
  )
}

function BillDialog({ expenseId, what, onClose, children }: Bill & { onClose: () => void }) {
  const { url, isError, refetch } = useStoredPicture(
    callUrl({ path: BILL_PICTURE.url }, { params: { id: expenseId } }),
  )
  return (
    <Modal open title={WORDS.title} description={what} onClose={onClose}>
      <div className="grid gap-4">
        {isError && (
          <Notice tone="danger">
            <p>{WORDS.failed}</p>
            <Button size="small" variant="secondary" onClick={() => void refetch()}>
              {WIDGET_WORDS.retry}
            </Button>
          </Notice>
        )}
        {!isError && url === undefined && (
          <p className="flex min-h-40 items-center justify-center gap-2 text-ink-soft">
            <Spinner className="size-5" />
            {WORDS.loading}
          </p>
        )}
        {url !== undefined && (
          <img src={url} alt={WORDS.title} className="w-full rounded-card border border-line" />
        )}
        {children}
      </div>
    </Modal>
  )
}
