import type { Booking, User } from '#shared/contract/wire-names.ts'
import { lastPaidDay } from '#shared/domain/booking/durations.ts'
import { shortDay } from '#shared/domain/calendar-day.ts'
import { membershipPassText } from '#shared/domain/pass/passes.ts'
import type { PassDetails } from '#web/passes/pass-details.ts'
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

/** The texts of the pass that is saved and printed. */
export function memberPass(
  user: User,
  booking: Booking,
  { hall, qrText }: { hall: string; qrText: string },
): PassDetails {
  return {
    hall,
    title: 'Membership Pass',
    name: user.fullName,
    code: user.memberId ?? undefined,
    rows: [
      { label: 'Room', value: booking.room },
      { label: 'Seat', value: booking.seat || 'Any' },
      { label: 'Time slot', value: booking.batch, wide: true },
      { label: 'Valid from', value: shortDay(booking.startDate) },
      { label: 'Valid until', value: shortDay(lastPaidDay(booking.endDate)) },
    ],
    note: 'Show this QR code at the entrance for quick access to your study room.',
    qrText,
  }
}

/** The file name of the saved pass: the member ID, or the email when there is no ID. */
export function memberPassFileName({ memberId, email }: User): string {
  return `${memberId ?? email}.png`
}
