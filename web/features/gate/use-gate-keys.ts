import { useEffect, useEffectEvent, useState } from 'react'
import type { Gate } from '#web/gate/gate.ts'
import type { GateState } from '#web/gate/gate-state.ts'
import { createScannerKeys } from '#web/gate/scanner-keys.ts'

/**
 * Handles the keys of the open gate: codes from a hand-held scanner, wherever the focus is, and Enter and Escape for a
 * look.
 */
export function useGateKeys(
  gate: Gate,
  state: GateState,
  { onScan, dialogOpen }: { onScan: () => void; dialogOpen: boolean },
): void {
  const [scanner] = useState(createScannerKeys)
  const { shown } = state
  const waiting = shown?.kind === 'verdict' && shown.outcome === 'waiting'

  // A closed dialog returns the focus to its button, which would handle the Enter that is meant for the look.
  const look = waiting ? shown.number : undefined
  useEffect(() => {
    if (look !== undefined) document.getElementById('main')?.focus()
  }, [look])

  const press = useEffectEvent((event: KeyboardEvent) => {
    const isFromScanner = scanner.isFromScanner(event)
    const code = scanner.press(event)
    if (code !== undefined || (isFromScanner && event.key === 'Enter')) {
      // The Enter that ends a code must not press a button.
      event.preventDefault()
      event.stopPropagation()
    }
    if (code !== undefined) {
      onScan()
      void gate.scan(code, 'scanner')
    } else if (!isFromScanner && !dialogOpen && waiting) {
      decide(event)
    }
  })

  function decide(event: KeyboardEvent) {
    // A focused button handles Enter itself.
    const onButton = event.target instanceof HTMLButtonElement
    if (event.key === 'Enter' && !onButton && !event.repeat) void gate.letIn()
    if (event.key === 'Escape') void gate.turnAway()
  }

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [])
}
