import { GateEnrollment, revokedText } from '#web/features/gate/gate-enrollment.tsx'
import { GateMessage } from '#web/features/gate/gate-message.tsx'
import type { BrowserGate } from '#web/features/gate/use-gate.ts'
import { GATE_ENROLL_WORDS, GATE_REMOVE_WORDS, GATE_WORDS } from '#words/door/gate.ts'

/** The page of a browser that is not a gate: in demo mode, without storage, before enrollment, or after removal. */
export function GateSetup({
  found,
}: {
  found:
    | BrowserGate
    | { phase: 'demo' }
    | { phase: 'revoked'; lost: number | undefined }
    | { phase: 'removed'; reported: boolean }
}) {
  if (found.phase === 'notEnrolled') {
    return <GateEnrollment {...found} onEnroll={found.enroll} />
  }
  if (found.phase === 'demo') {
    return <GateMessage title={GATE_WORDS.demoTitle}>{GATE_WORDS.demo}</GateMessage>
  }
  if (found.phase === 'revoked') {
    return (
      <GateMessage title={GATE_ENROLL_WORDS.revokedTitle}>{revokedText(found.lost)}</GateMessage>
    )
  }
  if (found.phase === 'removed') {
    const { removedTitle, removed, removedUnreported } = GATE_REMOVE_WORDS
    return (
      <GateMessage title={removedTitle}>{found.reported ? removed : removedUnreported}</GateMessage>
    )
  }
  return <GateMessage title={GATE_WORDS.title}>{GATE_WORDS.noStorage}</GateMessage>
}
