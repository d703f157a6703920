import { addDays, type CalendarDay, dayIn } from '../calendar-day.ts'
import { coversSlot, type DoorSlot } from './door-slot.ts'
import { admittingStay, isUnpaidOn, type RosterStay, stayProblem } from './door-stay.ts'
import type { PassClaims } from './pass-claims.ts'
import { stepAt, stepInstant } from './phone-code.ts'

/** Why someone is turned away at the door. */
export const DOOR_REASONS = [
  'notOurs',
  'unreadable',
  'forged',
  'pictureOfACode',
  'replayed',
  'unknownPass',
  'newSinceSync',
  'revoked',
  'notPaid',
  'notStarted',
  'ended',
  'otherBatch',
  'suspended',
  'alreadyInside',
  'notInside',
  'hallClosed',
  'consentMissing',
  'rosterTooOld',
  'deviceRevoked',
] as const
export type DoorReason = (typeof DOOR_REASONS)[number]

/** What reception should check before it lets someone in. */
export const DOOR_LOOKS = ['comparePhoto', 'newSinceSync', 'clockOff', 'dues', 'notInside'] as const
export type DoorLook = (typeof DOOR_LOOKS)[number]

export type Direction = 'in' | 'out'

/** What the door needs to know about a member. */
export type RosterMember = {
  userId: string
  stays: readonly RosterStay[]
  suspended: boolean
  consentMissing: boolean
}

/** How a person was recognised. `authentic`: whether the MAC or the signature is valid. */
export type DoorProof =
  | { by: 'phone'; claims: PassClaims; authentic: boolean; step: number; used: boolean }
  | {
      by: 'card'
      claims: PassClaims
      authentic: boolean
      firstDay: CalendarDay
      issuedOn: CalendarDay
    }
  | { by: 'unsigned' | 'typed' | 'search' }

export type DoorVerdict = {
  kind: 'admitted' | 'look' | 'refused'
  direction: Direction
  /** Why someone is refused; for a `look` on check-out, what is wrong with the code. */
  reason?: DoorReason
  looks: readonly DoorLook[]
  /** The stay that admits the member; without one, the stay that the reason refers to. */
  stay?: RosterStay
  /** The half of the study day that admits, or the current one. */
  slot: DoorSlot
  /** The instant that the reason or the look refers to. */
  at?: Date
  /** The day that the reason refers to: the first or the last one of the stay, or a closed one. */
  day?: CalendarDay
}

export type DoorSituation = {
  now: Date
  timeZone: string
  /** The slots of `slotsAround`, the current one first. */
  slots: readonly [DoorSlot, ...DoorSlot[]]
  /** The member's open visit; undefined if not inside. */
  insideSince: Date | undefined
  /** What the gate's switch is set to. */
  chosenDirection: Direction | 'auto'
  closedDays: readonly CalendarDay[]
  /** When the gate last had the whole roster from the server. */
  syncedAt: Date | undefined
  deviceRevoked: boolean
}

/** A code is fresh if it is at most this many steps of 30 seconds older or newer than now. */
const FRESH_STEPS = 2
const MAX_CLOCK_ERROR_MS = 15 * 60_000
const ROSTER_KEPT_MS = 7 * 24 * 3_600_000
/** A pass missing from a roster younger than this is unknown, not new. */
const NEW_AFTER_MS = 60_000

/** Returns whether a gate may still decide by its roster. */
export function isRosterTooOld(syncedAt: Date | undefined, now: Date): boolean {
  return !syncedAt || now.getTime() - syncedAt.getTime() > ROSTER_KEPT_MS
}

type Refusal = (reason: DoorReason, more?: Partial<DoorVerdict>) => DoorVerdict

/**
 * Decides who gets in or out. `pass` is the scanned pass in the roster, if it is there; `member` is
 * undefined if the roster lists nobody with it. Never keeps anyone from leaving: if the code would
 * not be admitted, reception takes a look.
 */
export function doorVerdict(
  proof: DoorProof | undefined,
  member: RosterMember | undefined,
  { pass, situation }: { pass?: { revoked: boolean } | undefined; situation: DoorSituation },
): DoorVerdict {
  const { insideSince, chosenDirection, slots } = situation
  const direction = chosenDirection === 'auto' ? (insideSince ? 'out' : 'in') : chosenDirection
  const [slot] = slots
  const refused: Refusal = (reason, more = {}) => ({
    kind: 'refused',
    direction,
    looks: [],
    slot,
    reason,
    ...more,
  })

  if (situation.deviceRevoked) return refused('deviceRevoked')
  const problem = codeProblem(proof, pass, situation)
  if (direction === 'out' && (chosenDirection === 'out' || canCheckOut(proof, situation.now))) {
    return checkOutVerdict(member, situation, problem)
  }
  if (problem) return refused(problem.reason, { ...problem, direction: 'in' })
  if (!member) return unknownPassVerdict(proof, { known: pass !== undefined, situation }, refused)
  return checkInVerdict(proof, member, { situation, refused })
}

/**
 * Whether a code can check out the person whom it names. A forged code proves nothing. A code used a
 * moment ago may be a copy, because the member's phone already shows the next one.
 */
function canCheckOut(proof: DoorProof | undefined, now: Date): boolean {
  if (proof?.by === 'phone' && proof.used) return freshnessOf(proof, now) === 'stale'
  return !proof || !('authentic' in proof) || proof.authentic
}

type CodeProblem = { reason: DoorReason; at?: Date }

