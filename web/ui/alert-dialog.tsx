import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/modal.tsx'

/**
 * Says one thing that must be seen ('OK'), or with `cancelLabel` asks before something is done.
 * Without `onConfirm` the confirm button closes it.
 */
export function AlertDialog({
  open,
  onClose,
  title,
  children,
  confirmLabel = 'OK',
  cancelLabel,
  onConfirm,
  danger = false,
  busy = false,
  busyLabel,
}: {
  open: boolean
  onClose: () => void
  title: string
  /** The message. */
  children?: ReactNode
  confirmLabel?: string
  cancelLabel?: string | undefined
  onConfirm?: (() => void) | undefined
  /** The confirm button destroys something. */
  danger?: boolean
  busy?: boolean
  busyLabel?: string | undefined
}) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      description={children}
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
