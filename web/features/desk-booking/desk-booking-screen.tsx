import { useState } from 'react'
import { BOOKINGS_FILE } from '#shared/contract/desk-endpoints.ts'
import { may } from '#shared/domain/user/permissions.ts'
import type { ListedBooking } from '#web/api/booking/desk-booking.ts'
import { readBookings, useBookings } from '#web/api/booking/desk-booking.ts'
import type { BookingAction } from '#web/features/desk-booking/booking-actions.tsx'
import { bookingFilterTexts } from '#web/features/desk-booking/booking-filter-texts.ts'
import { BookingFilters } from '#web/features/desk-booking/booking-filters.tsx'
import { BookingList } from '#web/features/desk-booking/booking-list.tsx'
import { readBookingUrl } from '#web/features/desk-booking/booking-url.ts'
import { CancelDialog } from '#web/features/desk-booking/cancel-dialog.tsx'
import { ConfirmPaymentModal } from '#web/features/desk-booking/confirm-payment-modal.tsx'
import { AdminPage } from '#web/hall/admin-page.tsx'
import { ListTools } from '#web/hall/list-tools.tsx'
import { useListUrl } from '#web/hall/list-url.ts'
import { PrintReceipt } from '#web/hall/print-receipt.tsx'
import { usePrintAll } from '#web/hall/use-print-all.ts'
import { useLoggedInUser } from '#web/session/current-user.ts'
import { useRowDialog } from '#web/ui/dialog/use-row-dialog.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { SuccessNotice } from '#web/ui/success-notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { DESK_BOOKING_WORDS } from '#words/booking/desk-booking.ts'

const CheckUtrModal = lazyPart(
  async () => (await import('#web/features/desk-booking/check-utr-modal.tsx')).CheckUtrModal,
)

const MoveSeatModal = lazyPart(
  async () => (await import('#web/features/desk-booking/move-seat-modal.tsx')).MoveSeatModal,
)

const PayDueModal = lazyPart(
  async () => (await import('#web/features/desk-booking/pay-due-modal.tsx')).PayDueModal,
)

const RefundModal = lazyPart(
  async () => (await import('#web/features/desk-booking/refund-modal.tsx')).RefundModal,
)

const ReturnDepositModal = lazyPart(
  async () =>
    (await import('#web/features/desk-booking/return-deposit-modal.tsx')).ReturnDepositModal,
)

const NoteModal = lazyPart(
  async () => (await import('#web/features/desk-booking/note-modal.tsx')).NoteModal,
)

/** Manage Bookings: finds, moves, cancels and refunds bookings, and confirms their payments. */
export function DeskBookingScreen() {
  const [query, setQuery] = useListUrl(readBookingUrl)
  const { page: _, ...filter } = query
  const {
    opened,
    message,
    open,
    close: closeDialog,
    dismiss,
  } = useRowDialog<BookingAction, ListedBooking>()
  const bookings = useBookings(query)
  const print = usePrintAll(filter, readBookings)
  const user = useLoggedInUser()
  const [receipt, setReceipt] = useState<string | null>()

  function close(result?: string, number?: string | null) {
    setReceipt(number)
    closeDialog(result)
  }

  return (
    <AdminPage title={DESK_BOOKING_WORDS.title}>
      <BookingFilters query={query} onChange={setQuery}>
        <ListTools
          file={BOOKINGS_FILE}
          filter={filter}
          filters={bookingFilterTexts(query)}
          name="bookings.csv"
          print={print}
        />
      </BookingFilters>
      {query.state === 'utr' && may(user, 'statement') && (
        <p className="mt-4">
          <TextLink href="/admin/statement">{DESK_BOOKING_WORDS.statement}</TextLink>
        </p>
      )}
      <SuccessNotice message={message} onDismiss={dismiss} className="mt-5">
        {receipt && <PrintReceipt number={receipt} />}
      </SuccessNotice>
      <div className="mt-6">
        <BookingList
          bookings={bookings}
          printed={print.rows}
          query={query}
          onQuery={setQuery}
          onAction={open}
          onNoted={close}
        />
      </div>
      {opened?.action === 'move' && <MoveSeatModal booking={opened.row} onClose={close} />}
      {opened?.action === 'cancel' && (
        <CancelDialog
          booking={opened.row}
          onClose={close}
          onCancelled={(next) => open(next, opened.row)}
        />
      )}
      {(opened?.action === 'refund' || opened?.action === 'refundCancelled') && (
        <RefundModal
          booking={opened.row}
          cancelled={opened.action === 'refundCancelled'}
          onClose={close}
        />
      )}
      {(opened?.action === 'returnDeposit' || opened?.action === 'returnDepositCancelled') &&
        opened.row.heldDeposit && (
          <ReturnDepositModal
            booking={opened.row}
            amount={opened.row.heldDeposit.amount}
            cancelled={opened.action === 'returnDepositCancelled'}
            onClose={close}
          />
        )}
      {opened?.action === 'note' && <NoteModal booking={opened.row} onClose={close} />}
      {opened?.action === 'check' && <CheckUtrModal booking={opened.row} onClose={close} />}
      {opened?.action === 'confirm' && <ConfirmPaymentModal booking={opened.row} onClose={close} />}
      {opened?.action === 'payDue' && opened.row.due && (
        <PayDueModal booking={opened.row} due={opened.row.due} onClose={close} />
      )}
    </AdminPage>
  )
}
