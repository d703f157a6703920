import { type FormEvent, useId } from 'react'
import { lastPaidDay } from '#shared/domain/booking/durations.ts'
import { shortDay } from '#shared/domain/calendar-day.ts'
import { ERASED_DATA, KEPT_DATA } from '#shared/domain/personal-data/erasure.ts'
import { useLastSuperAdmin } from '#web/api/privacy.ts'
import { useDeletion } from '#web/features/member/use-deletion.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { useForgetUser } from '#web/session/use-forget-user.ts'
import { Button } from '#web/ui/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { focusFirstError } from '#web/ui/form/focus-field.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Explains what is deleted and what is kept, then deletes the user's own account. */
export function DeleteOwnUserModal({ onClose }: { onClose: () => void }) {
  const { role } = useLoggedInUser()
  const { isLoading, isLast } = useLastSuperAdmin({ enabled: role === 'super_admin' })
  if (isLoading) return null
  return isLast ? <LastSuperAdminAlert onClose={onClose} /> : <DeletionForm onClose={onClose} />
}

/** Shown instead of the form, which the server would refuse. */
function LastSuperAdminAlert({ onClose }: { onClose: () => void }) {
  return (
    <AlertDialog open onClose={onClose} title="You can't delete your account yet">
      There must be at least one super admin, and you are the only one. Make someone else a super
      admin first, under Edit in User Management.
    </AlertDialog>
  )
}

function DeletionForm({ onClose }: { onClose: () => void }) {
  const id = useId()
  const deletion = useDeletion(useForgetUser())
  const { busy, paidUntil, password, problems, refused } = deletion

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    deletion.submit(() => focusFirstError(form))
  }

  return (
    <Modal
      open
      onClose={onClose}
      size="medium"
      title="Delete your account?"
      description="This can't be undone."
      dismissible={!busy}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Keep my account
          </Button>
          <Button type="submit" form={id} variant="danger" busy={busy} busyLabel="Deleting...">
            Delete permanently
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="space-y-5">
        <WhatHappens />
        {refused !== undefined && <Notice tone="danger">{refused}</Notice>}
        {paidUntil !== undefined && (
          <Checkbox
            label={`End my membership, paid until ${shortDay(lastPaidDay(paidUntil))}.`}
            hint="Your seat becomes free. Deleting your account does not refund anything. For a refund, ask reception first."
            checked={deletion.endMembership}
            onChange={({ target }) => deletion.setEndMembership(target.checked)}
            error={problems.endMembership}
          />
        )}
        <PasswordField
          label="Your password"
          hint="To confirm it's you."
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
      <Lines title="What we delete" lines={ERASED_DATA} />
      <Lines title="What we keep" lines={KEPT_DATA} />
      <p>You'll be logged out everywhere and get one last email to confirm.</p>
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
