import type { ListedBooking, useBookings } from '#web/api/booking/desk-booking.ts'
import type { BookingAction } from '#web/features/desk-booking/booking-row.tsx'
import { BookingRow } from '#web/features/desk-booking/booking-row.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { PagedList } from '#web/ui/list/paged-list.tsx'
import { DESK_BOOKING_WORDS } from '#words/booking/desk-booking.ts'

/** The matching bookings, or a message that says why there are none. */
export function BookingList({
  bookings,
  page,
  onPage,
  onAction,
}: {
  bookings: ReturnType<typeof useBookings>
  page: number
  onPage: (page: number) => void
  onAction: (act: BookingAction, booking: ListedBooking) => void
}) {
  return (
    <PagedList
      query={bookings}
      rows={bookings.data?.bookings}
      total={bookings.data?.total}
      page={page}
      onPage={onPage}
      words={DESK_BOOKING_WORDS}
      empty={
        <EmptyState title={DESK_BOOKING_WORDS.noneTitle} icon="seat">
          {DESK_BOOKING_WORDS.none}
        </EmptyState>
      }
    >
      {(booking) => (
        <BookingRow key={booking.id} booking={booking} onAction={(act) => onAction(act, booking)} />
      )}
    </PagedList>
  )
}
