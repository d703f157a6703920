import { DESK_BOOKING_WORDS } from '#words/booking/desk-booking.ts'

/** Returns the name of a booking's member. An erased member has no email. */
export function displayName({ name, email }: { name: string; email: string | null }): string {
  return email === '' ? DESK_BOOKING_WORDS.deletedMember : name
}
