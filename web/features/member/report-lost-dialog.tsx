import { useState } from 'react'
import { isRefusal } from '#web/api/client.ts'
import { useReportLostPass } from '#web/api/user/phone-pass.ts'
import { Button } from '#web/ui/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { LOST_PASS_WORDS as WORDS } from '#words/door/lost-pass.ts'

/** Asks what was lost and for confirmation, then revokes the pass of the lost phone or card. */
export function ReportLostDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<'phone' | 'card'>()
  if (kind) return <ConfirmLost kind={kind} onClose={onClose} />
  return (
    <Modal
      open
      onClose={onClose}
      title={WORDS.lost}
      description={WORDS.which}
      footer={
        <>
          <Button variant="secondary" onClick={() => setKind('card')}>
            {WORDS.lostCard}
          </Button>
          <Button variant="secondary" onClick={() => setKind('phone')} data-autofocus>
            {WORDS.lostPhone}
          </Button>
        </>
      }
    />
  )
}

function ConfirmLost({ kind, onClose }: { kind: 'phone' | 'card'; onClose: () => void }) {
  const { mutate, isPending, isSuccess, error } = useReportLostPass()
  const words = WORDS[kind]
  if (isSuccess || isRefusal(error, 'notFound')) {
    return (
      <AlertDialog open onClose={onClose} title={isSuccess ? words.done : words.none}>
        {isSuccess ? words.next : words.noneText}
      </AlertDialog>
    )
  }
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={words.title}
      cancelLabel={WORDS.cancel}
      confirmLabel={WORDS.confirm}
      danger
      busy={isPending}
      busyLabel={WORDS.stopping}
      problem={error?.message}
      onConfirm={() => mutate(kind)}
    >
      {words.effect}
    </AlertDialog>
  )
}
