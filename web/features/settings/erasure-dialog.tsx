import type { DataKind } from '#shared/domain/personal-data/retention.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { localPlural } from '#web/ui/local-text.ts'
import { SYSTEM_SETTINGS_WORDS } from '#words/admin/system-settings.ts'

const WORDS = SYSTEM_SETTINGS_WORDS.erasure

/**
 * Asks for confirmation if a retention period gets shorter, because the next nightly run erases expired data.
 */
export function ErasureDialog({
  erased,
  onClose,
  onConfirm,
}: {
  /** The kinds of data that will be erased, with their new retention period: days for selfies, months for tours. */
  erased: readonly { kind: DataKind; kept: number }[]
  onClose: () => void
  onConfirm: () => void
}) {
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={WORDS.title}
      cancelLabel={WORDS.keepEditing}
      confirmLabel={SYSTEM_SETTINGS_WORDS.save}
      danger
      onConfirm={onConfirm}
    >
      {erased.map(({ kind, kept }) => (
        <span key={kind} className="mt-2 block">
          {fillIn(localPlural(kept, WORDS[kind]), { count: kept })}
        </span>
      ))}
      <span className="mt-2 block">{WORDS.undo}</span>
    </AlertDialog>
  )
}
