import { rupees } from '../booking/prices.ts'
import type { Decision } from '../refusal.ts'
import { firstRefusal } from '../refusal.ts'
import type { Journal, LedgerAccount, Posting } from './ledger.ts'
import { paiseOf } from './ledger.ts'

/** The notes that are counted, in rupees. Coins are counted as one sum. */
export const NOTES = [500, 200, 100, 50, 20, 10] as const
export type Note = (typeof NOTES)[number]

/** How many notes of each kind, and the rupees in coins. */
export type CashCount = { notes: Readonly<Record<`${Note}`, number>>; coins: number }

export const NO_CASH: CashCount = {
  notes: { 500: 0, 200: 0, 100: 0, 50: 0, 20: 0, 10: 0 },
  coins: 0,
}

/** At most this many notes of a kind, and rupees of coins, are counted at once. */
export const MAX_COUNT = 9_999

/** More rupees than any drawer holds. */
export const MAX_CASH = 10_000_000

/** Returns the rupees of a count. */
export function rupeesCounted({ notes, coins }: CashCount): number {
  return NOTES.reduce((sum, note) => sum + note * notes[note], coins)
}

/** What money is taken out of the drawer for. */
export const EXPENSE_CATEGORIES = [
  'tea',
  'cleaning',
  'stationery',
  'repairs',
  'electricity',
  'newspapers',
  'other',
] as const
export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number]

export const MAX_EXPENSE = 100_000

/** A shift at a drawer. All sums are rupees. */
export type CashShift = {
  id: string
  userId: string
  /** What was counted at the beginning. */
  opening: number
  closedAt: Date | null
  handedOver: number | null
  receivedAt: Date | null
}

/** Returns what has to be in the drawer: what was there at the beginning, and what moved since. */
export function expectedCash(opening: number, moved: number): number {
  return opening + moved
}

/** Returns the rupees that moved into a drawer; out of it is negative. */
export function sumOfMoves(moves: readonly { amount: number }[]): number {
  return moves.reduce((sum, { amount }) => sum + amount, 0)
}

type Opening = { id: string; userId: string; counted: number }

/**
 * Decides whether somebody may begin a shift at a drawer. `left`: what the last shift left there,
 * undefined if there was none. `takenBefore`: the cash that was taken before the hall's first shift, which
 * has gone to the owner. The outcome is the journals of a beginning.
 */
export function openShift(
  { id, userId, counted }: Opening,
  facts: {
    ownOpen: boolean
    drawerOpen: boolean
    left: number | undefined
    takenBefore: number
  },
): Decision<Journal[]> {
  const refusal = firstRefusal(['shiftOpen', facts.ownOpen], ['drawerInUse', facts.drawerOpen])
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

/** Decides about an expense out of the drawer, in which `inDrawer` rupees are expected. */
export function payExpense(
  shift: Pick<CashShift, 'id' | 'closedAt'> | undefined,
  expense: { id: string; amount: number; madeBy: string },
  inDrawer: number,
): Decision<Journal[]> {
  if (!shift || shift.closedAt !== null) return { refusal: { code: 'noOpenShift' } }
  if (expense.amount > inDrawer) {
    return { refusal: { code: 'drawerTooEmpty', values: { inDrawer: rupees(inDrawer) } } }
  }
  const { id, amount, madeBy } = expense
  return {
    outcome: cashJournals({ event: `expense:${id}`, kind: 'expense', madeBy, shiftId: shift.id }, [
      { from: 'cash', to: 'expenses', rupees: amount },
    ]),
  }
}

/** Decides about taking an expense back. That is possible until its shift is closed. */
export function takeBackExpense(
  shift: Pick<CashShift, 'id' | 'closedAt'>,
  expense: { id: string; amount: number; takenBackAt: Date | null },
  madeBy: string,
): Decision<Journal[]> {
  if (expense.takenBackAt !== null) return { outcome: [] }
  if (shift.closedAt !== null) return { refusal: { code: 'shiftClosed' } }
  return {
    outcome: cashJournals(
      { event: `expense-back:${expense.id}`, kind: 'expense', madeBy, shiftId: shift.id },
      [{ from: 'expenses', to: 'cash', rupees: expense.amount }],
    ),
  }
}

export type Closing = {
  /** What had to be in the drawer. */
  expected: number
  counted: number
  handedOver: number
  /** More than expected is positive. */
  difference: number
  /** For the next shift. */
  left: number
  journals: Journal[]
}

/**
 * Decides about the end of a shift: `counted` rupees were in the drawer, `handedOver` of them go to the
 * owner. More or less than expected is posted to an account of its own.
 */
export function closeShift(
  shift: Pick<CashShift, 'id' | 'userId' | 'closedAt'>,
  { expected, counted, handedOver }: { expected: number; counted: number; handedOver: number },
): Decision<Closing> {
  const refusal = firstRefusal(
    ['shiftClosed', shift.closedAt !== null],
    ['handOverTooMuch', handedOver > counted],
  )
  if (refusal) return { refusal }
  const difference = counted - expected
  const { id, userId: madeBy } = shift
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

/** Decides about the owner's confirmation that `received` rupees of a shift have arrived. */
export function receiveHandOver(
  shift: Pick<CashShift, 'id' | 'handedOver' | 'receivedAt'>,
  { received, ownerId }: { received: number; ownerId: string },
): Decision<Journal[]> {
  const { id, handedOver, receivedAt } = shift
  if (receivedAt !== null) return { refusal: { code: 'handOverReceived' } }
  if (handedOver === null) return { refusal: { code: 'shiftStillOpen' } }
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

type Move = { from: LedgerAccount; to: LedgerAccount; rupees: number }

/** One journal of these moves; none if nothing moves. A negative sum moves the other way. */
function cashJournals(
  what: Pick<Journal, 'event' | 'kind' | 'madeBy' | 'shiftId'>,
  moves: readonly Move[],
): Journal[] {
  const postings = moves
    .filter(({ rupees }) => rupees !== 0)
    .flatMap(({ from, to, rupees }): Posting[] => [
      { account: to, paise: paiseOf(rupees), userId: null },
      { account: from, paise: -paiseOf(rupees), userId: null },
    ])
  return postings.length === 0 ? [] : [{ ...what, bookingId: null, paymentId: null, postings }]
}
