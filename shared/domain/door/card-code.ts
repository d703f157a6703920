import type { CalendarDay } from '../calendar-day.ts'
import { bytesOf, digitsOf } from './digits.ts'
import {
  CLAIMS_BYTES,
  dayFromNumber,
  dayNumber,
  decodeClaims,
  encodeClaims,
  type PassClaims,
} from './pass-claims.ts'
import { hexBytes, hexOf, PASS_ID_BYTES } from './phone-code.ts'

/**
 * The code on a printed card: 20 bytes signed with ECDSA P-256, at most 203 digits. Version and epoch 1,
 * pass ID 8, claims 7, first day 2, day of issue 2, signature 64.
 */
export type CardCode = {
  /** The low 4 bits of the epoch of the hall's key. */
  epoch: number
  passId: string
  claims: PassClaims
  firstDay: CalendarDay
  issuedOn: CalendarDay
}

export const SIGNATURE_BYTES = 64

const VERSION = 2
const SIGNED_BYTES = 1 + PASS_ID_BYTES + CLAIMS_BYTES + 4

/** The bytes that the hall signs. */
export function cardMessage(card: CardCode): Uint8Array<ArrayBuffer> {
  const days = new DataView(new ArrayBuffer(4))
  days.setUint16(0, dayNumber(card.firstDay))
  days.setUint16(2, dayNumber(card.issuedOn))
  return Uint8Array.from([
    (VERSION << 4) | (card.epoch & 15),
    ...hexBytes(card.passId),
    ...encodeClaims(card.claims),
    ...new Uint8Array(days.buffer),
  ])
}

export function encodeCardCode(card: CardCode, signature: Uint8Array): string {
  return digitsOf(Uint8Array.from([...cardMessage(card), ...signature]))
}

/** Returns the card with its signature, which is not verified; undefined if the digits are not a card code. */
export function decodeCardCode(
  digits: string,
): { card: CardCode; signature: Uint8Array<ArrayBuffer> } | undefined {
  const bytes = bytesOf(digits)
  if (bytes?.length !== SIGNED_BYTES + SIGNATURE_BYTES) return undefined
  const view = new DataView(bytes.buffer)
  const claims = decodeClaims(bytes.slice(9, 16))
  if (view.getUint8(0) >>> 4 !== VERSION || !claims) return undefined
  const card = {
    epoch: view.getUint8(0) & 15,
    passId: hexOf(bytes.subarray(1, 9)),
    claims,
    firstDay: dayFromNumber(view.getUint16(16)),
    issuedOn: dayFromNumber(view.getUint16(18)),
  }
  return { card, signature: Uint8Array.from(bytes.subarray(SIGNED_BYTES)) }
}
