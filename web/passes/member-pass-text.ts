import type { Booking, User } from '#shared/contract/wire-names.ts'
import { membershipPassText } from '#shared/domain/pass/passes.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'

/** Returns the text of the member's QR code. `generatedAt` is in ISO 8601. */
export function memberPassText(
  { memberId, email, fullName }: User,
  booking: Booking,
  generatedAt: string,
): string {
  const seat = booking.seat || null
  return membershipPassText({ ...booking, memberId, email, fullName, seat }, generatedAt, {
    demo: isDemoMode(),
  })
}
