import type { ListedBooking } from '#web/api/booking/desk-booking.ts'
import { displayName } from '#web/features/desk-booking/display-name.ts'
import { LazyBookingContact } from '#web/hall/lazy-booking-contact.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Calls the member of a booking or writes to them about it, and notes it. */
export function BookingContact({ booking }: { booking: ListedBooking }) {
  const { phoneNumber, utr } = booking
  if (phoneNumber === null) return null
  return <LazyBookingContact booking={{ ...booking, phoneNumber, utrSent: utr !== null }} />
}

/** The name of a booking's member, which opens their page; plain text if they were erased. */
export function MemberLink({ booking }: { booking: ListedBooking }) {
  const name = displayName(booking)
  if (booking.email === '') return <span className="font-semibold">{name}</span>
  return (
    <TextLink href={`/user-management?user=${booking.userId}`} className="wrap-anywhere">
      {name}
    </TextLink>
  )
}

/** The member ID or email of a booking's member and, on paper, where links have no use, the phone number. */
export function MemberLine({ booking }: { booking: ListedBooking }) {
  return (
    <p className="text-sm text-ink-soft wrap-anywhere">
      {booking.memberId ?? booking.email}
      <span className="hidden print:block">{booking.phoneNumber}</span>
    </p>
  )
}
