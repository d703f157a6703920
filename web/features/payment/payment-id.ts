import type { Hold } from '#shared/contract/wire-names.ts'
import { readLocal, removeLocal, writeLocal } from '#web/session/storage.ts'

/** Returns a key that identifies an unpaid booking. Saving it again creates a new hold, and so another key. */
export function bookingKey(userId: string, booking: Hold): string {
  return [
    userId,
    booking.room,
    booking.seat,
    booking.batch,
    booking.duration,
    booking.startDate,
    booking.amount,
    booking.holdUntil,
  ].join('|')
}

/**
 * Returns the payment ID of the booking that `key` identifies, the same in every tab. The server uses it as an
 * idempotency key, so a retry, here or in another tab, doesn't pay twice and gets the first reply.
 */
export function paymentIdFor(key: string): string {
  const saved = readSavedId()
  if (saved?.booking === key) return saved.id
  const id = newId()
  memoryCopy = { booking: key, id }
  writeLocal('paymentId', JSON.stringify(memoryCopy))
  return id
}

export function discardPaymentId(): void {
  memoryCopy = undefined
  removeLocal('paymentId')
}

type SavedId = { booking: string; id: string }
/** The fallback if the browser refuses storage; lasts until the page is closed. */
let memoryCopy: SavedId | undefined

function readSavedId(): SavedId | undefined {
  try {
    const value: unknown = JSON.parse(readLocal('paymentId') ?? 'null')
    return isSavedId(value) ? value : memoryCopy
  } catch {
    return memoryCopy
  }
}

function isSavedId(value: unknown): value is SavedId {
  return (
    typeof value === 'object' &&
    value !== null &&
    'booking' in value &&
    typeof value.booking === 'string' &&
    'id' in value &&
    typeof value.id === 'string'
  )
}

/** Returns a random ID. Browsers provide `randomUUID` only on https pages and localhost. */
function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
