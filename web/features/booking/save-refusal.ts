import { ApiError, isRefusal } from '#web/api/client.ts'
import { TRY_AGAIN } from '#web/api/error-text.ts'

/** How the form reacts to a failed save. */
export type SaveRefusal =
  | { kind: 'seat-taken' }
  | { kind: 'price-changed'; message: string }
  | { kind: 'failed'; message: string }

export function readSaveRefusal(error: Error): SaveRefusal {
  if (isRefusal(error, 'seatTaken')) return { kind: 'seat-taken' }
  if (isRefusal(error, 'priceChanged')) return { kind: 'price-changed', message: error.message }
  return { kind: 'failed', message: error instanceof ApiError ? error.message : TRY_AGAIN }
}
