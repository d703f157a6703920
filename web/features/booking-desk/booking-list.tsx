import type { BookingListed } from '#shared/contract/admin-bookings.ts'
import type { useBookings } from '#web/api/bookings.ts'
import type { BookingAct } from '#web/features/booking-desk/booking-act.ts'
import { BookingRow } from '#web/features/booking-desk/booking-row.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'

const TEXTS = {
  label: 'Bookings',
  pages: 'Pages of bookings',
  loading: 'Loading bookings...',
  failed: 'Failed to load bookings',
  count: (total: number) => (total === 1 ? '1 booking' : `${total} bookings`),
}

/** The bookings that were found, or why there are none. */
export function BookingList({
  bookings,
  page,
  onPage,
  onAct,
}: {
  bookings: ReturnType<typeof useBookings>
  page: number
  onPage: (page: number) => void
  onAct: (act: BookingAct, booking: BookingListed) => void
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
          No booking matches what you are looking for.
        </EmptyState>
      }
    >
      {(booking) => (
        <BookingRow key={booking.id} booking={booking} onAct={(act) => onAct(act, booking)} />
      )}
    </PagedList>
  )
}
