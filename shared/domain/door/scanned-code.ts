import { toLatinDigits } from '../latin-digits.ts'
import { isMemberId } from '../user/member-id.ts'
import { type CardCode, decodeCardCode } from './card-code.ts'
import { decodePhoneCode, type PhoneCode } from './phone-code.ts'

/** What a gate reads from a scanned code or typed text. */
export type ScannedCode =
  | { kind: 'phone'; code: PhoneCode }
  | { kind: 'card'; card: CardCode; signature: Uint8Array<ArrayBuffer> }
  /** The specification's QR code of a member, which is not signed; `id` is a member ID or an email. */
  | { kind: 'unsigned'; id: string }
  | { kind: 'visitor'; text: string }
  | { kind: 'typed'; memberId: string }
  | { kind: 'notOurs' }
  | { kind: 'unreadable' }

/** A text with at least this many digits is the code of a pass; fewer digits were typed. */
const MIN_CODE_DIGITS = 40

/** Parses a scanned or typed text. Devanagari digits count as digits. */
export function readScannedCode(scanned: string): ScannedCode {
  const text = toLatinDigits(scanned).trim()
  if (text === '') return { kind: 'unreadable' }
  const digits = text.replace(/\s/g, '')
  if (/^[0-9]+$/.test(digits)) return readDigits(digits)
  const typed = text.replace(/\s/g, '').toUpperCase()
  const memberId = typed.startsWith('@') ? typed : `@${typed}`
  if (isMemberId(memberId)) return { kind: 'typed', memberId }
  return readPassText(text)
}

function readDigits(digits: string): ScannedCode {
  const code = decodePhoneCode(digits)
  if (code) return { kind: 'phone', code }
  const card = decodeCardCode(digits)
  if (card) return { kind: 'card', ...card }
  if (isMemberId(`@DA${digits}`)) return { kind: 'typed', memberId: `@DA${digits}` }
  return { kind: digits.length >= MIN_CODE_DIGITS ? 'unreadable' : 'notOurs' }
}

/** Reads the JSON of the specification's passes. A pass of demo mode is `notOurs`. */
function readPassText(text: string): ScannedCode {
  let pass: unknown
  try {
    pass = JSON.parse(text)
  } catch {
    return { kind: text.startsWith('{') ? 'unreadable' : 'notOurs' }
  }
  if (!isRecord(pass) || pass.demo === true || typeof pass.id !== 'string') {
    return { kind: 'notOurs' }
  }
  if (pass.type === 'MEMBERSHIP_PASS') return { kind: 'unsigned', id: pass.id }
  return pass.type === 'VISITOR_PASS' ? { kind: 'visitor', text } : { kind: 'notOurs' }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
