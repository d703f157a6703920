import { roomProblem } from '#shared/domain/booking/room-restrictions.ts'
import type { RoomRules } from '#shared/domain/booking/room-rules.ts'
import { ROOMS, type Room } from '#shared/domain/booking/rooms.ts'
import type { Gender } from '#shared/domain/options.ts'

/** Returns all rooms. Those that refuse the member come last. */
export function sortBookableFirst(gender: Gender, rules: RoomRules): Room[] {
  const refused = (room: Room) => roomProblem(room, gender, rules) !== undefined
  return ROOMS.toSorted((one, other) => Number(refused(one)) - Number(refused(other)))
}
