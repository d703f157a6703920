import { findSeat, type SeatId } from '../booking/seats.ts'
import { RECEIPT_SERIES, type ReceiptKey } from '../money/receipt.ts'
import { VOUCHER_SERIES } from '../money/refund-voucher.ts'
import { isUtr, utrOf } from '../money/utr.ts'

/** The minimum and maximum length of a search text, in characters. */
export const SEARCH_MIN_LENGTH = 2
export const SEARCH_MAX_LENGTH = 100
/** The maximum number of members, and of bookings, that a search returns. */
export const SEARCH_ROWS = 6

/** A part of a phone number needs this many digits. */
const PHONE_MIN_DIGITS = 4
export const PHONE_DIGITS = 10
const PHONE = /^\+?[0-9][0-9 -]*$/
const RECEIPT = /^([A-Z]{1,2})\/([0-9]{2})-([0-9]{2})\/([0-9]{1,7})$/

/** The possible meanings of a search text. */
export type DeskSearch = {
  /** Words of a name, email or member ID; none if the text is a seat, a receipt number or a UTR. */
  words: string[]
  /** Consecutive digits of a phone number, without +91. */
  phone: string | undefined
  seat: SeatId | undefined
  receipt: ReceiptKey | undefined
  /** Twelve digits; a phone number with 91 looks the same. */
  utr: string | undefined
}

/** Reads what was typed into the search. Returns undefined if it is too short. */
export function readDeskSearch(typed: string): DeskSearch | undefined {
  const text = typed.trim()
  if (text.length < SEARCH_MIN_LENGTH) return undefined
  const seat = findSeat(text.replaceAll(/\s/g, '').toUpperCase())?.id
  const receipt = parseReceipt(text.toUpperCase())
  const utr = isUtr(utrOf(text)) && !text.startsWith('+') ? utrOf(text) : undefined
  const words = seat || receipt || utr ? [] : text.split(/\s+/)
  return { words, phone: parsePhone(text), seat, receipt, utr }
}

export function wordsOf(search: string): string[] {
  return search.split(/\s+/).filter((word) => word !== '')
}

/**
 * What a search in one of reception's lists means. Unlike in DeskSearch, a seat's number is a word, and there are words
 * beside a receipt number or UTR.
 */
export type ListSearch = Omit<DeskSearch, 'seat'>

/** Reads what was typed into the search of a list, which may be a single character or nothing. */
export function readListSearch(typed: string): ListSearch {
  const { phone, receipt, utr } = readDeskSearch(typed) ?? {}
  return { words: wordsOf(typed), phone, receipt, utr }
}

function parsePhone(text: string): string | undefined {
  if (!PHONE.test(text)) return undefined
  const digits = text.replace(/[^0-9]/g, '')
  const withCode = text.startsWith('+91') || (digits.startsWith('91') && digits.length === 12)
  const local = withCode ? digits.slice(2) : digits.replace(/^0+/, '')
  return local.length < PHONE_MIN_DIGITS || local.length > PHONE_DIGITS ? undefined : local
}

/**
 * The second year of `DA/26-27/00001` must follow the first. Refund vouchers are numbered in the
 * same way.
 */
function parseReceipt(text: string): ReceiptKey | undefined {
  const [, series, from, to, number] = RECEIPT.exec(text) ?? []
  const isSeries = series === RECEIPT_SERIES || series === VOUCHER_SERIES
  if (!series || !isSeries || (Number(from) + 1) % 100 !== Number(to)) return undefined
  return { series, year: 2000 + Number(from), number: Number(number) }
}
