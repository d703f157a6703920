import type { BookingListed, useBookings } from '#web/api/desk-booking.ts'
import type { BookingAction } from '#web/features/desk-booking/booking-row.tsx'
import { BookingRow } from '#web/features/desk-booking/booking-row.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { PagedList } from '#web/ui/list/paged-list.tsx'

const TEXTS = {
  label: 'Bookings',
  pages: 'Pages of bookings',
  loading: 'Loading bookings...',
  failed: 'Failed to load bookings',
  count: (total: number) => (total === 1 ? '1 booking' : `${total} bookings`),
}

/** The matching bookings, or why there are none. */
export function BookingList({
  bookings,
  page,
  onPage,
  onAct,
}: {
  bookings: ReturnType<typeof useBookings>
  page: number
  onPage: (page: number) => void
  onAct: (act: BookingAction, booking: BookingListed) => void
}) {
  return (
    <PagedList
      search={bookings}
      rows={bookings.data?.bookings}
      total={bookings.data?.total}
      page={page}
      onPage={onPage}
      texts={TEXTS}
      empty={
        <EmptyState title="No bookings found" icon="seat">
          No bookings match your search.
        </EmptyState>
      }
    >
      {(booking) => (
        <BookingRow key={booking.id} booking={booking} onAct={(act) => onAct(act, booking)} />
      )}
    </PagedList>
  )
}
