import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Modal } from '#web/ui/dialog/modal.tsx'

/** A dialog with a form, whose buttons stay in view. While it is being sent, it can't be closed. */
export function FormDialog({
  title,
  description,
  size,
  cancelLabel,
  submitLabel,
  pending,
  busy = pending,
  busyLabel,
  disabled = false,
  className = 'gap-4',
  onClose,
  onSubmit,
  children,
}: {
  title: string
  description?: string
  size?: 'large'
  cancelLabel: string
  submitLabel: string
  /** Whether the form is being sent. */
  pending: boolean
  /** Whether the submit button waits, for example also for a picture. */
  busy?: boolean
  busyLabel: string
  disabled?: boolean
  /** The gap between the fields. */
  className?: string
  onClose: () => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}) {
  const formId = useId()
  return (
    <Modal
      open
      title={title}
      description={description}
      size={size}
      onClose={onClose}
      dismissible={!pending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={pending}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={busyLabel} disabled={disabled}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={onSubmit}
        noValidate
        className={classes('grid grid-cols-[minmax(0,1fr)]', className)}
      >
        {children}
      </form>
    </Modal>
  )
}
