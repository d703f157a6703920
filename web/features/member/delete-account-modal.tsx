import { type FormEvent, useId } from 'react'
import { ERRORS } from '#shared/contract/errors.ts'
import { displayDay } from '#shared/domain/calendar-day.ts'
import { WHAT_GOES, WHAT_STAYS } from '#shared/domain/erasure.ts'
import { useLastSuperAdmin } from '#web/api/privacy.ts'
import { useDeletion } from '#web/features/member/use-deletion.ts'
import { useSignedInUser } from '#web/session/current-user.ts'
import { useForgetPerson } from '#web/session/forget-person.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { focusWrong } from '#web/ui/focus-wrong.ts'
import { Modal } from '#web/ui/modal.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

/** Says what goes and what stays, and why; then deletes the account for good. */
export function DeleteAccountModal({ onClose }: { onClose: () => void }) {
  const { role } = useSignedInUser()
  const { isLoading, isLast } = useLastSuperAdmin({ asked: role === 'super_admin' })
  if (isLoading) return null
  return isLast ? <NeededHere onClose={onClose} /> : <DeletionForm onClose={onClose} />
}

/** Said before the form is filled in, not after. */
function NeededHere({ onClose }: { onClose: () => void }) {
  return (
    <AlertDialog open onClose={onClose} title="You cannot delete your account yet">
      {`${ERRORS.lastSuperAdmin.message}, and you are the only one. Please make somebody else a super admin first, in User Management under Edit.`}
    </AlertDialog>
  )
}

function DeletionForm({ onClose }: { onClose: () => void }) {
  const id = useId()
  const deletion = useDeletion(useForgetPerson())
  const { busy, paidUntil, password, problems, refused } = deletion

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    deletion.submit(() => focusWrong(form))
  }

  return (
    <Modal
      open
      onClose={onClose}
      size="medium"
      title="Delete your account?"
      description="This cannot be undone."
      dismissible={!busy}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Keep my account
          </Button>
          <Button type="submit" form={id} variant="danger" busy={busy} busyLabel="Deleting...">
            Delete for good
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="space-y-5">
        <WhatHappens />
        {refused !== undefined && <Notice tone="danger">{refused}</Notice>}
        {paidUntil !== undefined && (
          <Checkbox
            label={`I give up my membership, which is paid until ${displayDay(paidUntil)}.`}
            hint="Your seat becomes free. Deleting the account pays nothing back: please ask the desk first."
            checked={deletion.givenUp}
            onChange={({ target }) => deletion.giveUp(target.checked)}
            error={problems.giveUp}
          />
        )}
        <PasswordField
          label="Your password"
          hint="To be sure that it is you."
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => deletion.setPassword(target.value)}
          error={problems.password}
        />
      </form>
    </Modal>
  )
}

function WhatHappens() {
  return (
    <div className="grid gap-4">
      <Lines title="What is erased" lines={WHAT_GOES} />
      <Lines title="What stays" lines={WHAT_STAYS} />
      <p>You are signed out everywhere, and one last mail tells you that it is done.</p>
    </div>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-ink-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
