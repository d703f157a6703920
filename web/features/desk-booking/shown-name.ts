import { DESK_BOOKING_WORDS } from '#words/desk-booking.ts'

/** The name of a booking's member. An erased member has no email. */
export function shownName({ name, email }: { name: string; email: string | null }): string {
  return email === '' ? DESK_BOOKING_WORDS.deletedMember : name
}
