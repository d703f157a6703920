import type { Room } from '#shared/domain/booking/rooms.ts'
import type { FieldProblem } from '#shared/domain/field-problem.ts'
import { problemText } from '#web/session/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { SEAT_MAP_WORDS } from '#words/booking/seat-map.ts'

const WORDS = SEAT_MAP_WORDS.restricted

/** Replaces the map of a room that the member can't choose. */
export function RestrictedRoom({
  room,
  reason,
  onClose,
}: {
  room: Room
  reason: FieldProblem
  onClose: () => void
}) {
  const hasOwnTitle = room === 'Dyandhara Kaksh' && reason.code === 'roomForMenOnly'
  const title = hasOwnTitle ? WORDS.dyandhara : problemText(reason)
  return (
    <EmptyState
      icon="lock"
      title={title}
      action={<Button onClick={onClose}>{WORDS.action}</Button>}
    >
      {WORDS.hint}
    </EmptyState>
  )
}
