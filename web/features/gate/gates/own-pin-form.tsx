import { type FormEvent, useState } from 'react'
import { gatePinProblem, PIN_LENGTH } from '#shared/domain/door/gate-pin.ts'
import { useSaveGatePin } from '#web/api/door/gate.ts'
import { problemText } from '#web/session/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { OWN_PIN_WORDS as WORDS } from '#words/door/gates.ts'

type Problems = { pin?: string; password?: string }

/** Saves the user's own PIN for gates. Asks for the password, because the PIN opens the door. */
export function OwnPinForm() {
  const [pin, setPin] = useState('')
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [saved, setSaved] = useState(false)
  const save = useSaveGatePin(() => {
    setSaved(true)
    setPin('')
    setPassword('')
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    setSaved(false)
    const found = problemsOf(pin, password)
    setProblems(found)
    if (Object.keys(found).length === 0) save.mutate({ pin, password })
  }

  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">{WORDS.title}</h2>
      <p className="mt-1 text-ink-soft">{WORDS.about}</p>
      <form onSubmit={submit} noValidate className="mt-4 grid gap-4">
        <TextField
          label={WORDS.pin}
          hint={WORDS.pinHint}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          maxLength={PIN_LENGTH}
          value={pin}
          error={problems.pin}
          onChange={({ currentTarget }) => {
            setPin(currentTarget.value.replace(/[^0-9]/g, ''))
            setProblems({})
          }}
        />
        <PasswordField
          label={WORDS.password}
          autoComplete="current-password"
          value={password}
          error={problems.password}
          onChange={({ currentTarget }) => {
            setPassword(currentTarget.value)
            setProblems({})
          }}
        />
        {save.isError && <Notice tone="danger">{save.error.message}</Notice>}
        {saved && <Notice tone="success">{WORDS.saved}</Notice>}
        <Button type="submit" block busy={save.isPending} busyLabel={WORDS.saving}>
          {WORDS.save}
        </Button>
      </form>
    </Card>
  )
}

function problemsOf(pin: string, password: string): Problems {
  const problem = problemText(gatePinProblem(pin))
  return {
    ...(problem !== undefined && { pin: problem }),
    ...(password === '' && { password: WORDS.passwordMissing }),
  }
}
