import { type FormEvent, useState } from 'react'
import { PIN_LENGTH } from '#shared/domain/door/gate-pin.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { PinField, pinWaitText } from '#web/features/gate/pin-field.tsx'
import type { Gate } from '#web/gate/gate.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { localPlural } from '#web/ui/local-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { GATE_PIN_WORDS, GATE_REMOVE_WORDS as WORDS } from '#words/door/gate.ts'

type Props = { gate: Gate; unsent: number; onClose: () => void }

/** Removes the gate from this device, with a PIN. Without contact, asks for a second confirmation. */
export function RemoveGate({ gate, unsent, onClose }: Props) {
  const [pin, setPin] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  /** The number of entries that would be lost. Set if there was no contact. */
  const [entriesToLose, setEntriesToLose] = useState<number>()

  async function remove() {
    setBusy(true)
    setProblem(undefined)
    const result = await gate.remove(pin, entriesToLose)
    // GateScreen then shows that the gate was removed.
    if (result === 'removed') return
    setBusy(false)
    if (typeof result === 'object') return setEntriesToLose(result.unsent)
    setPin('')
    setEntriesToLose(undefined)
    setProblem(result === 'wait' ? pinWaitText(gate) : GATE_PIN_WORDS.wrong)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (pin.length < PIN_LENGTH) setProblem(GATE_PIN_WORDS.about)
    else void remove()
  }

  const count = (forms: Parameters<typeof localPlural>[1], entries: number) =>
    fillIn(localPlural(entries, forms), { count: entries })
  const confirmingLoss = entriesToLose !== undefined
  return (
    <Modal
      open
      onClose={onClose}
      title={confirmingLoss ? WORDS.offlineTitle : WORDS.title}
      description={confirmingLoss ? WORDS.offline : WORDS.about}
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        {entriesToLose === undefined && unsent > 0 && (
          <Notice tone="warning">{count(WORDS.unsent, unsent)}</Notice>
        )}
        {entriesToLose !== undefined && entriesToLose > 0 && (
          <Notice tone="danger">{count(WORDS.lost, entriesToLose)}</Notice>
        )}
        {!confirmingLoss && (
          <PinField
            value={pin}
            hint={GATE_PIN_WORDS.about}
            error={problem}
            onChange={(entered) => {
              setPin(entered)
              setProblem(undefined)
            }}
          />
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          <Button variant="secondary" block disabled={busy} onClick={onClose}>
            {WORDS.keep}
          </Button>
          <Button type="submit" variant="danger" block busy={busy} busyLabel={WORDS.removing}>
            {!confirmingLoss
              ? WORDS.confirm
              : entriesToLose > 0
                ? count(WORDS.confirmLost, entriesToLose)
                : WORDS.confirmAnyway}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
