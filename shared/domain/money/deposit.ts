import { addMonths, type CalendarDay } from '../calendar-day.ts'
import { DEPOSIT } from './declared-deposit.ts'

/**
 * kept: the hall keeps the deposit, and asks for it again once it is no longer valid. returned: the hall holds it
 * until reception returns it, and asks for it again only afterwards.
 */
export const DEPOSIT_KINDS = ['kept', 'returned'] as const
export type DepositKind = (typeof DEPOSIT_KINDS)[number]

/** none: members pay no deposit. */
export const DEPOSIT_MODES = ['none', ...DEPOSIT_KINDS] as const
export type DepositMode = (typeof DEPOSIT_MODES)[number]

/** What the hall asks members for in addition to the price. */
export type DepositTerms = {
  depositMode: DepositMode
  /** Whole rupees. */
  depositAmount: number
  /** How long a kept deposit is valid, from the start of the membership with which it was paid. */
  depositMonths: number
}

export const DEPOSIT_FIELDS = [
  'depositMode',
  'depositAmount',
  'depositMonths',
] as const satisfies readonly (keyof DepositTerms)[]

/** The defaults: none, and for halls that switch deposits on, the amount and the year of the declaration. */
export const DEFAULT_DEPOSIT_TERMS: DepositTerms = {
  depositMode: 'none',
  depositAmount: DEPOSIT,
  depositMonths: 12,
}

/** The deposit that visitors and members are told about. */
export type DepositOffer = { kind: DepositKind; amount: number; months: number }

export function depositOffer(terms: DepositTerms): DepositOffer | undefined {
  const { depositMode: kind, depositAmount: amount, depositMonths: months } = terms
  return kind === 'none' ? undefined : { kind, amount, months }
}

/** A deposit paid with a booking. */
export type Deposit = {
  kind: DepositKind
  /** Whole rupees. */
  amount: number
  /** The day from which a kept deposit is no longer valid; null if the hall returns it. */
  until: CalendarDay | null
}

/** The fields of a payment without a deposit. */
export const NO_DEPOSIT = { deposit: 0, depositKind: null, depositUntil: null } as const

/** The facts that decide which deposit a member is asked for. */
export type DepositFacts = {
  terms: DepositTerms
  /** For each of the member's deposits, the day from which it is no longer valid; null if the hall still has to return it. */
  validUntil: readonly (CalendarDay | null)[]
}

/** The deposit to pay with bookings that start on `from` or later; with any booking if `from` is null. */
export type RequestedDeposit = { amount: number; from: CalendarDay | null }

/** Returns the deposit to ask of a member; null if the hall asks for none or holds one. */
export function requestedDeposit({ terms, validUntil }: DepositFacts): RequestedDeposit | null {
  const offer = depositOffer(terms)
  if (!offer || validUntil.includes(null)) return null
  return { amount: offer.amount, from: validUntil.toSorted().at(-1) ?? null }
}

/** Returns the deposit for a booking that starts on this day, in rupees. */
export function depositFor(
  asked: RequestedDeposit | null | undefined,
  startDate: CalendarDay | null | undefined,
): number {
  return asked && (asked.from ?? '') <= (startDate ?? '') ? asked.amount : 0
}

/** Returns the deposit to pay with a booking; null if the hall asks for none or an earlier one is still valid. */
export function depositDue(
  facts: DepositFacts,
  { startDate }: { startDate: CalendarDay },
): Deposit | null {
  const offer = depositOffer(facts.terms)
  const amount = depositFor(requestedDeposit(facts), startDate)
  if (!offer || amount === 0) return null
  const { kind, months } = offer
  return { kind, amount, until: kind === 'kept' ? addMonths(startDate, months) : null }
}
