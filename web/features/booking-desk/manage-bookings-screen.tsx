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

type Open = { act: BookingAct; booking: BookingListed }

/** Every booking of the hall: found, moved, cancelled, and its payment confirmed. */
export function ManageBookingsScreen() {
  const [query, setQuery] = useState<BookingQuery & { page: number }>({ search: '', page: 1 })
  const [open, setOpen] = useState<Open>()
  const [done, setDone] = useState<string>()
  const bookings = useBookings(query)

  function close(message?: string) {
    setOpen(undefined)
    if (message !== undefined) setDone(message)
  }

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
      {done !== undefined && (
        <div className="mt-5">
          <Notice tone="success" onDismiss={() => setDone(undefined)}>
            {done}
          </Notice>
        </div>
      )}
      <div className="mt-6">
        <BookingList
          bookings={bookings}
          page={query.page}
          onPage={(page) => setQuery({ ...query, page })}
          onAct={(act, booking) => {
            setDone(undefined)
            setOpen({ act, booking })
          }}
        />
      </div>
      {open?.act === 'move' && <MoveSeatModal booking={open.booking} onClose={close} />}
      {open?.act === 'cancel' && <CancelDialog booking={open.booking} onClose={close} />}
      {open?.act === 'confirm' && <ConfirmPaymentModal booking={open.booking} onClose={close} />}
    </Page>
  )
}
