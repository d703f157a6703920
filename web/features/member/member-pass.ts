import type { Booking, User } from '#shared/contract/wire-names.ts'
import { lastPaidDay } from '#shared/domain/booking/durations.ts'
import type { PassDetails } from '#web/passes/pass-details.ts'
import { localDay } from '#web/ui/local-text.ts'
import { BATCH_LABELS, ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { ENTRANCE_PASS_WORDS } from '#words/door/entrance-pass.ts'

const WORDS = ENTRANCE_PASS_WORDS.picture

/** Returns the texts of the pass that is saved and printed. */
export function memberPass(
  user: User,
  booking: Booking,
  { hallName, qrText }: { hallName: string; qrText: string },
): PassDetails {
  return {
    hallName,
    title: WORDS.title,
    name: user.fullName,
    code: user.memberId ?? undefined,
    rows: [
      { label: WORDS.room, value: ROOM_LABELS[booking.room] },
      { label: WORDS.seat, value: booking.seat || WORDS.anySeat },
      { label: WORDS.batch, value: BATCH_LABELS[booking.batch], wide: true },
      { label: WORDS.firstDay, value: localDay(booking.startDate) },
      { label: WORDS.lastDay, value: localDay(lastPaidDay(booking.endDate)) },
    ],
    note: ENTRANCE_PASS_WORDS.hint,
    qrText,
  }
}

/** Returns the file name of the saved pass: the member ID, or the email if there is none. */
export function memberPassFileName({ memberId, email }: User): string {
  return `${memberId ?? email}.png`
}
