import { ALL_HOURS } from '../booking/batches.ts'
import { ROOMS, type Room } from '../booking/rooms.ts'
import { addDays, type CalendarDay, laterDay } from '../calendar-day.ts'
import { firstAdultDay, isMinor } from '../user/parental-consent.ts'
import { hoursStart, slotAt } from './door-slot.ts'
import {
  type DoubleAdmission,
  firstOfMonth,
  minutesInside,
  mondayOf,
  partsByDay,
  readVisits,
  type Visit,
  type VisitClock,
  type VisitEntry,
  visitsOf,
} from './visit.ts'

/** A member with paid days has stopped coming after this many days without a visit. */
export const STOPPED_COMING_DAYS = 14

/** The hours of the hall are averaged over this many days, up to the chosen one. */
export const ROOM_HOURS_DAYS = 7

/** Returns whether a member's time in the hall is added up: only for adults who have not switched it off. */
export function hasFigures<User extends { dateOfBirth: CalendarDay | null; attendanceOn: boolean }>(
  user: User,
  today: CalendarDay,
): user is User & { dateOfBirth: CalendarDay } {
  return user.attendanceOn && isAdult(user, today)
}

/** Returns whether someone is known to be an adult. */
export function isAdult(
  { dateOfBirth }: { dateOfBirth: CalendarDay | null },
  today: CalendarDay,
): boolean {
  return dateOfBirth !== null && !isMinor(dateOfBirth, today)
}

/**
 * Returns the first study day whose entries a member's figures need: the one before this week or
 * this month, because its visits may continue into it, but never a day on which the member was a
 * minor.
 */
export function figuresStart(birthDate: CalendarDay, { timeZone, now }: VisitClock): CalendarDay {
  const { day } = slotAt(timeZone, now)
  const [week, month] = [mondayOf(day), firstOfMonth(day)]
  return laterDay(addDays(week < month ? week : month, -1), firstAdultDay(birthDate))
}

export type Attendance = {
  /** Minutes in the hall. */
  today: number
  week: number
  month: number
  insideSince: Date | null
}

/** Adds up a member's own time in the hall; the week begins on Monday. */
export function attendanceOf(
  entries: readonly VisitEntry[],
  birthDate: CalendarDay,
  clock: VisitClock,
): Attendance {
  const first = firstAdultDay(birthDate)
  const visits = visitsOf(
    entries.filter(({ studyDay }) => studyDay >= first),
    clock,
  )
  const { timeZone } = clock
  const { day: today } = slotAt(timeZone, clock.now)
  // A check-in a few minutes before 7:00 already belongs to the next study day.
  const to = addDays(today, 1)
  return {
    today: minutesInside(visits, { from: today, to, timeZone }),
    week: minutesInside(visits, { from: mondayOf(today), to, timeZone }),
    month: minutesInside(visits, { from: firstOfMonth(today), to, timeZone }),
    insideSince: visits.find(({ open }) => open)?.from ?? null,
  }
}

type UserVisitEntry = VisitEntry & { userId: string | null; room: Room | null }

/** Returns the visits and double admissions of several people. Ignores entries without a user. */
export function readVisitsByUser<Entry extends UserVisitEntry>(
  entries: readonly Entry[],
  clock: VisitClock,
): { visits: Visit<Entry>[]; doubles: DoubleAdmission<Entry>[] } {
  const read = entriesByUser(entries).map((own) => readVisits(own, clock))
  return {
    visits: read.flatMap(({ visits }) => visits),
    doubles: read.flatMap(({ doubles }) => doubles),
  }
}

/**
 * Returns the open visits. Faster than readVisitsByUser, because it computes only what follows each
 * person's last check-out.
 */
export function openVisits<Entry extends UserVisitEntry>(
  entries: readonly Entry[],
  clock: VisitClock,
): Visit<Entry>[] {
  return entriesByUser(entries)
    .flatMap((own) => visitsOf(entriesAfterLastCheckOut(own, clock), clock))
    .filter(({ open }) => open)
}

