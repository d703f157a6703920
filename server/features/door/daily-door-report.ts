import { readSettings } from '#server/db/queries/admin/settings.ts'
import { visitEntriesBetween } from '#server/db/queries/door/attendance.ts'
import { gatesOfDay, numberGaps, peopleOfEntries } from '#server/db/queries/door/door-log.ts'
import type { Services } from '#server/services.ts'
import type { ReplyOf } from '#shared/contract/call.ts'
import type { getDailyDoorReport } from '#shared/contract/door/door-log.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'
import { addDays, type CalendarDay, dayIn } from '#shared/domain/calendar-day.ts'
import {
  hourlyOccupancy,
  ROOM_HOURS_DAYS,
  readVisitsByUser,
} from '#shared/domain/door/attendance.ts'
import { lostNumbers } from '#shared/domain/door/lost-entries.ts'
import { entriesCutoff } from '#shared/domain/personal-data/retention.ts'

/** Returns how full the rooms were by hour in the week up to a study day, and what looks wrong on that day. */
export async function dailyDoorReport(
  services: Services,
  day: CalendarDay,
): Promise<ReplyOf<typeof getDailyDoorReport>['data']> {
  const { config, db } = services
  const timeZone = config.hallTimezone
  const from = addDays(day, 1 - ROOM_HOURS_DAYS)
  const [entries, gates, gaps, { graceMinutes }] = await Promise.all([
    // Includes the days around it: a check-out may belong to the next study day, and the visit before decides
    // whether an admission is double.
    visitEntriesBetween(db, { from: addDays(from, -1), to: addDays(day, 1) }),
    gatesOfDay(db, day),
    numberGaps(db, day),
    readSettings(db),
  ])
  const clock = { timeZone, graceMinutes, now: services.now() }
  const { visits, doubles: allDoubles } = readVisitsByUser(entries, clock)
  const { days, rooms } = hourlyOccupancy(visits, { from, to: day, timeZone, now: clock.now })
  const doubles = allDoubles
    .filter(({ entry }) => entry.studyDay === day)
    .toSorted((a, b) => a.entry.at.getTime() - b.entry.at.getTime())
  const people = await peopleOfEntries(
    db,
    doubles.map(({ entry }) => entry.id),
  )
  const firstKeptDay = entriesCutoff(services.today())
  return {
    day,
    gates,
    hours: {
      from,
      days,
      rooms: rooms.map(({ room, people: byHour }) => ({
        room,
        seats: SEATS.filter((seat) => seat.room === room).length,
        people: byHour,
      })),
    },
    doubles: doubles.flatMap(({ entry: { id, at }, insideSince }) => {
      const person = people.get(id)
      if (!person) return []
      const { gate, name, memberId } = person
      const times = { at: at.toISOString(), insideSince: insideSince.toISOString() }
      return [{ id, ...times, gate, name, memberId }]
    }),
    gaps: gaps.flatMap(({ gate, at, beforeAt, enrolledAt, ...numbers }) => {
      const lost = lostNumbers({ ...numbers, gateSince: dayIn(timeZone, enrolledAt) }, firstKeptDay)
      const times = { after: beforeAt?.toISOString() ?? null, before: at.toISOString() }
      return lost ? [{ gate, ...lost, ...times }] : []
    }),
  }
}
