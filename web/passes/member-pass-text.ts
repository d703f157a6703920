import type { Booking, User } from '#shared/contract/wire-names.ts'
import { membershipPassText } from '#shared/domain/pass/passes.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'

/** The text of the member's QR code; `generatedAt` is an ISO 8601 instant. */
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
