import type { SentMember } from '#shared/contract/gate.ts'
import type { EntryOutcome, EntrySource } from '#shared/domain/door/door-entry.ts'
import { slotsAround } from '#shared/domain/door/door-slot.ts'
import type { Direction, DoorSituation } from '#shared/domain/door/door-verdict.ts'
import { readScannedCode } from '#shared/domain/door/scanned-code.ts'
import { decide } from '#web/gate/decide.ts'
import type { Device, GateDatabase, HallKey } from '#web/gate/gate-database.ts'
import { effectsOf, entryOf, type Override } from '#web/gate/gate-entry.ts'
import { staffOfPin, wrongPin } from '#web/gate/gate-pin.ts'
import { createGateServer, GateRefused, type GateServer } from '#web/gate/gate-server.ts'
import { createStateStore, type ShownVerdict, type StateStore } from '#web/gate/gate-state.ts'
import {
  addEntry,
  countUnsent,
  deleteGate,
  keep,
  photoKey,
  type StoredGate,
} from '#web/gate/gate-store.ts'
import { type GateSync, startSync } from '#web/gate/gate-sync.ts'
import { readPhoto, storePhoto } from '#web/gate/photo-store.ts'
import { foundBy, personOf, type Recognised, recognise, repeatKey } from '#web/gate/recognise.ts'
import { createRoster, type Roster } from '#web/gate/roster.ts'
import { createServerClock } from '#web/gate/server-clock.ts'
import { readVisitor } from '#web/gate/visitor.ts'
import { createPassages, passageOf } from '#web/gate/visits.ts'
import { createRepeatFilter } from '#web/scanning/repeat-filter.ts'

export type PinResult = 'right' | 'wrong' | 'wait'
/** An object if there was no contact: the gate was not removed, and `unsent` entries would be lost. */
export type RemoveResult = 'removed' | 'wrong' | 'wait' | { unsent: number }

/** An enrolled gate: decides about scans, stores entries and synchronises with the server. */
export type Gate = {
  state: StateStore
  roster: Roster
  /** Handles a code from the camera or the hand-held scanner, or a typed member ID. */
  scan(text: string, source: EntrySource): Promise<void>
  /** Handles a member who was chosen from a search. */
  choose(member: SentMember): Promise<void>
  /** Reception decides about a look with `letIn` or `turnAway`. */
  letIn(): Promise<void>
  turnAway(): Promise<void>
  /** Lets in a refused person. */
  letInAnyway(pin: string, note: string): Promise<PinResult>
  clear(): void
  setDirection(direction: Direction | 'auto'): void
  open(pin: string): Promise<PinResult>
  lock(): void
  /**
   * Sends the entries, revokes the gate and removes everything from this device. Without contact, does so only
   * if no more than `entriesToLose` unsent entries would be lost.
   */
  remove(pin: string, entriesToLose?: number): Promise<RemoveResult>
  /** The member's photo; undefined if there is none. */
  photo(member: SentMember): Promise<Blob | undefined>
  /** The time by the server's clock. */
  now(): Date
  syncNow(): void
  stop(): void
}

/** How often visits whose hours are over are removed from those inside. */
const TICK_MS = 15_000

