import { BOOKINGS_FILE } from '#shared/contract/desk-endpoints.ts'
import type { ListedBooking } from '#web/api/booking/desk-booking.ts'
import { useNoteCalls } from '#web/api/user/member-notes.ts'
import { SelectedRows } from '#web/hall/selected-rows.tsx'

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
  return (
    <SelectedRows
      {...list}
      rows={bookings.map(({ id, userId }) => ({ id, person: userId }))}
      note={note}
      file={BOOKINGS_FILE}
      name="bookings.csv"
    />
  )
}
