import { useState } from 'react'
import { DEPOSIT } from '#shared/domain/money/declared-deposit.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { type PublicSettings, usePublicSettings } from '#web/api/admin/public-settings.ts'
import { Button } from '#web/ui/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { DECLARATION_WORDS } from '#words/tour/tour-declaration.ts'

/** Returns the declaration, with the hall's deposit or, if the hall has set none, the specification's. */
function declaration({ deposit }: PublicSettings): string[] {
  const { true: truthText, deposit: specifiedText, deposits, punctual } = DECLARATION_WORDS
  const depositText = deposit
    ? fillIn<string>(deposits[deposit.kind], { deposit: deposit.amount, months: deposit.months })
    : fillIn(specifiedText, { deposit: DEPOSIT })
  return [truthText, depositText, punctual]
}

/**
 * The self-declaration, to which the visitor must agree before the request is sent (specification document 2, section
 * 5).
 */
export function DeclarationModal({
  sending,
  onAgreed,
  onClose,
}: {
  sending: boolean
  onAgreed: () => void
  onClose: () => void
}) {
  const settings = usePublicSettings()
  const [agreed, setAgreed] = useState(false)
  const [alertShown, setAlertShown] = useState(false)
  return (
    <Modal
      open
      onClose={onClose}
      title={DECLARATION_WORDS.title}
      size="medium"
      dismissible={!sending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={sending}>
            {DECLARATION_WORDS.cancel}
          </Button>
          <Button
            busy={sending}
            busyLabel={DECLARATION_WORDS.submitting}
            onClick={() => (agreed ? onAgreed() : setAlertShown(true))}
          >
            {DECLARATION_WORDS.submit}
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-3 pl-5 marker:text-primary">
        {declaration(settings).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <div className="mt-5 border-t border-line pt-3">
        <Checkbox
          label={DECLARATION_WORDS.agree}
          checked={agreed}
          disabled={sending}
          data-autofocus
          onChange={(event) => setAgreed(event.target.checked)}
        />
      </div>
      <AlertDialog
        open={alertShown}
        onClose={() => setAlertShown(false)}
        title={DECLARATION_WORDS.agreementNeeded}
      >
        {DECLARATION_WORDS.pleaseAgree}
      </AlertDialog>
    </Modal>
  )
}
