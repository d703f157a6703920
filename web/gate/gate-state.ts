import type { SentMember } from '#shared/contract/gate.ts'
import type { EntryOutcome, EntrySource } from '#shared/domain/door/door-entry.ts'
import type { Direction, DoorVerdict } from '#shared/domain/door/door-verdict.ts'
import type { PassClaims } from '#shared/domain/door/pass-claims.ts'
import type { PinTries, RosterHead } from '#web/gate/gate-database.ts'
import type { Visit } from '#web/gate/visits.ts'

/** A verdict on the screen. */
export type ShownVerdict = {
  kind: 'verdict'
  /** Numbers the verdicts and visitors that were shown. */
  number: number
  verdict: DoorVerdict
  /** `waiting`: reception decides about a look. */
  outcome: EntryOutcome | 'waiting'
  source: EntrySource
  member: SentMember | undefined
  /** The claims of an authentic pass, used if the roster doesn't have its member. */
  claims: PassClaims | undefined
  passId: string | undefined
  /** The step of a phone code, which is used up by letting its member in. */
  step: number | undefined
  /** The time of the scan by the server's clock. */
  now: Date
}

/** A visitor's pass, whose tour is completed elsewhere. */
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
  /** Set once the gate was removed from this device; `told`: whether the server knows. */
  removed: { told: boolean } | undefined
  /** Undefined before the first roster, and after 7 days without contact. */
  head: RosterHead | undefined
  memberCount: number
  /** Whether the members were removed after too long without contact. */
  tooOld: boolean
  /** Whether the server answered the last call. */
  online: boolean
  /** Whether the server doesn't know this gate or refuses its signature. */
  refused: boolean
  clockOffsetMs: number
  unsent: number
  pinTries: PinTries | undefined
  /** Who has opened the gate. */
  openedBy: { userId: string; name: string } | undefined
  chosenDirection: Direction | 'auto'
  shown: Shown | undefined
  inside: readonly Visit[]
}

/** State for React's useSyncExternalStore. */
export type StateStore = {
  get(): GateState
  set(changes: Partial<GateState>): void
  subscribe(listener: () => void): () => void
}

export function createStateStore(first: GateState): StateStore {
  let state = first
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
