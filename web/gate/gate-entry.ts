import type { SentEntry } from '#shared/contract/door/gate.ts'
import type { EntryOutcome } from '#shared/domain/door/door-entry.ts'
import type { DoorReason, DoorVerdict } from '#shared/domain/door/door-verdict.ts'
import type { RosterHead } from '#web/gate/gate-database.ts'
import type { ShownVerdict } from '#web/gate/gate-state.ts'
import type { EntryEffects } from '#web/gate/gate-store.ts'
import { uuidV7 } from '#web/gate/uuid-v7.ts'
import { visitEnd } from '#web/gate/visits.ts'

/** The member of staff who let in a refused person, and why. */
export type Override = { userId: string; note: string }

/** Returns the entry for a verdict, without its number. `at` is in the server's time. */
export function entryOf(
  { verdict, member, passId, source }: ShownVerdict,
  outcome: EntryOutcome,
  context: {
    at: Date
    offsetMs: number
    online: boolean
    rosterVersion: string
    override: Override | undefined
  },
): Omit<SentEntry, 'number'> {
  const { at, offsetMs, online, rosterVersion, override } = context
  return {
    id: uuidV7(at.getTime()),
    userId: member?.userId ?? null,
    passId: passId ?? null,
    bookingId: verdict.stay?.bookingId ?? null,
    direction: verdict.direction,
    outcome,
    reason: outcome === 'allowed' ? (verdict.reason ?? null) : reasonOf(verdict),
    looks: [...verdict.looks],
    source,
    overriddenBy: override?.userId ?? null,
    note: override?.note ?? null,
    studyDay: verdict.slot.day,
    half: verdict.slot.half,
    deviceAt: new Date(at.getTime() + offsetMs).toISOString(),
    at: at.toISOString(),
    offline: !online,
    rosterVersion,
  }
}

/** Returns what to store with the entry of somebody who may pass: the passage, and the used step. */
export function effectsOf(
  { verdict, member, claims, passId, step }: ShownVerdict,
  at: Date,
  head: RosterHead | undefined,
): EntryEffects {
  const { direction, slot } = verdict
  const person = member?.userId ?? passId
  const isUsed = passId !== undefined && step !== undefined && direction === 'in'
  const usedStep = isUsed ? { passId, step } : undefined
  if (person === undefined || !head) return { usedStep }
  const stay = member?.stays.find(({ bookingId }) => bookingId === verdict.stay?.bookingId)
  const batch = stay?.batch ?? claims?.batch ?? null
  const passage = {
    person,
    direction,
    batch,
    at: at.getTime(),
    endsAt: visitEnd({ at, batch, slot }, member?.stays ?? [], head),
    name: member?.name ?? claims?.memberId ?? '',
    room: stay?.room ?? null,
    seat: stay?.seat ?? claims?.seat ?? null,
  }
  return { passage, usedStep }
}

/** Returns why somebody was not let in; null if reception turned them away for any other look. */
function reasonOf({ reason, looks }: DoorVerdict): DoorReason | null {
  if (reason) return reason
  if (looks.includes('newSinceSync')) return 'newSinceSync'
  return looks.includes('notInside') ? 'notInside' : null
}
