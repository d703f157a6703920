import { DYANDHARA_RESTRICTED, type Room } from '#shared/domain/booking/rooms.ts'
import type { FieldProblem } from '#shared/domain/field-problem.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'

/** Shown instead of the map of a room that the member can't choose. */
export function RestrictedRoom({
  room,
  reason,
  onClose,
}: {
  room: Room
  reason: FieldProblem
  onClose: () => void
}) {
  const restricted = room === 'Dyandhara Kaksh' && reason.code === 'roomForMenOnly'
  const title = restricted ? DYANDHARA_RESTRICTED : reason.message
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
