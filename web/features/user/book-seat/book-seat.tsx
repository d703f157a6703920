import { useLocation } from 'wouter'
import type { PriceTable } from '#shared/domain/booking/prices.ts'
import type { RoomRules } from '#shared/domain/booking/room-rules.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import type { ViewedUser } from '#web/api/user/user.ts'
import { BookSeatForm } from '#web/features/user/book-seat/book-seat-form.tsx'
import type { RequestedSeat } from '#web/hall/requested-seat.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { BOOK_SEAT_WORDS as WORDS } from '#words/user/user-management.ts'

/** The dialog in which reception books a seat for a member; it leads to the booking, to take the payment. */
export function BookSeat({
  user: member,
  prices,
  roomRules,
  requestedSeat,
  onClose,
}: {
  user: ViewedUser
  prices: PriceTable
  roomRules: RoomRules
  requestedSeat: RequestedSeat | undefined
  onClose: () => void
}) {
  const [, navigate] = useLocation()
  return (
    <BookSeatForm
      user={member}
      prices={prices}
      roomRules={roomRules}
      requestedSeat={requestedSeat}
      onBooked={(id) => navigate(`/admin/bookings?booking=${id}`)}
    >
      {({ form, submit, busy }) => (
        <Modal
          open
          onClose={onClose}
          size="large"
          title={fillIn(WORDS.titleWithName, { name: member.name })}
          dismissible={!busy}
          footer={
            <>
              <Button variant="secondary" onClick={onClose} disabled={busy}>
                {WORDS.cancel}
              </Button>
              {submit}
            </>
          }
        >
          {form}
        </Modal>
      )}
    </BookSeatForm>
  )
}
