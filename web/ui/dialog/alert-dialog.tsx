import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { WIDGET_WORDS } from '#words/page/widgets.ts'

/**
 * An alert with an 'OK' button or, with `cancelLabel`, a confirmation. Without `onConfirm` the confirm
 * button closes it.
 */
export function AlertDialog({
  open,
  onClose,
  title,
  children,
  problem,
  confirmLabel = WIDGET_WORDS.ok,
  cancelLabel,
  onConfirm,
  confirmDisabled = false,
  danger = false,
  busy = false,
  busyLabel,
}: {
  open: boolean
  onClose: () => void
  title: string
  /** The message. */
  children?: ReactNode
  /** Why the confirmed action failed. */
  problem?: string | undefined
  confirmLabel?: string
  cancelLabel?: string | undefined
  onConfirm?: (() => void) | undefined
  /** For example while the subject of the question loads. */
  confirmDisabled?: boolean
  /** Colours the confirm button as a destructive action. */
  danger?: boolean
  busy?: boolean
  busyLabel?: string | undefined
}) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      description={
        problem === undefined ? (
          children
        ) : (
          <>
            {children}
            <span role="alert" className="mt-3 block text-danger">
              {problem}
            </span>
          </>
        )
      }
      role="alertdialog"
      dismissible={!busy}
      footer={
        <>
          {cancelLabel !== undefined && (
            <Button variant="secondary" onClick={onClose} disabled={busy} data-autofocus>
              {cancelLabel}
            </Button>
          )}
          <Button
            variant={danger ? 'danger' : 'primary'}
            onClick={onConfirm ?? onClose}
            busy={busy}
            disabled={confirmDisabled}
            data-autofocus
            busyLabel={busyLabel}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
