import { fillIn } from '#shared/domain/placeholders.ts'
import type { ListedBooking } from '#web/api/booking/desk-booking.ts'
import { NewNote } from '#web/hall/new-note.tsx'
import { UserNotes } from '#web/hall/user-notes.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { BOOKING_ACTIONS } from '#words/booking/desk-booking.ts'

/** The notes about a booking's member and their bookings, with a form for one about this booking. */
export function NoteModal({ booking, onClose }: { booking: ListedBooking; onClose: () => void }) {
  const { id, userId, name, seat } = booking
  return (
    <Modal open onClose={onClose} title={fillIn(BOOKING_ACTIONS.noteTitle, { name, seat })}>
      <div className="grid gap-4">
        <NewNote userId={userId} name={name} bookingId={id} />
        <UserNotes userId={userId} />
      </div>
    </Modal>
  )
}
