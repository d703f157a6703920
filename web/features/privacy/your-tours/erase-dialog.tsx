import type { VisitorData } from '#shared/contract/visitor-data.ts'
import {
  erasedTours,
  erasedToursText,
  VISITOR_KEPT_DATA,
} from '#shared/domain/personal-data/erase-visitor.ts'
import { TOUR_STATUSES } from '#shared/domain/tour/tour.ts'
import { isRefusal } from '#web/api/client.ts'
import { useToday } from '#web/api/public-settings.ts'
import { useEraseVisitorData } from '#web/api/visitor-data.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Says what is deleted and what is kept, then deletes the data of the tours. */
export function EraseDialog({
  email,
  tours,
  onClose,
  onErased,
  onVerificationOver,
}: {
  email: string
  tours: VisitorData['tours']
  onClose: () => void
  onErased: (message: string) => void
  onVerificationOver: (message: string) => void
}) {
  const today = useToday()
  const erase = useEraseVisitorData()
  const counted = tours.flatMap(({ tourDate, status: stored }) => {
    const status = TOUR_STATUSES.find((known) => known === stored)
    return status ? [{ tourDate, status }] : []
  })

  function confirm() {
    erase.mutate(email, {
      onSuccess: ({ message }) => onErased(message),
      onError: (error) => {
        if (isRefusal(error, 'visitorProofOver')) onVerificationOver(error.message)
      },
    })
  }

  return (
    <Modal
      open
      onClose={onClose}
      title="Delete your tour data?"
      description="This can't be undone."
      dismissible={!erase.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={erase.isPending}>
            Keep my data
          </Button>
          <Button variant="danger" onClick={confirm} busy={erase.isPending} busyLabel="Deleting...">
            Delete permanently
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div>
          <h3 className="font-semibold">What we delete</h3>
          <ul className="mt-1 list-disc pl-5 text-ink-soft">
            <li>{erasedToursText(erasedTours(counted, today))}</li>
            <li>Notes by reception, and any emails and OTPs on their way to you</li>
          </ul>
        </div>
        <div>
          <h3 className="font-semibold">What we keep</h3>
          <ul className="mt-1 list-disc pl-5 text-ink-soft">
            {VISITOR_KEPT_DATA.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        {erase.error && <Notice tone="danger">{erase.error.message}</Notice>}
      </div>
    </Modal>
  )
}
