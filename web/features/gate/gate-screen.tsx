import '#web/all-styles.css'
import '#web/features/gate/gate.css'
import { lazy, Suspense } from 'react'
import { GateLocked } from '#web/features/gate/gate-locked.tsx'
import { GateOpen } from '#web/features/gate/gate-open.tsx'
import { useBrowserGate, useGateState } from '#web/features/gate/use-gate.ts'
import type { Gate } from '#web/gate/gate.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'
import { LoadingScreen } from '#web/ui/loading-screen.tsx'
import { useScreenAwake } from '#web/ui/screen-awake.ts'

// Loaded on demand, because enrolling needs the network anyway.
const GateSetup = lazy(async () => ({
  default: (await import('#web/features/gate/gate-setup.tsx')).GateSetup,
}))

/** The gate at the door: enrolled once, opened with a PIN, and then usable without a network. */
export function GateScreen() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      {isDemoMode() ? <GateSetup found={{ phase: 'demo' }} /> : <StoredGate />}
    </Suspense>
  )
}

function StoredGate() {
  const found = useBrowserGate()
  if (found.phase === 'opening') return <LoadingScreen />
  return found.phase === 'running' ? <RunningGate gate={found.gate} /> : <GateSetup found={found} />
}

function RunningGate({ gate }: { gate: Gate }) {
  const state = useGateState(gate)
  useScreenAwake()
  if (state.revoked) return <GateSetup found={{ phase: 'revoked', lost: state.lost }} />
  if (state.removed) return <GateSetup found={{ phase: 'removed', ...state.removed }} />
  if (!state.openedBy) return <GateLocked gate={gate} state={state} />
  return <GateOpen gate={gate} state={state} />
}
