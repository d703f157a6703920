import type { SentMember } from '#shared/contract/door/gate.ts'
import type { EntryOutcome, EntrySource } from '#shared/domain/door/door-entry.ts'
import { slotsAround } from '#shared/domain/door/door-slot.ts'
import type { DoorSituation } from '#shared/domain/door/door-verdict.ts'
import { readScannedCode } from '#shared/domain/door/scanned-code.ts'
import { decide } from '#web/gate/decide.ts'
import type { GateDatabase, HallKey, UsedStep } from '#web/gate/gate-database.ts'
import { effectsOf, entryOf, type Override } from '#web/gate/gate-entry.ts'
import type { Shown, ShownVerdict, StateStore } from '#web/gate/gate-state.ts'
import { addEntry } from '#web/gate/gate-store.ts'
import {
  personOf,
  type Recognised,
  recognise,
  repeatKey,
  unsignedPass,
} from '#web/gate/recognise.ts'
import type { Roster } from '#web/gate/roster.ts'
import type { ServerClock } from '#web/gate/server-clock.ts'
import { readVisitor } from '#web/gate/visitor.ts'
import type { Passages } from '#web/gate/visits.ts'
import { createRepeatFilter } from '#web/scanning/repeat-filter.ts'

/** Decides about scans, one after the other, and stores their entries. */
export type GateScans = {
  /** Handles a code from the camera or the hand-held scanner, or a typed member ID. */
  scan(text: string, source: EntrySource): Promise<void>
  /** Handles a member who was chosen from a search. */
  choose(member: SentMember): Promise<void>
  /** Reception decides about a look with `letIn` or `turnAway`. */
  letIn(): Promise<void>
  turnAway(): Promise<void>
  /** Lets in a refused person. */
  override(shown: Shown | undefined, override: Override): Promise<void>
  /** Runs a task after the scans that came before it, and before later ones. */
  enqueue(task: () => Promise<void>): Promise<void>
}

type ScanParts = {
  db: GateDatabase
  state: StateStore
  roster: Roster
  passages: Passages
  usedSteps: readonly UsedStep[]
  clock: ServerClock
  /** The hall's current keys. */
  keys: () => readonly HallKey[]
  /** Called after an entry was stored. */
  onEntry: () => void
}

export function createScans(parts: ScanParts): GateScans {
  const { db, state, roster, passages, clock, keys, onEntry } = parts
  const usedSteps = new Map(parts.usedSteps.map(({ passId, step }) => [passId, step]))
  const repeats = createRepeatFilter()
  let shownCount = 0

  function situation(now: Date, person: string | undefined): DoorSituation {
    const { head, chosenDirection } = state.get()
    const timeZone = head?.timeZone ?? 'Asia/Kolkata'
    const [current, ...others] = slotsAround(timeZone, now, head?.graceMinutes ?? 0)
    if (!current) throw new RangeError('Every instant is in a slot')
    return {
      now,
      timeZone,
      chosenDirection,
      deviceRevoked: state.get().revoked,
      slots: [current, ...others],
      insideSince: person === undefined ? undefined : passages.insideSince(person, now),
      closedDays: head?.closedDays ?? [],
      syncedAt: head && new Date(head.syncedAt),
    }
  }

  async function decideAbout(recognised: Recognised, source: EntrySource): Promise<void> {
    const number = ++shownCount
    if (recognised.kind === 'visitor') {
      return state.set({ shown: { kind: 'visitor', number, ...readVisitor(recognised.text) } })
    }
    const isPass = recognised.kind === 'pass'
    const now = clock.now()
    const person = isPass ? personOf(recognised) : recognised.member?.userId
    const waiting = waitingVerdict()
    if (waiting) {
      // The person who waits has scanned again.
      if (person !== undefined && personOf(passOf(waiting)) === person) return
      await storeOutcome(waiting, 'refused')
    }
    const verdict = decide(recognised, situation(now, person))
    const proof = isPass ? recognised.proof : undefined
    const authentic = proof && 'authentic' in proof && proof.authentic
    const shown: ShownVerdict = {
      kind: 'verdict',
      number,
      verdict,
      source,
      now,
      outcome: 'waiting',
      member: isPass ? (recognised.member ?? recognised.claimedMember) : recognised.member,
      claims: authentic ? proof.claims : undefined,
      passId: isPass ? recognised.passId : undefined,
      step: authentic && proof.by === 'phone' ? proof.step : undefined,
    }
    if (verdict.kind === 'look') state.set({ shown })
    else await storeOutcome(shown, verdict.kind === 'admitted' ? 'allowed' : 'refused')
  }

  /** Stores the entry before it shows the outcome. */
  async function storeOutcome(
    shown: ShownVerdict,
    outcome: EntryOutcome,
    override?: Override,
  ): Promise<void> {
    const { head, online } = state.get()
    const at = override ? clock.now() : shown.now
    const rosterVersion = head?.version ?? ''
    const context = { at, online, override, offsetMs: clock.offsetMs(), rosterVersion }
    const effects = outcome === 'refused' ? {} : effectsOf(shown, at, head)
    await addEntry(db, entryOf(shown, outcome, context), effects)
    if (effects.passage) passages.add(effects.passage)
    if (effects.usedStep) usedSteps.set(effects.usedStep.passId, effects.usedStep.step)
    state.set({ shown: { ...shown, outcome }, unsent: state.get().unsent + 1 })
    onEntry()
  }

  function waitingVerdict(): ShownVerdict | undefined {
    const { shown } = state.get()
    return shown?.kind === 'verdict' && shown.outcome === 'waiting' ? shown : undefined
  }

  // Scans run one after the other, because each changes who is inside.
  let queue = Promise.resolve()
  function enqueue(task: () => Promise<void>): Promise<void> {
    const done = queue.then(task)
    queue = done.catch(() => undefined)
    return done
  }

  const decideLook = (outcome: 'allowed' | 'refused') =>
    enqueue(async () => {
      const waiting = waitingVerdict()
      if (waiting) await storeOutcome(waiting, outcome)
    })

  return {
    enqueue,
    scan: async (text, source) => {
      const code = readScannedCode(text)
      if (!repeats.isNew(repeatKey(code, text), performance.now())) return
      await enqueue(async () => {
        const usedStep = (passId: string) => usedSteps.get(passId)
        const recognised = await recognise(code, {
          keys: keys(),
          roster,
          now: clock.now(),
          usedStep,
        })
        await decideAbout(recognised, code.kind === 'typed' ? 'typed' : source)
      })
    },
    choose: (member) =>
      enqueue(() => decideAbout(unsignedPass({ by: 'search' }, member), 'search')),
    letIn: () => decideLook('allowed'),
    turnAway: () => decideLook('refused'),
    override: (shown, override) =>
      enqueue(async () => {
        if (shown?.kind !== 'verdict' || shown.outcome !== 'refused') return
        await storeOutcome(shown, 'overridden', override)
      }),
  }
}

/** Returns a shown verdict's person as a recognised pass. */
function passOf({ member, passId }: ShownVerdict) {
  return {
    kind: 'pass' as const,
    proof: { by: 'search' as const },
    member,
    ...(passId !== undefined && { passId }),
  }
}
