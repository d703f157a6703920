import { useState } from 'react'
import type { BookingListed } from '#web/api/desk-booking.ts'
import { type BookingQuery, useBookings } from '#web/api/desk-booking.ts'
import { BookingFilters } from '#web/features/desk-booking/booking-filters.tsx'
import { BookingList } from '#web/features/desk-booking/booking-list.tsx'
import type { BookingAction } from '#web/features/desk-booking/booking-row.tsx'
import { CancelDialog } from '#web/features/desk-booking/cancel-dialog.tsx'
import { ConfirmPaymentModal } from '#web/features/desk-booking/confirm-payment-modal.tsx'
import { MoveSeatModal } from '#web/features/desk-booking/move-seat-modal.tsx'
import { AdminPage } from '#web/hall/admin-page.tsx'
import { useRowDialog } from '#web/ui/dialog/use-row-dialog.ts'
import { SuccessNotice } from '#web/ui/success-notice.tsx'

/** Manage Bookings: find, move and cancel bookings, and confirm their payments. */
export function DeskBookingScreen() {
  const [query, setQuery] = useState<BookingQuery & { page: number }>({ search: '', page: 1 })
  const { opened, message, open, close, dismiss } = useRowDialog<BookingAction, BookingListed>()
  const bookings = useBookings(query)

  return (
    <AdminPage title="Manage Bookings">
      <BookingFilters
        query={query}
        onChange={(changed) => setQuery({ ...query, ...changed, page: 1 })}
      />
      <SuccessNotice message={message} onDismiss={dismiss} className="mt-5" />
      <div className="mt-6">
        <BookingList
          bookings={bookings}
          page={query.page}
          onPage={(page) => setQuery({ ...query, page })}
          onAct={open}
        />
      </div>
      {opened?.action === 'move' && <MoveSeatModal booking={opened.row} onClose={close} />}
      {opened?.action === 'cancel' && <CancelDialog booking={opened.row} onClose={close} />}
      {opened?.action === 'confirm' && <ConfirmPaymentModal booking={opened.row} onClose={close} />}
    </AdminPage>
  )
}
