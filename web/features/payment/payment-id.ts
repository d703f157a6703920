import type { PendingBooking } from '#shared/contract/user.ts'
import { readLocal, removeLocal, writeLocal } from '#web/session/storage.ts'

/** What makes two unpaid bookings the same one: a booking that is saved again is held anew. */
export function bookingKey(userId: string, booking: PendingBooking): string {
  return [
    userId,
    booking.membershipType,
    booking.preferredSeat,
    booking.timeSlot,
    booking.membershipDuration,
    booking.membershipStartDate,
    booking.totalAmount,
    booking.holdUntil,
  ].join('|')
}

/**
 * The payment's id for a booking, the same in every tab: the server takes a second call with the same
 * id for the same payment, so that trying again, here or in another tab, can't pay twice and is
 * answered like the first. Another booking has another id.
 */
export function paymentIdFor(booking: string): string {
  const kept = readKept()
  if (kept?.booking === booking) return kept.id
  const id = newId()
  memory = { booking, id }
  writeLocal('paymentId', JSON.stringify(memory))
  return id
}

export function forgetPaymentId(): void {
  memory = undefined
  removeLocal('paymentId')
}

type Kept = { booking: string; id: string }
/** Where the browser refuses storage it is kept until the page is left. */
let memory: Kept | undefined

function readKept(): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(readLocal('paymentId') ?? 'null')
    return isKept(kept) ? kept : memory
  } catch {
    return memory
  }
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'booking' in value &&
    typeof value.booking === 'string' &&
    'id' in value &&
    typeof value.id === 'string'
  )
}

/** A random UUID. Browsers give `randomUUID` only to https pages and localhost. */
function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
