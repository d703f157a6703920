import { BATCH_DETAILS, BATCHES, type Batch } from '../booking/batches.ts'
import { ROOMS, type Room } from '../booking/rooms.ts'
import { SEATS } from '../booking/seats.ts'
import {
  addDays,
  addMonths,
  type CalendarDay,
  calendarDay,
  dayParts,
  daysBetween,
  laterDay,
} from '../calendar-day.ts'
import type { ExpenseCategory } from './cash-expense.ts'
import { isMemberJournal, METHOD_ACCOUNTS, type MethodAccount } from './day-book.ts'
import type { DepositTerms } from './deposit.ts'
import type { JournalKind, LedgerAccount } from './ledger.ts'
import { rupeesOf } from './ledger.ts'
import { financialYearStart } from './receipt.ts'

export const REPORT_PERIODS = ['day', 'month', 'year'] as const
export type ReportPeriod = (typeof REPORT_PERIODS)[number]

/** A range of days, both inclusive. */
export type Days = { from: CalendarDay; to: CalendarDay }

/** Returns the day, the month or the financial year around `day`. */
export function periodAround(period: ReportPeriod, day: CalendarDay): Days {
  if (period === 'day') return { from: day, to: day }
  if (period === 'month') return monthOf(day)
  const from = financialYearStart(day)
  return { from, to: addDays(addMonths(from, 12), -1) }
}

/** Returns the first and the last day of a day's month. */
export function monthOf(day: CalendarDay): Days {
  const { year, month } = dayParts(day)
  const from = calendarDay(year, month, 1)
  return { from, to: addDays(addMonths(from, 1), -1) }
}

/** The postings of a period, grouped by the fields that reports distinguish; sums in paise. */
export type LedgerSum = {
  kind: JournalKind
  account: LedgerAccount
  /** The ID and name of the person who made the journals. */
  staffId: string | null
  staff: string | null
  /** The room and the batch of the booking. */
  room: Room | null
  batch: Batch | null
  /** Set for expenses. */
  category: ExpenseCategory | null
  debit: number
  credit: number
}

/** Rupees that came from members and went back to them. */
export type Income = { received: number; refunded: number }

export type MoneyReport = {
  /** What members paid and got back: the same total, broken down in four ways. */
  byMethod: ({ method: MethodAccount } & Income)[]
  byStaff: ({ staff: string | null } & Income)[]
  byRoom: ({ room: Room | null } & Income)[]
  byBatch: ({ batch: Batch | null } & Income)[]
  /** The total of each breakdown above, including simulated payments. */
  total: Income
  /** Bookings sold, deposits kept and late fees, less discounts and refunds, whether paid yet or not. */
  sold: number
  /** The kept deposits in it, without their GST. */
  keptDeposits: number
  /** The late fees in it, without their GST. */
  lateFees: number
  /** The discounts in it. */
  discounts: number
  /** The GST in what was sold, less the GST in refunds. */
  tax: number
  expenses: { category: ExpenseCategory; amount: number }[]
  /** Cash that was short; over is negative. */
  differences: number
  /** Received less refunds, expenses and differences, without simulated payments. */
  left: number
}

/** Together, these accounts contain the full price of what was sold, including tax, discounts, kept deposits and late fees. */
export const SALES_ACCOUNTS: readonly LedgerAccount[] = [
  'fees',
  'gst',
  'discount',
  'keptDeposits',
  'lateFees',
]

/** Returns a period's report. */
export function moneyReport(sums: readonly LedgerSum[]): MoneyReport {
  const isMethod = ({ account }: LedgerSum) => METHOD_ACCOUNTS.some((each) => each === account)
  const moved = sums.filter((sum) => isMemberJournal(sum.kind) && isMethod(sum))
  // Corrections move money between methods only.
  const payments = moved.filter(({ kind }) => kind !== 'correction')
  const real = incomeOf(payments.filter(({ account }) => account !== 'simulated'))
  const expenses = groupSums(
    sums.filter(({ account }) => account === 'expenses'),
    ({ category }) => category ?? 'other',
  ).map(([category, found]) => ({ category, amount: balanceOf(found) }))
  const differences = balanceOf(sums.filter(({ account }) => account === 'differences'))
  const spent = expenses.reduce((sum, { amount }) => sum + amount, differences)
  return {
    byMethod: METHOD_ACCOUNTS.flatMap((method) => {
      const found = moved.filter(({ account }) => account === method)
      return found.length > 0 ? [{ method, ...incomeOf(found) }] : []
    }),
    byStaff: groupSums(payments, ({ staffId }) => staffId)
      .map(([, found]) => ({ staff: found[0]?.staff ?? null, ...incomeOf(found) }))
      .toSorted((a, b) => b.received - a.received),
    byRoom: sortGroups(
      groupSums(payments, ({ room }) => room),
      ROOMS,
    ).map(([room, found]) => ({
      room,
      ...incomeOf(found),
    })),
    byBatch: sortGroups(
      groupSums(payments, ({ batch }) => batch),
      BATCHES,
    ).map(([batch, found]) => ({
      batch,
      ...incomeOf(found),
    })),
    total: incomeOf(payments),
    sold: 0 - balanceOf(sums.filter(({ account }) => SALES_ACCOUNTS.includes(account))),
    keptDeposits: 0 - balanceOf(sums.filter(({ account }) => account === 'keptDeposits')),
    lateFees: 0 - balanceOf(sums.filter(({ account }) => account === 'lateFees')),
    discounts: balanceOf(sums.filter(({ account }) => account === 'discount')),
    tax: 0 - balanceOf(sums.filter(({ account }) => account === 'gst')),
    expenses,
    differences,
    left: real.received - real.refunded - spent,
  }
}

