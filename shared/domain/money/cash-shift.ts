import type { AuditChange } from '../audit/audit-change.ts'
import type { Decision, Refusal } from '../refusal.ts'
import { firstRefusal } from '../refusal.ts'
import { may } from '../user/permissions.ts'
import type { Role } from '../user/user.ts'
import type { Journal, LedgerAccount, Posting } from './ledger.ts'
import { paiseOf } from './ledger.ts'

/** The maximum lengths of a drawer's name and of the note on an expense or a count, in characters. */
export const DRAWER_MAX_LENGTH = 40
export const CASH_NOTE_MAX_LENGTH = 200

/** A shift at a drawer. All sums are rupees. */
export type CashShift = {
  id: string
  userId: string
  /** The count at the start. */
  opening: number
  closedAt: Date | null
  handedOver: number | null
  receivedAt: Date | null
}

/** Returns the cash that should be in the drawer: the opening count plus all moves since. */
export function expectedCash(opening: number, moved: number): number {
  return opening + moved
}

/** Returns the net rupees that moved into a drawer; negative if more moved out. */
export function sumAmounts(moves: readonly { amount: number }[]): number {
  return moves.reduce((sum, { amount }) => sum + amount, 0)
}

/** Whether rupees that are over or missing still need a note that says why. */
export function cashNoteMissing(difference: number, note: string): boolean {
  return difference !== 0 && note.trim() === ''
}

type Opening = { id: string; userId: string; counted: number; note: string }

/**
 * Whether this person may open a drawer that has a new name: anyone opens the hall's first one, afterwards only admins,
 * because cash that stays in a forgotten drawer is not missed.
 */
export function mayNameDrawer(user: { role: Role }, drawers: readonly unknown[]): boolean {
  return drawers.length === 0 || may(user, 'newDrawers')
}

/**
 * Decides whether a member of staff may open a shift at a drawer. `left`: the cash that the last
 * shift left there, undefined if there was none; a different count needs a note. `takenBefore`: the cash taken before the hall's
 * first shift, which has gone to the owner. The outcome: the journals to post.
 */
export function openShift(
  { id, userId, counted, note }: Opening,
  facts: {
    ownOpen: boolean
    drawerOpen: boolean
    left: number | undefined
    takenBefore: number
    mayNameDrawer: boolean
  },
): Decision<Journal[]> {
  const refusal = firstRefusal(
    ['shiftOpen', facts.ownOpen],
    ['drawerInUse', facts.drawerOpen],
    ['unknownDrawer', facts.left === undefined && !facts.mayNameDrawer],
    ['cashNoteNeeded', facts.left !== undefined && cashNoteMissing(counted - facts.left, note)],
  )
  if (refusal) return { refusal }
  const { left, takenBefore } = facts
  const source = left === undefined ? 'owner' : 'differences'
  const difference = counted - (left ?? 0)
  return {
    outcome: cashJournals({ event: `float:${id}`, kind: 'float', madeBy: userId, shiftId: null }, [
      { from: 'cash', to: 'owner', rupees: takenBefore },
      { from: source, to: 'cash', rupees: difference },
    ]),
  }
}

/** Refuses an opening whose ID is already known, unless it repeats the caller's opening of that shift. */
export function knownShiftRefusal(
  known: { userId: string; drawer: string; opening: number; openingNote: string },
  sent: { userId: string; drawer: string; counted: number; note: string },
): Refusal | undefined {
  const isRepeat =
    known.userId === sent.userId &&
    known.drawer.toLowerCase() === sent.drawer.toLowerCase() &&
    known.opening === sent.counted &&
    known.openingNote === sent.note
  return firstRefusal(['notFound', !isRepeat])
}

/** Returns the change for the audit log when a shift is opened with `opening` rupees. */
export function openingChange(
  id: string,
  details: { drawer: string; opening: number },
): AuditChange {
  return { action: 'cash.open', subject: `shift:${id}`, details }
}

export type Closing = {
  /** The cash that should have been in the drawer. */
  expected: number
  counted: number
  handedOver: number
  /** Positive if more than expected was counted. */
  difference: number
  /** The cash left in the drawer for the next shift. */
  left: number
  journals: Journal[]
}

type ClosingSums = Pick<Closing, 'expected' | 'counted' | 'handedOver'>

/**
 * Decides whether a shift can be closed by `madeBy`, who counted `counted` rupees in the drawer, of which `handedOver`
 * go to the owner. A difference from the expected cash needs a note, and is posted to its own account.
 */