/** Starts the gate that is stored in this browser. */
export function startGate(
  db: GateDatabase,
  { device, ...stored }: StoredGate & { device: Device },
  appVersion: string,
): Gate {
  const clock = createServerClock(stored.clockOffsetMs)
  const server = createGateServer(device, clock)
  const roster = createRoster(stored.members, stored.absentPasses)
  const passages = createPassages(stored.passages)
  const usedSteps = new Map(stored.usedSteps.map(({ passId, step }) => [passId, step]))
  const repeats = createRepeatFilter()
  let keys: readonly HallKey[] = stored.keys
  let shownCount = 0

  const state = createStateStore({
    device: { id: device.id, name: device.name },
    revoked: false,
    lost: undefined,
    removed: undefined,
    head: stored.head,
    memberCount: roster.size,
    online: false,
    refused: false,
    tooOld: stored.tooOld,
    clockOffsetMs: stored.clockOffsetMs,
    unsent: stored.unsent,
    pinTries: stored.pinTries,
    openedBy: undefined,
    chosenDirection: 'auto',
    shown: undefined,
    inside: [],
  })

  function notePassages(members: Iterable<SentMember>) {
    const { head } = state.get()
    if (!head) return
    for (const member of members) {
      const passage = passageOf(member, head)
      if (passage) passages.add(passage)
    }
  }

  const showInside = () => state.set({ inside: passages.inside(clock.now()) })

  const sync: GateSync = startSync(
    { db, server, clock, roster, appVersion, head: () => state.get().head },
    {
      onRoster(sent, head, imported) {
        keys = imported
        roster.apply(sent)
        state.set({
          head,
          tooOld: false,
          memberCount: roster.size,
          clockOffsetMs: clock.offsetMs(),
        })
        notePassages(sent.members)
        showInside()
      },
      onOnline: (online) => state.set({ online, ...(online && { refused: false }) }),
      onUnsent: (unsent) => state.set({ unsent }),
      onRefused: () => state.set({ refused: true }),
      onRevoked(lost) {
        stop()
        state.set({ revoked: true, lost, openedBy: undefined, shown: undefined, inside: [] })
      },
      onTooOld() {
        roster.apply({ full: true, members: [], removed: [], absentPasses: [] })
        keys = []
        state.set({
          tooOld: true,
          head: undefined,
          memberCount: 0,
          openedBy: undefined,
          shown: undefined,
        })
      },
    },
  )
  const ticking = setInterval(showInside, TICK_MS)

  function stop() {
    clearInterval(ticking)
    sync.stop()
  }

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

  async function judge(recognised: Recognised, source: EntrySource): Promise<void> {
    const number = ++shownCount
    if (recognised.kind === 'visitor') {
      return state.set({ shown: { kind: 'visitor', number, ...readVisitor(recognised.text) } })
    }
    const isPass = recognised.kind === 'pass'
    const now = clock.now()
    const person = isPass ? personOf(recognised) : recognised.member?.userId
    const waiting = state.get().shown
    if (waiting?.kind === 'verdict' && waiting.outcome === 'waiting') {
      // The same person, who still waits, has scanned again.
      if (person !== undefined && personOf(passOf(waiting)) === person) return
      await finish(waiting, 'refused')
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
      member: isPass ? (recognised.member ?? recognised.claimed) : recognised.member,
      claims: authentic ? proof.claims : undefined,
      passId: isPass ? recognised.passId : undefined,
      step: authentic && proof.by === 'phone' ? proof.step : undefined,
    }
    if (verdict.kind === 'look') state.set({ shown })
    else await finish(shown, verdict.kind === 'admitted' ? 'allowed' : 'refused')
  }

  /** Stores the entry, and only then shows its outcome. */
  async function finish(
    shown: ShownVerdict,
    outcome: EntryOutcome,
    override?: Override,
  ): Promise<void> {
    const { head, online } = state.get()
    const at = override ? clock.now() : shown.now
    const circumstances = { at, online, override, offsetMs: clock.offsetMs() }
    const rosterVersion = head?.version ?? ''
    const effects = outcome === 'refused' ? {} : effectsOf(shown, at, head)
    await addEntry(db, entryOf(shown, outcome, { ...circumstances, rosterVersion }), effects)
    if (effects.passage) passages.add(effects.passage)
    if (effects.usedStep) usedSteps.set(effects.usedStep.passId, effects.usedStep.step)
    state.set({ shown: { ...shown, outcome }, unsent: state.get().unsent + 1 })
    showInside()
    sync.syncNow()
  }

  async function checkPin(pin: string): Promise<{ userId: string; name: string } | PinResult> {
    const { pinTries, head } = state.get()
    if (pinTries && Date.now() < pinTries.waitUntil) return 'wait'
    const person = await staffOfPin(head?.staff ?? [], pin)
    const tries = person ? { failed: 0, waitUntil: 0 } : wrongPin(pinTries, Date.now())
    await keep(db, { name: 'pinTries', value: tries })
    state.set({ pinTries: tries })
    return person ? { userId: person.userId, name: person.name } : 'wrong'
  }

  // Scans run one after the other, because each changes who is inside.
  let queue = Promise.resolve()
  const inTurn = (task: () => Promise<void>): Promise<void> => {
    const done = queue.then(task)
    queue = done.catch(() => undefined)
    return done
  }

  function waitingVerdict(): ShownVerdict | undefined {
    const { shown } = state.get()
    return shown?.kind === 'verdict' && shown.outcome === 'waiting' ? shown : undefined
  }

  notePassages(roster.members())
  showInside()
  sync.syncNow()
  return {
    state,
    roster,
    stop,
    syncNow: sync.syncNow,
    now: clock.now,
    scan: async (text, source) => {
      const code = readScannedCode(text)
      if (!repeats.isNew(repeatKey(code, text), performance.now())) return
      await inTurn(async () => {
        const knowledge = { keys, roster, now: clock.now() }
        const usedStep = (passId: string) => usedSteps.get(passId)
        const recognised = await recognise(code, { ...knowledge, usedStep })
        await judge(recognised, code.kind === 'typed' ? 'typed' : source)
      })
    },
    choose: (member) => inTurn(() => judge(foundBy({ by: 'search' }, member), 'search')),
    letIn: () =>
      inTurn(async () => {
        const waiting = waitingVerdict()
        if (waiting) await finish(waiting, 'allowed')
      }),
    turnAway: () =>
      inTurn(async () => {
        const waiting = waitingVerdict()
        if (waiting) await finish(waiting, 'refused')
      }),
    async letInAnyway(pin, note) {
      const { shown } = state.get()
      const person = await checkPin(pin)
      if (typeof person === 'string') return person
      await inTurn(async () => {
        if (shown?.kind !== 'verdict' || shown.outcome !== 'refused') return
        await finish(shown, 'overridden', { userId: person.userId, note })
      })
      return 'right'
    },
    clear: () => state.set({ shown: undefined }),
    setDirection: (chosenDirection) => state.set({ chosenDirection }),
    async open(pin) {
      const person = await checkPin(pin)
      if (typeof person === 'string') return person
      state.set({ openedBy: person })
      return 'right'
    },
    lock: () => state.set({ openedBy: undefined, shown: undefined, chosenDirection: 'auto' }),
    async remove(pin, entriesToLose) {
      const person = await checkPin(pin)
      if (person === 'wrong' || person === 'wait') return person
      // In the queue of scans: an entry that was made during the removal would be lost.
      let result: RemoveResult = 'wait'
      await inTurn(async () => {
        await sync.sendAll().catch(() => undefined)
        const unsent = await countUnsent(db)
        if (unsent > (entriesToLose ?? 0)) {
          result = { unsent }
          return
        }
        const told = await toldServer(server)
        if (!told && entriesToLose === undefined) {
          result = { unsent }
          return
        }
        stop()
        await deleteGate(db)
        const nothing = { head: undefined, openedBy: undefined, shown: undefined, inside: [] }
        state.set({ removed: { told }, ...nothing, memberCount: 0, unsent: 0 })
        result = 'removed'
      })
      return result
    },
    photo: (member) => photoOf(member, { db, server }),
  }
}

/** Revokes the gate. Returns whether the server knows that it is gone. */
async function toldServer(server: GateServer): Promise<boolean> {
  try {
    await server.remove()
    return true
  } catch (error) {
    return error instanceof GateRefused && error.code === 'gateRevoked'
  }
}

/** Returns the stored photo if it is current, else the server's, else an outdated one. */
async function photoOf(
  { userId, photo: version }: SentMember,
  { db, server }: { db: GateDatabase; server: GateServer },
): Promise<Blob | undefined> {
  if (version === null) return undefined
  const key = await photoKey(db)
  const stored = await readPhoto(db, key, userId)
  if (stored?.version === version) return stored.picture
  const picture = await server.photo(userId).catch(() => undefined)
  if (!picture) return stored?.picture
  await storePhoto(db, key, { userId, version, picture })
  return new Blob([picture])
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