/** Returns what is wrong with the code or the gate itself, regardless of the member. */
function codeProblem(
  proof: DoorProof | undefined,
  pass: { revoked: boolean } | undefined,
  { now, syncedAt, insideSince, chosenDirection }: DoorSituation,
): CodeProblem | undefined {
  if (isRosterTooOld(syncedAt, now)) return { reason: 'rosterTooOld' }
  if (!proof) return { reason: 'unreadable' }
  if ('authentic' in proof && !proof.authentic) return { reason: 'forged' }
  const isCopy = proof.by === 'phone' && proof.used
  // Someone inside can leave with the next code, even with a revoked pass.
  if (pass?.revoked && !(isCopy && insideSince && chosenDirection === 'auto'))
    return { reason: 'revoked' }
  if (proof.by !== 'phone') return undefined
  if (freshnessOf(proof, now) === 'stale') {
    return { reason: 'pictureOfACode', at: stepInstant(proof.step) }
  }
  return isCopy ? { reason: 'replayed' } : undefined
}

function checkInVerdict(
  proof: DoorProof | undefined,
  member: RosterMember,
  { situation, refused }: { situation: DoorSituation; refused: Refusal },
): DoorVerdict {
  const { now, slots, insideSince, closedDays } = situation
  if (member.suspended) return refused('suspended')
  if (member.consentMissing) return refused('consentMissing')
  const open = slots.filter(({ day }) => !closedDays.includes(day))
  const admitting = admittingStay(member.stays, open)
  if (!admitting) {
    const closed = admittingStay(member.stays, slots)
    if (closed) return refused('hallClosed', { day: closed.slot.day })
    const { reason, ...about } = stayProblem(member.stays, situation)
    return refused(reason, about)
  }
  const { stay, slot } = admitting
  if (isUnpaidOn(stay, slot.day)) return refused('notPaid', { stay, slot })
  if (insideSince) return refused('alreadyInside', { at: insideSince, stay, slot })
  const clockOff = proof?.by === 'phone' && freshnessOf(proof, now) === 'clockOff'
  const looks = looksOf(proof, { clockOff, member, day: slot.day })
  return {
    kind: looks.length > 0 ? 'look' : 'admitted',
    direction: 'in',
    looks,
    stay,
    slot,
    ...(clockOff && { at: stepInstant(proof.step) }),
  }
}

function checkOutVerdict(
  member: RosterMember | undefined,
  { insideSince, slots }: DoorSituation,
  problem: CodeProblem | undefined,
): DoorVerdict {
  // If the switch is set to out, the code used to check in is as good as the next one.
  const { reason, at } = problem?.reason === 'replayed' ? {} : (problem ?? {})
  const since = at ?? insideSince
  const stay = member && admittingStay(member.stays, slots)?.stay
  return {
    kind: insideSince && !reason ? 'admitted' : 'look',
    direction: 'out',
    looks: insideSince ? [] : ['notInside'],
    slot: slots[0],
    ...(reason && { reason }),
    ...(stay && { stay }),
    ...(since && { at: since }),
  }
}

/**
 * An authentic pass may have been issued after the last sync; every other unknown code is refused.
 * `known`: the roster has the pass but not its member, who has no paid days around now.
 */
function unknownPassVerdict(
  proof: DoorProof | undefined,
  { known, situation }: { known: boolean; situation: DoorSituation },
  refused: Refusal,
): DoorVerdict {
  const { now, slots, syncedAt, closedDays, timeZone } = situation
  if (!proof || !('claims' in proof)) return refused('unknownPass')
  const { claims } = proof
  const [{ day }] = slots
  if (claims.lastDay < day) return refused('ended', { day: claims.lastDay })
  if (known || !syncedAt || now.getTime() - syncedAt.getTime() <= NEW_AFTER_MS) {
    return refused('unknownPass')
  }
  const firstDay = proof.by === 'card' ? proof.firstDay : undefined
  if (firstDay !== undefined && slots.every((slot) => slot.day < firstDay)) {
    return refused('notStarted', { day: firstDay })
  }
  if (proof.by === 'card' && proof.issuedOn < dayIn(timeZone, syncedAt)) {
    return refused('unknownPass')
  }
  const covering = slots.filter((slot) =>
    coversSlot(
      { ...claims, startDate: firstDay ?? slot.day, endDate: addDays(claims.lastDay, 1) },
      slot,
    ),
  )
  const slot = covering.find((each) => !closedDays.includes(each.day))
  if (!slot) {
    const [closed] = covering
    return closed ? refused('hallClosed', { day: closed.day }) : refused('otherBatch')
  }
  return {
    kind: 'look',
    direction: 'in',
    looks: ['newSinceSync', 'comparePhoto'],
    slot,
    at: syncedAt,
  }
}

function looksOf(
  proof: DoorProof | undefined,
  { clockOff, member, day }: { clockOff: boolean; member: RosterMember; day: CalendarDay },
): readonly DoorLook[] {
  const looks: DoorLook[] = []
  if (proof?.by !== 'phone') looks.push('comparePhoto')
  if (clockOff) looks.push('clockOff')
  if (member.stays.some((stay) => isUnpaidOn(stay, day))) looks.push('dues')
  return looks
}

/** Compares the time when a phone code was generated with now. */
function freshnessOf(
  { step }: DoorProof & { by: 'phone' },
  now: Date,
): 'fresh' | 'clockOff' | 'stale' {
  if (Math.abs(stepAt(now) - step) <= FRESH_STEPS) return 'fresh'
  const clockError = Math.abs(now.getTime() - stepInstant(step).getTime())
  return clockError <= MAX_CLOCK_ERROR_MS ? 'clockOff' : 'stale'
}
