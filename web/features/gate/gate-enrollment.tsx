import { type FormEvent, useState } from 'react'
import { GATE_NAME_MAX_LENGTH } from '#shared/domain/door/gate-change.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { may } from '#shared/domain/user/permissions.ts'
import { ApiError } from '#web/api/client.ts'
import { GateMessage } from '#web/features/gate/gate-message.tsx'
import { useCurrentUser } from '#web/session/current-user.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'
import { localPlural } from '#web/ui/local-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { GATE_ENROLL_WORDS as WORDS } from '#words/door/gate.ts'

/** Lets a logged-in admin name and enroll this device. */
export function GateEnrollment({
  revoked,
  lost,
  onEnroll,
}: {
  revoked: boolean
  lost: number | undefined
  onEnroll: (name: string) => Promise<void>
}) {
  const auth = useCurrentUser()
  if (auth.status === 'loading') return <LoadingScreen />
  return (
    <GateMessage title={WORDS.title}>
      <div className="grid gap-5">
        {revoked && (
          <Notice tone="warning" title={WORDS.revokedTitle}>
            {revokedText(lost)}
          </Notice>
        )}
        {auth.status === 'logged-in' && may(auth.user, 'gates') ? (
          <EnrollmentForm onEnroll={onEnroll} />
        ) : (
          <>
            <p>{WORDS.adminOnly}</p>
            <ButtonLink href="/login" size="large">
              {WORDS.logIn}
            </ButtonLink>
          </>
        )}
      </div>
    </GateMessage>
  )
}

function EnrollmentForm({ onEnroll }: { onEnroll: (name: string) => Promise<void> }) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function enroll() {
    setBusy(true)
    setFailure(undefined)
    try {
      await onEnroll(name.trim())
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : WORDS.failed)
      setBusy(false)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') setProblem(WORDS.nameMissing)
    else void enroll()
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <p className="text-ink-soft">{WORDS.about}</p>
      <TextField
        label={WORDS.name}
        value={name}
        maxLength={GATE_NAME_MAX_LENGTH}
        autoComplete="off"
        error={problem}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value)
          setProblem(undefined)
        }}
      />
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" size="large" block busy={busy} busyLabel={WORDS.enrolling}>
        {WORDS.enroll}
      </Button>
    </form>
  )
}

/** Says what happened to a revoked gate's data. `lost` is the number of unsent entries; undefined if unknown. */
export function revokedText(lost: number | undefined): string {
  if (lost === undefined) return WORDS.revoked
  if (lost === 0) return WORDS.revokedSent
  return fillIn(localPlural(lost, WORDS.revokedLost), { count: lost })
}
