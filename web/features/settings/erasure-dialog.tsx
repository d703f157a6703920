import { AlertDialog } from '#web/ui/alert-dialog.tsx'

/** Asks before times are shortened: the next night erases what is over by then. */
export function ErasureDialog({
  erased,
  onClose,
  onConfirm,
}: {
  /** What goes, a sentence each. */
  erased: readonly string[]
  onClose: () => void
  onConfirm: () => void
}) {
  return (
    <AlertDialog
      open
      onClose={onClose}
      title="Save and erase?"
      cancelLabel="Change it again"
      confirmLabel="Save settings"
      danger
      onConfirm={onConfirm}
    >
      {erased.map((sentence) => (
        <span key={sentence} className="mt-2 block">
          {sentence}
        </span>
      ))}
      <span className="mt-2 block">Until then you can still set a longer time.</span>
    </AlertDialog>
  )
}
