import { type ReactNode, useState } from 'react'
import { BILL_PICTURE } from '#shared/contract/desk-endpoints.ts'
import { callUrl } from '#web/api/request.ts'
import { PrivatePicture } from '#web/hall/private-picture.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { BILL_WORDS as WORDS } from '#words/money/cash.ts'

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
  const path = callUrl({ path: BILL_PICTURE.url }, { params: { id: expenseId } })
  return (
    <Modal open title={WORDS.title} description={what} onClose={onClose}>
      <div className="grid gap-4">
        <PrivatePicture path={path} words={WORDS}>
          {(url) => (
            <img src={url} alt={WORDS.title} className="w-full rounded-card border border-line" />
          )}
        </PrivatePicture>
        {children}
      </div>
    </Modal>
  )
}