/**
 * Returns the rupees of deposits that the hall owes its members, with the balance of their account in paise, as a
 * field of the report; no field if it owes none and asks for none that it returns.
 */
export function heldDeposits(
  balance: number,
  { depositMode }: Pick<DepositTerms, 'depositMode'>,
): { heldDeposits?: number } {
  return balance !== 0 || depositMode === 'returned' ? { heldDeposits: 0 - rupeesOf(balance) } : {}
}

/** A correction takes what it credits from what was received; it refunds nothing. */
function incomeOf(sums: readonly LedgerSum[]): Income {
  let received = 0
  let refunded = 0
  for (const { kind, debit, credit } of sums) {
    received += debit
    if (kind === 'correction') received -= credit
    else refunded += credit
  }
  return { received: rupeesOf(received), refunded: rupeesOf(refunded) }
}

/** Rupees; debits are positive. */
function balanceOf(sums: readonly LedgerSum[]): number {
  // Adding 0 turns -0 into 0.
  return rupeesOf(sums.reduce((sum, { debit, credit }) => sum + debit - credit, 0)) + 0
}

function groupSums<Key>(
  sums: readonly LedgerSum[],
  keyOf: (sum: LedgerSum) => Key,
): [Key, LedgerSum[]][] {
  const found = new Map<Key, LedgerSum[]>()
  for (const sum of sums) found.set(keyOf(sum), [...(found.get(keyOf(sum)) ?? []), sum])
  return [...found]
}

/** Sorts groups in the order of `keys`; the group without a key comes last. */
function sortGroups<Key>(
  found: [Key | null, LedgerSum[]][],
  keys: readonly Key[],
): [Key | null, LedgerSum[]][] {
  const rank = (key: Key | null) => (key === null ? keys.length : keys.indexOf(key))
  return found.toSorted(([a], [b]) => rank(a) - rank(b))
}

/** Paid bookings with the same room, batch and days; `endDate` is the first day after them. */
export type PaidStays = {
  room: Room
  batch: Batch
  startDate: CalendarDay
  endDate: CalendarDay
  count: number
}

/** A room's occupancy in part of a period: percent of its seats, per half of the day. */
export type PartOccupancy = { from: CalendarDay; day: number; night: number }

export type RoomOccupancy = {
  room: Room
  seats: number
  /** Percent over the whole period. */
  day: number
  night: number
  /** Study days that were paid for, by batch. */
  seatDays: { batch: Batch; count: number }[]
  /** Per day; per month if the period is longer than a month. */
  parts: PartOccupancy[]
}

const MAX_MONTH_DAYS = 31

/** Returns the rooms' occupancy, relative to today's seats, including closed ones. */
export function roomOccupancy(stays: readonly PaidStays[], { from, to }: Days): RoomOccupancy[] {
  const parts = partsOf({ from, to })
  return ROOMS.map((room) => {
    const seats = SEATS.filter((seat) => seat.room === room).length
    const own = stays.filter((stay) => stay.room === room)
    const percent = (half: 'day' | 'night', days: Days) => {
      const taken = own
        .filter(({ batch }) => BATCH_DETAILS[batch].halves.some((each) => each === half))
        .reduce((sum, stay) => sum + stay.count * sharedDays(stay, days), 0)
      return Math.round((100 * taken) / (seats * (daysBetween(days.from, days.to) + 1)))
    }
    const occupancy = (days: Days) => ({ day: percent('day', days), night: percent('night', days) })
    return {
      room,
      seats,
      ...occupancy({ from, to }),
      seatDays: BATCHES.map((batch) => ({
        batch,
        count: own
          .filter((stay) => stay.batch === batch)
          .reduce((sum, stay) => sum + stay.count * sharedDays(stay, { from, to }), 0),
      })),
      parts: parts.map((part) => ({ from: part.from, ...occupancy(part) })),
    }
  })
}

function partsOf({ from, to }: Days): Days[] {
  const byMonth = daysBetween(from, to) >= MAX_MONTH_DAYS
  const parts: Days[] = []
  for (let day = from; day <= to; ) {
    const end = byMonth ? monthOf(day).to : day
    const last = end < to ? end : to
    parts.push({ from: day, to: last })
    day = addDays(last, 1)
  }
  return parts
}

function sharedDays({ startDate, endDate }: PaidStays, { from, to }: Days): number {
  const end = addDays(to, 1)
  return Math.max(0, daysBetween(laterDay(startDate, from), endDate < end ? endDate : end))
}
