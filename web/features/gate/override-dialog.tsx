import { type FormEvent, useState } from 'react'
import { ENTRY_NOTE_MAX_LENGTH } from '#shared/domain/door/door-entry.ts'
import { PIN_LENGTH } from '#shared/domain/door/gate-pin.ts'
import { PinField, pinWaitText } from '#web/features/gate/pin-field.tsx'
import type { Gate } from '#web/gate/gate.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { GATE_PIN_WORDS, GATE_OVERRIDE_WORDS as WORDS } from '#words/door/gate.ts'

/** Lets in a refused person. Asks for a reason, and for a PIN, because the override is logged under a name. */
export function OverrideDialog({ gate, onClose }: { gate: Gate; onClose: () => void }) {
  const [note, setNote] = useState('')
  const [pin, setPin] = useState('')
  const [problems, setProblems] = useState<{ note?: string; pin?: string }>({})
  const [busy, setBusy] = useState(false)

  async function confirm() {
    setBusy(true)
    const result = await gate.letInAnyway(pin, note.trim())
    if (result === 'right') return onClose()
    setBusy(false)
    setPin('')
    setProblems({ pin: result === 'wait' ? pinWaitText(gate) : GATE_PIN_WORDS.wrong })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (note.trim() === '') setProblems({ note: WORDS.noteMissing })
    else if (pin.length < PIN_LENGTH) setProblems({ pin: GATE_PIN_WORDS.about })
    else void confirm()
  }

  return (
    <Modal open onClose={onClose} title={WORDS.title} description={WORDS.about}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          label={WORDS.note}
          value={note}
          maxLength={ENTRY_NOTE_MAX_LENGTH}
          autoComplete="off"
          error={problems.note}
          data-autofocus
          onChange={({ currentTarget }) => {
            setNote(currentTarget.value)
            setProblems({})
          }}
        />
        <PinField
          value={pin}
          error={problems.pin}
          onChange={(entered) => {
            setPin(entered)
            setProblems({})
          }}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <Button variant="secondary" block disabled={busy} onClick={onClose}>
            {WORDS.cancel}
          </Button>
          <Button
            type="submit"
            variant="danger"
            block
            busy={busy}
            busyLabel={GATE_PIN_WORDS.checking}
          >
            {WORDS.confirm}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
