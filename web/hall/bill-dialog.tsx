import type { ReactNode } from 'react'
import { BILL_PICTURE } from '#shared/contract/desk-endpoints.ts'
import { callUrl } from '#web/api/request.ts'
import { useStoredPicture } from '#web/api/stored-picture.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { BILL_WORDS as WORDS } from '#words/cash.ts'
import { WIDGET_WORDS } from '#words/widgets.ts'

/** Shows the picture of an expense's bill. `children` are further buttons. */
export function BillDialog({
  expenseId,
  what,
  onClose,
  children,
}: {
  expenseId: string
  /** What was bought. */
  what: string
  onClose: () => void
  children?: ReactNode
}) {
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
