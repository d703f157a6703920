import { type FormEvent, useId } from 'react'
import { lastPaidDay } from '#shared/domain/booking/durations.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useLastSuperAdmin } from '#web/api/user/privacy.ts'
import { useDeletion } from '#web/features/member/use-deletion.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { useForgetUser } from '#web/session/use-forget-user.ts'
import { Button } from '#web/ui/button.tsx'
import { AlertDialog } from '#web/ui/dialog/alert-dialog.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { focusFirstError } from '#web/ui/form/focus-field.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { localDay } from '#web/ui/local-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import {
  ERASED_DATA,
  KEPT_DATA,
  ACCOUNT_DELETION_WORDS as WORDS,
} from '#words/user/account-deletion.ts'

/** Explains what is deleted and what is kept, then deletes the user's own account. */
export function DeleteOwnUserModal({ onClose }: { onClose: () => void }) {
  const { role } = useLoggedInUser()
  const { isLoading, isLast } = useLastSuperAdmin({ enabled: role === 'super_admin' })
  if (isLoading) return null
  return isLast ? <LastSuperAdminAlert onClose={onClose} /> : <DeletionForm onClose={onClose} />
}

/** Replaces the form, because the server would refuse the deletion. */
function LastSuperAdminAlert({ onClose }: { onClose: () => void }) {
  return (
    <AlertDialog open onClose={onClose} title={WORDS.lastSuperAdmin.title}>
      {WORDS.lastSuperAdmin.text}
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
      title={WORDS.title}
      description={WORDS.description}
      dismissible={!busy}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            {WORDS.keep}
          </Button>
          <Button type="submit" form={id} variant="danger" busy={busy} busyLabel={WORDS.deleting}>
            {WORDS.delete}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="space-y-5">
        <DeletionSummary />
        {refused !== undefined && <Notice tone="danger">{refused}</Notice>}
        {paidUntil !== undefined && (
          <Checkbox
            label={fillIn(WORDS.endMembership, { day: localDay(lastPaidDay(paidUntil)) })}
            hint={WORDS.endMembershipHint}
            checked={deletion.endMembership}
            onChange={({ target }) => deletion.setEndMembership(target.checked)}
            error={problems.endMembership}
          />
        )}
        <PasswordField
          label={WORDS.password}
          hint={WORDS.passwordHint}
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => deletion.setPassword(target.value)}
          error={problems.password}
        />
      </form>
    </Modal>
  )
}

function DeletionSummary() {
  return (
    <div className="grid gap-4">
      <DataList title={WORDS.erased} lines={ERASED_DATA} />
      <DataList title={WORDS.kept} lines={KEPT_DATA} />
      <p>{WORDS.after}</p>
    </div>
  )
}

function DataList({ title, lines }: { title: string; lines: readonly string[] }) {
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
