import type { SentMember } from '#shared/contract/door/gate.ts'
import type { Direction } from '#shared/domain/door/door-verdict.ts'
import type { Device, GateDatabase, HallKey } from '#web/gate/gate-database.ts'
import { countWrongPin, findStaffByPin } from '#web/gate/gate-pin.ts'
import { removeGate } from '#web/gate/gate-removal.ts'
import { createScans, type GateScans } from '#web/gate/gate-scans.ts'
import { createGateServer } from '#web/gate/gate-server.ts'
import { createStateStore, type StateStore } from '#web/gate/gate-state.ts'
import { type StoredGate, storeValue } from '#web/gate/gate-store.ts'
import { type GateSync, startSync } from '#web/gate/gate-sync.ts'
import { photoOf } from '#web/gate/member-photo.ts'
import { createRoster, type Roster } from '#web/gate/roster.ts'
import { createServerClock } from '#web/gate/server-clock.ts'
import { createPassages, passageOf } from '#web/gate/visits.ts'

export type PinResult = 'right' | 'wrong' | 'wait'
/** With `unsent`, the gate was not removed, because the server can't be reached and that many entries would be lost. */
export type RemoveResult = 'removed' | 'wrong' | 'wait' | { unsent: number }

/** An enrolled gate: decides about scans, stores entries and synchronises with the server. */
export type Gate = Pick<GateScans, 'scan' | 'choose' | 'letIn' | 'turnAway'> & {
  state: StateStore
  roster: Roster
  /** Lets in the refused person on screen. */
  letInAnyway(pin: string, note: string): Promise<PinResult>
  clear(): void
  setDirection(direction: Direction | 'auto'): void
  open(pin: string): Promise<PinResult>
  lock(): void
  /** Removes the gate from this device; see removeGate. */
  remove(pin: string, maxLost?: number): Promise<RemoveResult>
  /** Returns the member's photo; undefined if there is none. */
  photo(member: SentMember): Promise<Blob | undefined>
  /** Returns the server's time. */
  now(): Date
  syncNow(): void
  stop(): void
}

/** How often to update who is inside, because visits may end without a check-out. */
const INSIDE_UPDATE_MS = 15_000

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
  let keys: readonly HallKey[] = stored.keys

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

  function addPassages(members: Iterable<SentMember>) {
    const { head } = state.get()
    if (!head) return
    for (const member of members) {
      const passage = passageOf(member, head)
      if (passage) passages.add(passage)
    }
  }

  const updateInside = () => state.set({ inside: passages.inside(clock.now()) })

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
        addPassages(sent.members)
        updateInside()
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
  const insideTimer = setInterval(updateInside, INSIDE_UPDATE_MS)

  function stop() {
    clearInterval(insideTimer)
    sync.stop()
  }

  async function checkPin(pin: string): Promise<{ userId: string; name: string } | PinResult> {
    const { pinTries, head } = state.get()
    if (pinTries && Date.now() < pinTries.waitUntil) return 'wait'
    const person = await findStaffByPin(head?.staff ?? [], pin)
    const tries = person ? { failed: 0, waitUntil: 0 } : countWrongPin(pinTries, Date.now())
    await storeValue(db, { name: 'pinTries', value: tries })
    state.set({ pinTries: tries })
    return person ? { userId: person.userId, name: person.name } : 'wrong'
  }

  const scans = createScans({
    db,
    state,
    roster,
    passages,
    usedSteps: stored.usedSteps,
    clock,
    keys: () => keys,
    onEntry() {
      updateInside()
      sync.syncNow()
    },
  })

  addPassages(roster.members())
  updateInside()
  sync.syncNow()
  return {
    scan: scans.scan,
    choose: scans.choose,
    letIn: scans.letIn,
    turnAway: scans.turnAway,
    state,
    roster,
    stop,
    syncNow: sync.syncNow,
    now: clock.now,
    async letInAnyway(pin, note) {
      const { shown } = state.get()
      const person = await checkPin(pin)
      if (typeof person === 'string') return person
      await scans.override(shown, { userId: person.userId, note })
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
    async remove(pin, maxLost) {
      const person = await checkPin(pin)
      if (person === 'wrong' || person === 'wait') return person
      let result: RemoveResult = 'wait'
      // Queued with the scans, because an entry that is stored during the removal would be lost.
      await scans.enqueue(async () => {
        const removal = await removeGate({ db, server, sync, stop }, maxLost)
        if ('unsent' in removal) {
          result = removal
          return
        }
        const nothing = { head: undefined, openedBy: undefined, shown: undefined, inside: [] }
        state.set({ removed: removal, ...nothing, memberCount: 0, unsent: 0 })
        result = 'removed'
      })
      return result
    },
    photo: (member) => photoOf(member, { db, server }),
  }
}
