import type { SentMember } from '#shared/contract/door/gate.ts'
import type { EntryOutcome, EntrySource } from '#shared/domain/door/door-entry.ts'
import type { Direction, DoorVerdict } from '#shared/domain/door/door-verdict.ts'
import type { PassClaims } from '#shared/domain/door/pass-claims.ts'
import type { PinTries, RosterHead } from '#web/gate/gate-database.ts'
import type { Visit } from '#web/gate/visits.ts'

/** A verdict on the screen. */
export type ShownVerdict = {
  kind: 'verdict'
  /** Distinguishes the verdicts and visitors shown one after the other. */
  number: number
  verdict: DoorVerdict
  /** `waiting` until reception decides about a look. */
  outcome: EntryOutcome | 'waiting'
  source: EntrySource
  member: SentMember | undefined
  /** The claims of an authentic pass, for a member whom the roster doesn't have. */
  claims: PassClaims | undefined
  passId: string | undefined
  /** The step of a phone code, which admits its member only once. */
  step: number | undefined
  /** The server's time of the scan. */
  now: Date
}

/** A visitor pass. The gate doesn't complete its tour. */
export type ShownVisitor = {
  kind: 'visitor'
  number: number
  name: string
  tourDate: string
  tourTime: string
}

export type Shown = ShownVerdict | ShownVisitor

export type GateState = {
  device: { id: string; name: string } | undefined
  revoked: boolean
  /** The number of entries that were lost when the gate was revoked. */
  lost: number | undefined
  /** Set after the gate was removed from this device; `reported` if the server knows. */
  removed: { reported: boolean } | undefined
  /** Undefined until the first sync, and after 7 days without contact. */
  head: RosterHead | undefined
  memberCount: number
  /** Whether the members were removed after too long without contact. */
  tooOld: boolean
  /** Whether the last sync succeeded. */
  online: boolean
  /** Whether the server doesn't know this gate or refuses its signature. */
  refused: boolean
  clockOffsetMs: number
  unsent: number
  pinTries: PinTries | undefined
  /** The member of staff who opened the gate. */
  openedBy: { userId: string; name: string } | undefined
  chosenDirection: Direction | 'auto'
  shown: Shown | undefined
  inside: readonly Visit[]
}

/** The gate's state, for useSyncExternalStore. */
export type StateStore = {
  get(): GateState
  set(changes: Partial<GateState>): void
  subscribe(listener: () => void): () => void
}

export function createStateStore(initial: GateState): StateStore {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set(changes) {
      state = { ...state, ...changes }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
