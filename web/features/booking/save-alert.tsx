import type { SaveRefusal } from '#web/features/booking/save-refusal.ts'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'

const FAILED = 'Failed to save booking details.'

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
        title={FAILED}
        cancelLabel="Not now"
        confirmLabel="Reload prices"
        onConfirm={() => location.reload()}
      >
        <p>{refusal.message}</p>
        <p className="mt-2">Reload the page to see today's prices.</p>
      </AlertDialog>
    )
  }
  return (
    <AlertDialog open onClose={onClose} title={FAILED}>
      {refusal.message}
    </AlertDialog>
  )
}
