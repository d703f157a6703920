import { type ChangeStream, openChangeStream } from '#server/http/change-stream.ts'
import type { Room } from '#shared/domain/booking/rooms.ts'

type Subscription = { userId: string; sessionId: string; room: Room }

/** An open seat map that receives its room's changes. */
export type SeatStream = Subscription & ChangeStream

export function openSeatStream(subscription: Subscription): SeatStream {
  return { ...subscription, ...openChangeStream() }
}
