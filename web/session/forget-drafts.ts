import { removeSession } from '#web/session/storage.ts'

/** When somebody signs out: the next one at this computer finds nothing. */
export function forgetDrafts(): void {
  removeSession('membershipDraft')
  removeSession('bookingDraft')
}
