import type { BookingDetails, CurrentUser } from '#shared/contract/user.ts'
import { displayDay } from '#shared/domain/calendar-day.ts'
import { membershipPassText } from '#shared/domain/passes.ts'
import type { PassDetails } from '#web/passes/pass-details.ts'

/** What the member's QR code holds; `generatedAt` is an ISO 8601 instant. */
export function memberPassText(
  { dyanpittId, email, fullName }: CurrentUser,
  booking: BookingDetails,
  generatedAt: string,
): string {
  const preferredSeat = booking.preferredSeat || null
  return membershipPassText({ ...booking, dyanpittId, email, fullName, preferredSeat }, generatedAt)
}

/** The pass as it is saved and printed, with the hall's name on it. */
export function memberPass(
  user: CurrentUser,
  booking: BookingDetails,
  { hall, qrText }: { hall: string; qrText: string },
): PassDetails {
  return {
    hall,
    title: 'Membership Pass',
    name: user.fullName,
    code: user.dyanpittId ?? undefined,
    rows: [
      { label: 'Room', value: booking.membershipType },
      { label: 'Seat', value: booking.preferredSeat || 'Any' },
      { label: 'Time slot', value: booking.timeSlot, wide: true },
      { label: 'Valid from', value: displayDay(booking.membershipStartDate) },
      { label: 'Valid until', value: displayDay(booking.membershipEndDate) },
    ],
    note: 'Show this QR code at the entrance for quick access to your study room.',
    qrText,
  }
}

/** Named after the member ID, or the email when there is no ID. */
export function memberPassFile({ dyanpittId, email }: CurrentUser): string {
  return `${dyanpittId ?? email}.png`
}
