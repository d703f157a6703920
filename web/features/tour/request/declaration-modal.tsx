import { useState } from 'react'
import { AGREEMENT_REQUIRED, TOUR_DECLARATION } from '#shared/domain/tour/tour-declaration.ts'
import { Button } from '#web/ui/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** The self-declaration, which must be agreed to before the request is sent (document 2, section 5). */
export function DeclarationModal({
  sending,
  onAgreed,
  onClose,
}: {
  sending: boolean
  onAgreed: () => void
  onClose: () => void
}) {
  const [agreed, setAgreed] = useState(false)
  const [alertShown, setAlertShown] = useState(false)
  return (
    <Modal
      open
      onClose={onClose}
      title="Self-Declaration"
      size="medium"
      dismissible={!sending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={sending}>
            Cancel
          </Button>
          <Button
            busy={sending}
            busyLabel="Submitting..."
            onClick={() => (agreed ? onAgreed() : setAlertShown(true))}
          >
            Submit Request
          </Button>
        </>
      }
    >
      <ul className="grid gap-4">
        {TOUR_DECLARATION.map((sentence) => (
          <li key={sentence} className="flex items-start gap-3">
            <Icon name="check" className="mt-0.5 size-5 text-primary" />
            {sentence}
          </li>
        ))}
      </ul>
      <div className="mt-5 border-t border-line pt-3">
        <Checkbox
          label="I Agree"
          checked={agreed}
          disabled={sending}
          data-autofocus
          onChange={(event) => setAgreed(event.target.checked)}
        />
      </div>
      <AlertDialog
        open={alertShown}
        onClose={() => setAlertShown(false)}
        title="Your agreement is needed"
      >
        {AGREEMENT_REQUIRED}
      </AlertDialog>
    </Modal>
  )
}
