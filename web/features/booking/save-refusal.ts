import { ERRORS } from '#shared/contract/errors.ts'
import { ApiError } from '#web/api/client.ts'
import { TRY_AGAIN } from '#web/api/error-text.ts'

/** What a failed save of a booking asks for. */
export type SaveRefusal =
  | { kind: 'seat-taken' }
  | { kind: 'price-changed'; message: string }
  | { kind: 'failed'; message: string }

/** Reads the error of a save: the server names its refusals by their sentences. */
export function readSaveRefusal(error: Error): SaveRefusal {
  const said = error instanceof ApiError ? error.serverMessage : undefined
  if (said === ERRORS.seatTaken.message) return { kind: 'seat-taken' }
  if (said === ERRORS.amountDiffers.message) return { kind: 'price-changed', message: said }
  return { kind: 'failed', message: error instanceof ApiError ? error.message : TRY_AGAIN }
}
