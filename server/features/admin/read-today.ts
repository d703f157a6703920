import type { Queryable } from '#server/db/connection/connect.ts'
import { firstBookings, staysDuring, takingsOf } from '#server/db/queries/admin/today.ts'
import { allClosedSeats } from '#server/db/queries/booking/seat.ts'
import { expectedDrawerCash, openShiftOf } from '#server/db/queries/money/cash-shift.ts'
import { countTours, listTours, toursOfDay } from '#server/db/queries/tour/tour-management.ts'
import { openVisits } from '#server/door/open-visits.ts'
import type { Services } from '#server/services.ts'
import type { Today } from '#shared/contract/admin/today.ts'
import { freeSeatsByDay, freeSeatsPeriod } from '#shared/domain/booking/free-seats-by-day.ts'
import { TODAY_ROWS } from '#shared/domain/list-pages.ts'
import type { Role } from '#shared/domain/user/user.ts'
import { todayReply } from '#shared/replies/today.ts'

/** Returns what the Today screen shows to reception. */
export async function readToday(
  services: Services,
  user: { id: string; role: Role },
): Promise<Today> {
  const { db } = services
  const [now, days] = [services.now(), services.studyDays()]
  const first = { now, days, limit: TODAY_ROWS }
  const [
    visits,
    stays,
    closed,
    shift,
    takings,
    ending,
    unpaid,
    overdue,
    dues,
    tours,
    followUps,
    toFollowUp,
  ] = await Promise.all([
    openVisits(services),
    staysDuring(db, freeSeatsPeriod(days), now),
    allClosedSeats(db),
    drawerOf(db, user.id),
    takingsOf(db, { userId: user.id, day: services.today() }),
    firstBookings(db, 'ending', first),
    firstBookings(db, 'unpaid', first),
    firstBookings(db, 'overdue', first),
    firstBookings(db, 'dues', first),
    toursOfDay(db, days.day),
    listTours(db, { followUpBy: days.day }, { limit: TODAY_ROWS, offset: 0 }),
    countTours(db, { followUpBy: days.day }),
  ])
  const inside = visits.map(({ entry }) => entry.room)
  const free = freeSeatsByDay(stays, closed, days)
  const record = {
    ...{ day: days.day, inside, free, shift, takings, ending, unpaid, overdue, dues, tours },
    followUps: { tours: followUps, total: toFollowUp },
  }
  return todayReply(record, user)
}

/** The drawer for a person's open shift, with the rupees that it should contain. */
async function drawerOf(db: Queryable, userId: string) {
  const shift = await openShiftOf(db, userId)
  if (!shift) return null
  return { drawer: shift.drawer, expected: await expectedDrawerCash(db, shift) }
}
