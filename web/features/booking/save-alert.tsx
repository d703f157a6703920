import type { SaveRefusal } from '#web/features/booking/save-refusal.ts'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { BOOKING_FORM_WORDS } from '#words/booking/booking-form.ts'

const WORDS = BOOKING_FORM_WORDS.failed

/** Says why a booking was not saved. If the prices have changed, offers to reload them. */
export function SaveAlert({
  refusal,
  onClose,
}: {
  refusal: SaveRefusal | undefined
  onClose: () => void
}) {
  if (!refusal || refusal.kind === 'seat-taken') return null
  if (refusal.kind === 'price-changed') {
    return (
      <AlertDialog
        open
        onClose={onClose}
        title={WORDS.title}
        cancelLabel={WORDS.notNow}
        confirmLabel={WORDS.reload}
        onConfirm={() => location.reload()}
      >
        <p>{refusal.message}</p>
        <p className="mt-2">{WORDS.reloadHint}</p>
      </AlertDialog>
    )
  }
  return (
    <AlertDialog open onClose={onClose} title={WORDS.title}>
      {refusal.message}
    </AlertDialog>
  )
}
