import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'

/**
 * Asks for confirmation when a retention time gets shorter, because the next nightly run erases
 * expired data.
 */
export function ErasureDialog({
  erased,
  onClose,
  onConfirm,
}: {
  /** One sentence per kind of data to be erased. */
  erased: readonly string[]
  onClose: () => void
  onConfirm: () => void
}) {
  return (
    <AlertDialog
      open
      onClose={onClose}
      title="Save and delete old data?"
      cancelLabel="Keep editing"
      confirmLabel="Save settings"
      danger
      onConfirm={onConfirm}
    >
      {erased.map((sentence) => (
        <span key={sentence} className="mt-2 block">
          {sentence}
        </span>
      ))}
      <span className="mt-2 block">Until then, you can still set a longer time.</span>
    </AlertDialog>
  )
}
