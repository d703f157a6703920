import { ROOM_DETAILS, type Room } from '#shared/domain/booking/rooms.ts'
import { ROOM_LABELS } from '#words/booking/booking-labels.ts'

/** A room's Marathi name, to show beside the page's label. Renders nothing if they are the same. */
export function MarathiRoomName({ room, className }: { room: Room; className?: string }) {
  const { marathi } = ROOM_DETAILS[room]
  if (ROOM_LABELS[room] === marathi) return null
  return (
    <span lang="mr" className={className}>
      {marathi}
    </span>
  )
}
