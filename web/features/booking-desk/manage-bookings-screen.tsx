import { useState } from 'react'
import type { BookingListed } from '#shared/contract/admin-bookings.ts'
import { type BookingQuery, useBookings } from '#web/api/bookings.ts'
import type { BookingAct } from '#web/features/booking-desk/booking-act.ts'
import { BookingFilters } from '#web/features/booking-desk/booking-filters.tsx'
import { BookingList } from '#web/features/booking-desk/booking-list.tsx'
import { CancelDialog } from '#web/features/booking-desk/cancel-dialog.tsx'
import { ConfirmPaymentModal } from '#web/features/booking-desk/confirm-payment-modal.tsx'
import { MoveSeatModal } from '#web/features/booking-desk/move-seat-modal.tsx'
import { HallBrand } from '#web/hall/hall-brand.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Page } from '#web/ui/page.tsx'
import { useRowDialog } from '#web/ui/use-row-dialog.ts'

/** Every booking of the hall: found, moved, cancelled, and its payment confirmed. */
export function ManageBookingsScreen() {
  const [query, setQuery] = useState<BookingQuery & { page: number }>({ search: '', page: 1 })
  const { opened, said, open, close, dismiss } = useRowDialog<BookingAct, BookingListed>()
  const bookings = useBookings(query)

  return (
    <Page
      title="Manage Bookings"
      brand={<HallBrand href="/admin-dashboard" />}
      back={{ label: 'Back to Dashboard', href: '/admin-dashboard' }}
      width="wide"
    >
      <BookingFilters
        query={query}
        onChange={(changed) => setQuery({ ...query, ...changed, page: 1 })}
      />
      {said !== undefined && (
        <div className="mt-5">
          <Notice tone="success" onDismiss={dismiss}>
            {said}
          </Notice>
        </div>
      )}
      <div className="mt-6">
        <BookingList
          bookings={bookings}
          page={query.page}
          onPage={(page) => setQuery({ ...query, page })}
          onAct={open}
        />
      </div>
      {opened?.act === 'move' && <MoveSeatModal booking={opened.row} onClose={close} />}
      {opened?.act === 'cancel' && <CancelDialog booking={opened.row} onClose={close} />}
      {opened?.act === 'confirm' && <ConfirmPaymentModal booking={opened.row} onClose={close} />}
    </Page>
  )
}
