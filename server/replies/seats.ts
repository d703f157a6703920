import { readSettings } from '#server/db/queries/admin/settings.ts'
import { paidStaysBefore, takenSeats } from '#server/db/queries/booking/occupancy.ts'
import { closedSeats } from '#server/db/queries/booking/seat.ts'
import type { Services } from '#server/services.ts'
import { membershipEnd } from '#shared/domain/booking/durations.ts'
import type { DatedPlan } from '#shared/domain/booking/prices.ts'
import { seatsKeptForRenewal } from '#shared/domain/booking/renewal-priority.ts'
import type { RoomRules } from '#shared/domain/booking/room-rules.ts'
import type { Gender } from '#shared/domain/options.ts'
import { seatsReply } from '#shared/replies/booking.ts'

/**
 * Reads the seats that a user can't book for a plan. `rulesFor` returns the room rules as they apply
 * where the user books.
 */
export async function readSeats(
  services: Services,
  user: { id: string; gender: Gender | null },
  { room, batch, duration, startDate }: DatedPlan,
  { rulesFor = (rules) => rules }: { rulesFor?: (rules: RoomRules) => RoomRules } = {},
) {
  const { reads } = services
  const stay = { startDate, endDate: membershipEnd(startDate, duration), batch }
  const wantedStay = { ...stay, room, userId: user.id }
  const days = services.studyDays()
  const [clashes, closed, paid, { renewalDays, roomRules }] = await Promise.all([
    takenSeats(reads, wantedStay, services.now()),
    closedSeats(reads, room),
    paidStaysBefore(reads, { room, until: startDate, days }),
    readSettings(reads),
  ])
  const kept = seatsKeptForRenewal(wantedStay, paid, { days, renewalDays })
  const viewer = { room, gender: user.gender, roomRules: rulesFor(roomRules) }
  return seatsReply({ clashes, closed, kept }, viewer)
}
