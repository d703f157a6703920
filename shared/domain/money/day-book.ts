import type { CalendarDay } from '../calendar-day.ts'
import { addDays } from '../calendar-day.ts'
import type { Decision } from '../refusal.ts'
import { firstRefusal } from '../refusal.ts'
import type { JournalKind, LedgerAccount } from './ledger.ts'
import { rupeesOf } from './ledger.ts'

/** Where the hall's money is. The day book has their balances. */
export const MONEY_ACCOUNTS = ['cash', 'handedOver', 'upi'] as const satisfies LedgerAccount[]
export type MoneyAccount = (typeof MONEY_ACCOUNTS)[number]

/** Where a payment went: a money account, or `simulated`, in which no money has moved. */
export const METHOD_ACCOUNTS = [...MONEY_ACCOUNTS, 'simulated'] as const
export type MethodAccount = (typeof METHOD_ACCOUNTS)[number]

type BookPosting = { account: LedgerAccount; paise: number }

/** Rupees per account. */
export type Balances = Record<MoneyAccount, number>

/** What a journal means for the hall's money, in rupees. */
export type BookLine = {
  /** The sum of its debits, apart from what only passes through a member's account. */
  amount: number
  /** What the money accounts gained and lost. A hand-over has both. */
  in: number
  out: number
  /** The accounts that gained or lost: the method of a payment. */
  methods: MethodAccount[]
}

/** Returns a journal's line of the day book. Depends on the accounts only, so it handles new kinds of journals. */
export function bookLine(postings: readonly BookPosting[]): BookLine {
  const isMoney = ({ account }: BookPosting) => MONEY_ACCOUNTS.some((each) => each === account)
  const gained = (of: readonly BookPosting[]) =>
    rupeesOf(of.reduce((sum, { paise }) => sum + Math.max(paise, 0), 0))
  const lost = (of: readonly BookPosting[]) =>
    rupeesOf(of.reduce((sum, { paise }) => sum + Math.max(-paise, 0), 0))
  const money = postings.filter(isMoney)
  const owed = postings
    .filter(({ account }) => account === 'members')
    .reduce((sum, { paise }) => sum + paise, 0)
  return {
    amount: gained(postings.filter(({ account }) => account !== 'members' || owed !== 0)),
    in: gained(money),
    out: lost(money),
    methods: METHOD_ACCOUNTS.filter((method) => postings.some(({ account }) => account === method)),
  }
}

/** Returns the balances of the money accounts after these postings. */
export function balancesAfter(
  opening: Readonly<Balances>,
  postings: readonly BookPosting[],
): Balances {
  const sum = (account: MoneyAccount) =>
    postings
      .filter((posting) => posting.account === account)
      .reduce((rupees, { paise }) => rupees + rupeesOf(paise), opening[account])
  return { cash: sum('cash'), handedOver: sum('handedOver'), upi: sum('upi') }
}

/** The last closed day, and today. */
type BooksState = { closedUntil: CalendarDay | null; today: CalendarDay }

/**
 * Decides about closing the books up to and including `day`. Only days that are over are closed, so that what
 * happens now always has a day to go to. All open days before it are closed with it.
 */
export function closeDay(
  day: CalendarDay,
  { closedUntil, today }: BooksState,
): Decision<{ firstDay: CalendarDay | null; lastDay: CalendarDay }> {
  const refusal = firstRefusal(
    ['dayNotOver', day >= today],
    ['dayClosed', closedUntil !== null && day <= closedUntil],
  )
  if (refusal) return { refusal }
  const firstDay = closedUntil === null ? null : addDays(closedUntil, 1)
  return { outcome: { firstDay, lastDay: day } }
}

/** What is worth a look before a day is closed. It does not stop the closing: somebody may be away for days. */
export type ClosingWarnings = {
  /** Shifts that began by the end of that day and are not closed. */
  openShifts: { drawer: string; name: string }[]
  /** Rupees of closed shifts that the owner has not confirmed. */
  notReceived: number
  /** UTRs that wait for a check since that day or before. */
  claims: number
}

/** The accounts and sums of one posting in the accountant's file. */
export type PostingSum = { debit: number; credit: number }

/** Returns a posting's side in rupees. */
export function sidesOf(paise: number): PostingSum {
  return { debit: rupeesOf(Math.max(paise, 0)), credit: rupeesOf(Math.max(-paise, 0)) }
}

/** The kinds of journals that only move money between the drawers, the owner and costs. */
const DRAWER_KINDS: readonly JournalKind[] = ['float', 'expense', 'difference', 'handOver']

/** Whether journals of this kind are about members' payments. */
export function isOfMembers(kind: JournalKind): boolean {
  return !DRAWER_KINDS.includes(kind)
}
