import { type FormEvent, useId } from 'react'
import { displayDay } from '#shared/domain/calendar-day.ts'
import { useDeletion } from '#web/features/member/use-deletion.ts'
import { useForgetPerson } from '#web/session/forget-person.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

/** Says what goes and what stays, and why; then deletes the account for good. */
export function DeleteAccountModal({ onClose }: { onClose: () => void }) {
  const id = useId()
  const deletion = useDeletion(useForgetPerson())
  const { busy, paidUntil, password, problems, refused } = deletion

  function submit(event: FormEvent) {
    event.preventDefault()
    deletion.submit()
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
    <dl className="space-y-3">
      <div>
        <dt className="font-semibold">What is erased</dt>
        <dd className="text-ink-soft">
          Your name, email, phone, date of birth, gender, address, your parents' details, your
          pictures, tour requests and the mails on their way to you. You are signed out everywhere.
        </dd>
      </div>
      <div>
        <dt className="font-semibold">What stays</dt>
        <dd className="text-ink-soft">
          The dates, seats and amounts of your bookings and payments, with the member ID and without
          your name: the hall must keep its books.
        </dd>
      </div>
    </dl>
  )
}
