import { DYANDHARA_RESTRICTED, type Room } from '#shared/domain/booking/rooms.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'

/** Shown instead of the map of a room that the member can't choose. */
export function RestrictedRoom({
  room,
  reason,
  onClose,
}: {
  room: Room
  reason: string
  onClose: () => void
}) {
  const title = room === 'Dyandhara Kaksh' ? DYANDHARA_RESTRICTED : reason
  return (
    <EmptyState
      icon="lock"
      title={title}
      action={<Button onClick={onClose}>Choose a different area</Button>}
    >
      Please select a different area to see its seats.
    </EmptyState>
  )
}
