import type { BookingListed } from '#shared/contract/admin-bookings.ts'
import { ROWS_PER_PAGE } from '#shared/domain/list-pages.ts'
import type { useBookings } from '#web/api/bookings.ts'
import type { BookingAct } from '#web/features/booking-desk/booking-act.ts'
import { BookingRow } from '#web/features/booking-desk/booking-row.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** The bookings that were found, or why there are none. */
export function BookingList({
  bookings: { data, isPending, isError, error, isFetching, isPlaceholderData, refetch },
  page,
  onPage,
  onAct,
}: {
  bookings: ReturnType<typeof useBookings>
  page: number
  onPage: (page: number) => void
  onAct: (act: BookingAct, booking: BookingListed) => void
}) {
  if (isPending) {
    return (
      <p className="flex items-center justify-center gap-3 py-16 text-ink-soft" role="status">
        <Spinner /> Loading bookings...
      </p>
    )
  }
  if (isError) {
    return (
      <LoadFailure
        title="Failed to load bookings"
        reason={error.message}
        busy={isFetching}
        onRetry={() => refetch()}
      />
    )
  }
  const { bookings, total } = data
  if (total === 0) {
    return (
      <Card>
        <EmptyState title="No bookings found" icon="seat">
          No booking matches what you are looking for.
        </EmptyState>
      </Card>
    )
  }
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft" role="status">
        {total === 1 ? '1 booking' : `${total} bookings`}
      </p>
      <Card padded={false}>
        <ul aria-label="Bookings" aria-busy={isPlaceholderData} className="divide-y divide-line">
          {bookings.map((booking) => (
            <BookingRow key={booking.id} booking={booking} onAct={(act) => onAct(act, booking)} />
          ))}
        </ul>
      </Card>
      <Pager
        label="Pages of bookings"
        page={page}
        pages={Math.ceil(total / ROWS_PER_PAGE)}
        onPage={onPage}
      />
    </>
  )
}
