import { BOOKINGS_FILE } from '#shared/contract/desk-endpoints.ts'
import type { ListedBooking } from '#web/api/booking/desk-booking.ts'
import { useNoteCalls } from '#web/api/user/member-notes.ts'
import { useBookingMessage } from '#web/hall/booking-contact.tsx'
import { SelectedRows } from '#web/hall/selected-rows.tsx'
import type { Recipient } from '#web/hall/write-to-selected.tsx'

/** What reception does with the selected bookings. */
export function SelectedBookings({
  bookings,
  ...list
}: {
  bookings: readonly ListedBooking[]
  onClear: () => void
  onNoted: (message: string) => void
}) {
  const note = useNoteCalls()
  const messageOf = useBookingMessage()
  const messages = new Map<string | undefined, string>()
  const recipients = new Map<string, Recipient>()
  for (const booking of bookings) {
    const { id: bookingId, userId, name, phoneNumber } = booking
    // A member with several of the bookings gets one message, about the first.
    if (phoneNumber === null || recipients.has(userId)) continue
    recipients.set(userId, { userId, name, phoneNumber, bookingId })
    messages.set(bookingId, messageOf({ ...booking, utrSent: booking.utr !== null }))
  }
  return (
    <SelectedRows
      {...list}
      rows={bookings.map(({ id, userId }) => ({ id, person: userId }))}
      note={note}
      write={{
        recipients: [...recipients.values()],
        messageFor: ({ bookingId }, link) => link(messages.get(bookingId) ?? ''),
      }}
      file={BOOKINGS_FILE}
      name="bookings.csv"
    />
  )
}
