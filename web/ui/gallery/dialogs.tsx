import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

export function DialogsGroup() {
  const [open, setOpen] = useState<'modal' | 'alert' | 'confirm'>()
  const close = () => setOpen(undefined)
  return (
    <div className="gallery-row">
      <Button variant="secondary" onClick={() => setOpen('modal')}>
        Open a modal
      </Button>
      <Button variant="secondary" onClick={() => setOpen('alert')}>
        Open an alert
      </Button>
      <Button variant="secondary" onClick={() => setOpen('confirm')}>
        Open a confirmation
      </Button>
      <Modal
        open={open === 'modal'}
        onClose={close}
        title="Edit member"
        description="Changes are written to the audit log."
        footer={<Button onClick={close}>Save changes</Button>}
      >
        <div className="grid gap-5">
          <TextField label="Full name" defaultValue="Asha Kulkarni" />
          <TextField label="Mobile number" prefix="+91" defaultValue="9822012345" />
        </div>
      </Modal>
      <AlertDialog open={open === 'alert'} onClose={close} title="Tour request">
        You already have a pending tour request. Please wait for confirmation or contact us.
      </AlertDialog>
      <AlertDialog
        open={open === 'confirm'}
        onClose={close}
        title="Deactivate this member?"
        confirmLabel="Deactivate"
        cancelLabel="Keep"
        danger
        onConfirm={close}
      >
        Frees all future seats. Payments are kept.
      </AlertDialog>
    </div>
  )
}
