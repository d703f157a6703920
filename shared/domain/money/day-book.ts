import type { AuditChange } from '../audit/audit-change.ts'
import type { CalendarDay } from '../calendar-day.ts'
import { addDays } from '../calendar-day.ts'
import type { Decision } from '../refusal.ts'
import { firstRefusal } from '../refusal.ts'
import type { JournalKind, LedgerAccount } from './ledger.ts'
import { rupeesOf } from './ledger.ts'

/** The accounts that hold the hall's money. The day book shows their balances. */
export const MONEY_ACCOUNTS = ['cash', 'handedOver', 'upi'] as const satisfies LedgerAccount[]
export type MoneyAccount = (typeof MONEY_ACCOUNTS)[number]

/** Where a payment went: a money account, or `simulated` if no money moved. */
export const METHOD_ACCOUNTS = [...MONEY_ACCOUNTS, 'simulated'] as const
export type MethodAccount = (typeof METHOD_ACCOUNTS)[number]

type BookPosting = { account: LedgerAccount; paise: number }

/** Rupees per account. */
export type Balances = Record<MoneyAccount, number>

/** What a journal means for the hall's money, in rupees. */
export type BookLine = {
  /** The sum of its debits, without postings that only pass through a member's account. */
  amount: number
  /** What the money accounts gained and lost; both are set for a hand-over. */
  in: number
  out: number
  /** The accounts that gained or lost money; for a payment, its method. */
  methods: MethodAccount[]
}

/**
 * Returns a journal's line in the day book. Depends only on the accounts, so it handles new kinds
 * of journals.
 */
export function bookLine(posted: readonly BookPosting[]): BookLine {
  const postings = mergeTaxIntoFees(posted)
  const isMoney = ({ account }: BookPosting) => MONEY_ACCOUNTS.some((each) => each === account)
  const totalGain = (of: readonly BookPosting[]) =>
    rupeesOf(of.reduce((sum, { paise }) => sum + Math.max(paise, 0), 0))
  const totalLoss = (of: readonly BookPosting[]) =>
    rupeesOf(of.reduce((sum, { paise }) => sum + Math.max(-paise, 0), 0))
  const money = postings.filter(isMoney)
  const owed = postings
    .filter(({ account }) => account === 'members')
    .reduce((sum, { paise }) => sum + paise, 0)
  return {
    amount: totalGain(postings.filter(({ account }) => account !== 'members' || owed !== 0)),
    in: totalGain(money),
    out: totalLoss(money),
    methods: METHOD_ACCOUNTS.filter((method) => postings.some(({ account }) => account === method)),
  }
}

/** The kinds of journals in which cash can be over or short beside what they record. */
const KINDS_WITH_DIFFERENCE: readonly JournalKind[] = ['float', 'handOver']

/** Returns how many rupees were over, or missing if negative, at a shift's start or when a hand-over arrived. */
export function lineDifference(kind: JournalKind, postings: readonly BookPosting[]): number {
  if (!KINDS_WITH_DIFFERENCE.includes(kind)) return 0
  return postings
    .filter(({ account }) => account === 'differences')
    .reduce((rupees, { paise }) => rupees - rupeesOf(paise), 0)
}

/** Adds GST to the fees, because the day book shows what members paid, tax included. */
function mergeTaxIntoFees(postings: readonly BookPosting[]): BookPosting[] {
  const isSale = ({ account }: BookPosting) => account === 'fees' || account === 'gst'
  const paise = postings.filter(isSale).reduce((sum, posting) => sum + posting.paise, 0)
  const others = postings.filter((posting) => !isSale(posting))
  return paise === 0 ? others : [...others, { account: 'fees', paise }]
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

/** The days that a closing closes; `firstDay` is null if no day was closed before. */
type ClosedDays = { firstDay: CalendarDay | null; lastDay: CalendarDay }

/** The last closed day, and today. */
type BooksState = { closedUntil: CalendarDay | null; today: CalendarDay }

/**
 * Decides whether the books can be closed up to and including `day`. Only past days can be closed,
 * so that new journals always fall on an open day. Earlier open days are closed with it.
 */
export function closeDay(
  day: CalendarDay,
  { closedUntil, today }: BooksState,
): Decision<ClosedDays> {
  const refusal = firstRefusal(
    ['dayNotOver', day >= today],
    ['dayClosed', closedUntil !== null && day <= closedUntil],
  )
  if (refusal) return { refusal }
  const firstDay = closedUntil === null ? null : addDays(closedUntil, 1)
  return { outcome: { firstDay, lastDay: day } }
}

/** Returns the change for the audit log when the books are closed. */
export function booksClosingChange({ firstDay, lastDay }: ClosedDays): AuditChange {
  const details = { ...(firstDay !== null && { firstDay }), lastDay }
  return { action: 'books.close', subject: `day:${lastDay}`, details }
}

/**
 * What to check before closing a day. Nothing here prevents closing: staff may be away for days.
 */
export type ClosingWarnings = {
  /** Shifts opened on or before that day that are still open. */
  openShifts: { drawer: string; name: string }[]
  /** Rupees handed over by closed shifts that the owner has not confirmed. */
  notReceived: number
  /** UTRs sent on or before that day that are still unchecked. */
  claims: number
  /** Drawers whose last shift closed before that day, and the rupees that it left. */
  notCounted: { drawer: string; left: number }[]
}

/** A posting's two columns in the accountant's file, in rupees. One of them is 0. */
export type PostingSides = { debit: number; credit: number }

/** Splits a posting into debit and credit. */
export function sidesOf(paise: number): PostingSides {
  return { debit: rupeesOf(Math.max(paise, 0)), credit: rupeesOf(Math.max(-paise, 0)) }
}

/** The kinds of journals that only move money between drawers, the owner and expenses. */
const DRAWER_KINDS: readonly JournalKind[] = ['float', 'expense', 'difference', 'handOver']

/** Whether journals of this kind record members' payments. */
export function isMemberJournal(kind: JournalKind): boolean {
  return !DRAWER_KINDS.includes(kind)
}