export function closeShift(
  { id, closedAt }: Pick<CashShift, 'id' | 'closedAt'>,
  { expected, counted, handedOver, note }: ClosingSums & { note: string },
  madeBy: string,
): Decision<Closing> {
  const refusal = firstRefusal(
    ['shiftClosed', closedAt !== null],
    ['handOverTooHigh', handedOver > counted],
    ['cashNoteNeeded', cashNoteMissing(counted - expected, note)],
  )
  if (refusal) return { refusal }
  const difference = counted - expected
  const journals = [
    ...cashJournals({ event: `difference:${id}`, kind: 'difference', madeBy, shiftId: id }, [
      { from: 'differences', to: 'cash', rupees: difference },
    ]),
    ...cashJournals({ event: `hand-over:${id}`, kind: 'handOver', madeBy, shiftId: id }, [
      { from: 'cash', to: 'handedOver', rupees: handedOver },
    ]),
  ]
  const left = counted - handedOver
  return { outcome: { expected, counted, handedOver, difference, left, journals } }
}

/** The count at a shift's start. `leftBefore`: the cash that the drawer's previous shift left; null if there was none. */
type OpeningCount = { leftBefore: number | null; opening: number }

/** Returns how many rupees were over, or missing if negative, when a shift's drawer was counted at its start. */
export function openingDifference({ leftBefore, opening }: OpeningCount): number {
  return opening - (leftBefore ?? opening)
}

/** Returns how many rupees were over, or missing if negative, when a closed shift's drawer was counted. */
export function shiftDifferences({
  expected,
  counted,
  ...opening
}: OpeningCount & { expected: number; counted: number }): { atOpening: number; atClosing: number } {
  return { atOpening: openingDifference(opening), atClosing: counted - expected }
}

/** People close their own shift; admins also one that somebody left open, which would block its drawer. */
export function mayCloseShift(
  user: { id: string; role: Role },
  shift: { userId: string },
): boolean {
  return user.id === shift.userId || may(user, 'allShifts')
}

/** Returns the change for the audit log when a shift is closed. */
export function closingChange(
  { id, drawer }: { id: string; drawer: string },
  { expected, counted, handedOver }: ClosingSums,
): AuditChange {
  const details = { drawer, expected, counted, handedOver }
  return { action: 'cash.close', subject: `shift:${id}`, details }
}

/** Returns how many rupees more, or less if negative, arrived than were handed over; 0 until they are received. */
export function receivedDifference({
  handedOver,
  received,
}: {
  handedOver: number
  received: number | null
}): number {
  return received === null ? 0 : received - handedOver
}

/** Decides whether the owner can confirm having received `received` rupees from a shift. A difference needs a note. */
export function receiveHandOver(
  shift: Pick<CashShift, 'id' | 'handedOver' | 'receivedAt'>,
  { received, note, ownerId }: { received: number; note: string; ownerId: string },
): Decision<Journal[]> {
  const { id, handedOver, receivedAt } = shift
  if (receivedAt !== null) return { refusal: { code: 'handOverReceived' } }
  if (handedOver === null) return { refusal: { code: 'shiftStillOpen' } }
  if (cashNoteMissing(receivedDifference({ handedOver, received }), note)) {
    return { refusal: { code: 'cashNoteNeeded' } }
  }
  return {
    outcome: cashJournals(
      { event: `received:${id}`, kind: 'handOver', madeBy: ownerId, shiftId: null },
      [
        { from: 'handedOver', to: 'owner', rupees: received },
        { from: 'handedOver', to: 'differences', rupees: handedOver - received },
      ],
    ),
  }
}

/** Returns the change for the audit log when the owner confirms having received a hand-over. */
export function handOverChange(
  { id, handedOver }: Pick<CashShift, 'id' | 'handedOver'>,
  received: number,
): AuditChange {
  return { action: 'cash.receive', subject: `shift:${id}`, details: { handedOver, received } }
}

type Move = { from: LedgerAccount; to: LedgerAccount; rupees: number }

/**
 * Returns one journal with these moves, or none if nothing moves. A negative amount moves the other
 * way.
 */
export function cashJournals(
  header: Pick<Journal, 'event' | 'kind' | 'madeBy' | 'shiftId'>,
  moves: readonly Move[],
): Journal[] {
  const postings = moves
    .filter(({ rupees }) => rupees !== 0)
    .flatMap(({ from, to, rupees }): Posting[] => [
      { account: to, paise: paiseOf(rupees), userId: null },
      { account: from, paise: -paiseOf(rupees), userId: null },
    ])
  return postings.length === 0 ? [] : [{ ...header, bookingId: null, paymentId: null, postings }]
}
