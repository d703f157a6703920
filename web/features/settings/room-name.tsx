import { ROOM_DETAILS, type Room } from '#shared/domain/booking/rooms.ts'
import { ROOM_LABELS } from '#words/booking/booking-labels.ts'
import { LANGUAGE } from '#words/page/language.ts'

/** A room's name; on an English page with the Marathi one. */
export function RoomName({ room }: { room: Room }) {
  if (LANGUAGE !== 'en') return ROOM_LABELS[room]
  return (
    <>
      {ROOM_LABELS[room]} <span lang="mr">{ROOM_DETAILS[room].marathi}</span>
    </>
  )
}
