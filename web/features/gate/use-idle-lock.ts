import { useEffect } from 'react'
import { GATE_IDLE_MINUTES } from '#shared/domain/door/gate-pin.ts'
import type { Gate } from '#web/gate/gate.ts'

const IDLE_MS = GATE_IDLE_MINUTES * 60_000

/** Locks the gate when nobody has touched it, and no pass was scanned, for GATE_IDLE_MINUTES. */
export function useIdleLock(gate: Gate): void {
  useEffect(() => {
    let timer = setTimeout(gate.lock, IDLE_MS)
    const onActivity = () => {
      clearTimeout(timer)
      timer = setTimeout(gate.lock, IDLE_MS)
    }
    const stop = gate.state.subscribe(() => {
      if (gate.state.get().shown) onActivity()
    })
    addEventListener('pointerdown', onActivity)
    addEventListener('keydown', onActivity)
    return () => {
      stop()
      clearTimeout(timer)
      removeEventListener('pointerdown', onActivity)
      removeEventListener('keydown', onActivity)
    }
  }, [gate])
}
