import type { VisitorData } from '#shared/contract/tour/visitor-data.ts'
import { erasedTours } from '#shared/domain/personal-data/erase-visitor.ts'
import { TOUR_STATUSES } from '#shared/domain/tour/tour.ts'
import { erasedToursText } from '#shared/words/erased-tours.ts'
import { useToday } from '#web/api/admin/public-settings.ts'
import { isRefusal } from '#web/api/client.ts'
import { useEraseVisitorData } from '#web/api/tour/visitor-data.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LANGUAGE } from '#words/page/language.ts'
import { ERASED_TOURS_WORDS, VISITOR_KEPT_WORDS } from '#words/tour/erased-tours.ts'
import { ERASE_TOURS_WORDS } from '#words/tour/your-tours.ts'

/** Says what is deleted and what is kept, then deletes the visitor data. */
export function EraseDialog({
  email,
  tours,
  onClose,
  onErased,
  onVerificationExpired,
}: {
  email: string
  tours: VisitorData['tours']
  onClose: () => void
  onErased: () => void
  onVerificationExpired: (message: string) => void
}) {
  const today = useToday()
  const erase = useEraseVisitorData()
  const toursToCount = tours.flatMap(({ tourDate, status: stored }) => {
    const status = TOUR_STATUSES.find((known) => known === stored)
    return status ? [{ tourDate, status }] : []
  })

  function confirm() {
    erase.mutate(email, {
      onSuccess: onErased,
      onError: (error) => {
        if (isRefusal(error, 'visitorProofExpired')) onVerificationExpired(error.message)
      },
    })
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={ERASE_TOURS_WORDS.title}
      description={ERASE_TOURS_WORDS.text}
      dismissible={!erase.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={erase.isPending}>
            {ERASE_TOURS_WORDS.keep}
          </Button>
          <Button
            variant="danger"
            onClick={confirm}
            busy={erase.isPending}
            busyLabel={ERASE_TOURS_WORDS.erasing}
          >
            {ERASE_TOURS_WORDS.erase}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div>
          <h3 className="font-semibold">{ERASE_TOURS_WORDS.erasedTitle}</h3>
          <ul className="mt-1 list-disc pl-5 text-ink-soft">
            <li>
              {erasedToursText(LANGUAGE, ERASED_TOURS_WORDS, erasedTours(toursToCount, today))}
            </li>
            <li>{ERASE_TOURS_WORDS.notes}</li>
          </ul>
        </div>
        <div>
          <h3 className="font-semibold">{ERASE_TOURS_WORDS.keptTitle}</h3>
          <ul className="mt-1 list-disc pl-5 text-ink-soft">
            {Object.values(VISITOR_KEPT_WORDS).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        {erase.error && <Notice tone="danger">{erase.error.message}</Notice>}
      </div>
    </Modal>
  )
}