function entriesAfterLastCheckOut<Entry extends VisitEntry>(
  entries: readonly Entry[],
  { now }: VisitClock,
): Entry[] {
  const admitted = entries.filter(({ outcome, at }) => outcome !== 'refused' && at <= now)
  const out = admitted.filter(({ direction }) => direction === 'out').map(({ at }) => at.getTime())
  const last = Math.max(...out, Number.NEGATIVE_INFINITY)
  return admitted.filter(({ at }) => at.getTime() > last)
}

/** Returns the entries of each user. */
function entriesByUser<Entry extends { userId: string | null }>(
  entries: readonly Entry[],
): Entry[][] {
  const users = new Map<string, Entry[]>()
  for (const entry of entries) {
    if (entry.userId === null) continue
    const own = users.get(entry.userId)
    if (own) own.push(entry)
    else users.set(entry.userId, [entry])
  }
  return [...users.values()]
}

export type HourlyOccupancy = {
  room: Room
  /** The average number of people who were inside at any point during each hour, from 7:00 to 7:00, rounded to tenths. */
  people: number[]
}

const HOUR_MS = 3_600_000
const HOURS = 24

/**
 * Returns the average number of people in each room, for each hour of the study days from `from` to
 * `to`. Leaves out rooms that nobody visited. Days on which nobody came at all, such as closed
 * ones, and hours after `now` do not count.
 */
export function hourlyOccupancy(
  visits: readonly Visit<UserVisitEntry>[],
  range: { from: CalendarDay; to: CalendarDay; timeZone: string; now: Date },
): { days: number; rooms: HourlyOccupancy[] } {
  const { from, to, timeZone, now } = range
  const parts = visits
    .flatMap((visit) => partsByDay(visit, timeZone).map((part) => ({ ...visit, ...part })))
    .filter((part) => from <= part.day && part.day <= to && part.from <= now)
  const startOf = new Map(parts.map(({ day }) => [day, studyDayStart(timeZone, day).getTime()]))
  const daysAt = Array.from({ length: HOURS }, (_, hour) => {
    const started = [...startOf.values()].filter((start) => start + hour * HOUR_MS < now.getTime())
    return started.length
  })
  const rooms = new Map<Room, Set<string>[]>()
  for (const { entry, day, from: arrivedAt, until: leftAt } of parts) {
    const start = startOf.get(day)
    if (entry.room === null || start === undefined) continue
    const hours = rooms.get(entry.room) ?? Array.from({ length: HOURS }, () => new Set<string>())
    rooms.set(entry.room, hours)
    const first = Math.max(0, Math.floor((arrivedAt.getTime() - start) / HOUR_MS))
    const last = Math.ceil((leftAt.getTime() - start) / HOUR_MS)
    for (const hour of hours.slice(first, last)) hour.add(`${entry.userId} ${day}`)
  }
  return {
    days: startOf.size,
    rooms: [...rooms]
      .map(([room, hours]) => ({
        room,
        people: hours.map(({ size }, hour) => average(size, daysAt[hour] ?? 0)),
      }))
      .toSorted((a, b) => ROOMS.indexOf(a.room) - ROOMS.indexOf(b.room)),
  }
}

/** Returns 7:00 on a study day. */
function studyDayStart(timeZone: string, day: CalendarDay): Date {
  return hoursStart(timeZone, ALL_HOURS, day)
}

function average(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum / count) * 10) / 10
}

/** Returns the first and last hour of the earliest run of hours with the most people. */
export function busiestHours(people: readonly number[]): {
  first: number
  last: number
  most: number
} {
  const most = Math.max(...people)
  const first = people.indexOf(most)
  const next = people.findIndex((count, hour) => hour > first && count < most)
  return { first, last: (next === -1 ? people.length : next) - 1, most }
}
