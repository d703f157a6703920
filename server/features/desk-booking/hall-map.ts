import { seatsOn } from '#server/db/queries/booking/hall-map.ts'
import type { Services } from '#server/services.ts'
import type { getHallMap } from '#shared/contract/booking/hall-map.ts'
import type { QueryOf, ReplyOf } from '#shared/contract/call.ts'
import { openStudyDay } from '#shared/domain/booking/study-day.ts'
import { hallMapSeatReply } from '#shared/replies/hall-map.ts'

/** Returns who sits where in a room, by default on the batch's current study day, or its next one. */
export async function hallMap(
  services: Services,
  { room, batch, day: chosen }: QueryOf<typeof getHallMap>,
): Promise<ReplyOf<typeof getHallMap>['data']> {
  const [now, days] = [services.now(), services.studyDays()]
  const day = chosen ?? openStudyDay(batch, days)
  const seats = await seatsOn(services.db, { room, batch, day }, { now, days })
  return { day, seats: seats.map((seat) => hallMapSeatReply(seat, day)) }
}
