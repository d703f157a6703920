import * as deskCalls from '#shared/contract/desk-endpoints.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import { hourlyOccupancy, ROOM_HOURS_DAYS } from '#shared/domain/door/attendance.ts'
import { visitsOf } from '#shared/domain/door/visit.ts'
import { pageSlice } from '#shared/domain/list-pages.ts'
import { viewRefusal } from '#shared/domain/user/user-change.ts'
import { answer, refusal, staff, throwIfRefused } from '#web/demo/answer.ts'
import { visitEntriesOf } from '#web/demo/answers/door/door-answers.ts'
import { type DemoEntry, type DemoState, studyDays, TIME_ZONE } from '#web/demo/demo-state.ts'
import { isUserFound } from '#web/demo/demo-user-replies.ts'

/** The gate of the sample's entries. */
const GATE = { id: '4f6f7e9a-0c1b-4c7e-9d57-2b8a1f0e6c31', name: 'Main door' }

/** What staff see of the entries. There are only those of the sample, because no gate can call the demo. */
export const doorLogAnswers = [
  answer(deskCalls.listPeopleInside, staff('door'), ({ state }) => {
    const open = openVisits(state)
    return {
      data: {
        people: open
          .toSorted((a, b) => b.from.getTime() - a.from.getTime())
          .map(({ entry, from }) => ({
            id: idOf(entry.entry),
            ...personOf(state, entry),
            room: entry.room,
            seat: state.bookings.find(({ id }) => id === entry.entry.bookingId)?.seatId ?? null,
            batch: entry.batch,
            since: from.toISOString(),
          })),
      },
    }
  }),

  answer(deskCalls.listEntries, staff('door'), ({ state, user: admin, query }) => {
    const { day = studyDays(state).night, outcome, gate, room, search = '', page = 1 } = query
    const shown = new Set(
      state.users.filter((user) => isUserFound(admin, user, search)).map(({ id }) => id),
    )
    const entries = state.entries.filter(
      (entry) =>
        entry.studyDay === day &&
        (outcome ?? entry.outcome) === entry.outcome &&
        (gate ?? gateOf(state).id) === gateOf(state).id &&
        (room ?? entry.room) === entry.room &&
        (search.trim() === '' || shown.has(entry.userId)),
    )
    return {
      data: {
        day,
        entries: pageOf(entries, Number(page)).map((entry) => ({
          ...listed(state, entry),
          ...personOf(state, entry),
        })),
        total: entries.length,
        page: Number(page),
      },
    }
  }),

  answer(
    deskCalls.getDailyDoorReport,
    staff('door'),
    ({ state, query: { day = studyDays(state).night } }) => {
      const from = addDays(day, 1 - ROOM_HOURS_DAYS)
      const range = { from, to: day, timeZone: TIME_ZONE, now: state.now() }
      const { days, rooms } = hourlyOccupancy(visits(state), range)
      const came = state.entries.some(({ studyDay }) => studyDay === day)
      return {
        data: {
          day,
          gates: came ? [gateOf(state)] : [],
          hours: {
            from,
            days,
            rooms: rooms.map((hours) => ({
              ...hours,
              seats: SEATS.filter(({ room }) => room === hours.room).length,
            })),
          },
          // The only sample member with entries always scans in and out.
          doubles: [],
          gaps: [],
        },
      }
    },
  ),

  // In the sample, no former member still comes, and the entries are too few to know who has stopped coming.
  answer(deskCalls.getAttendanceLists, staff('door'), () => ({
    data: { expired: [], stopped: null },
  })),

  answer(
    deskCalls.listUserEntries,
    staff('door'),
    ({ state, user: admin, params, query: { page = 1 } }) => {
      const user = state.users.find(({ id, erasedAt }) => id === params.id && !erasedAt)
      if (!user) throw refusal('userNotFound')
      throwIfRefused(viewRefusal(admin, user))
      const own = state.entries.filter(({ userId }) => userId === user.id)
      return {
        data: {
          entries: pageOf(own, Number(page)).map((entry) => ({
            ...listed(state, entry),
            studyDay: entry.studyDay,
          })),
          total: own.length,
          page: Number(page),
        },
      }
    },
  ),
]

/** The visits of the people who are inside now. */
export function openVisits(state: DemoState) {
  return visits(state).filter(({ open }) => open)
}

/** The entries' IDs on the wire. The sample's entries have none, so they are created when needed. */
const ids = new WeakMap<DemoEntry, string>()

function idOf(entry: DemoEntry): string {
  const id = ids.get(entry) ?? crypto.randomUUID()
  ids.set(entry, id)
  return id
}

function gateOf({ gates }: DemoState): { id: string; name: string } {
  const { id, name } = gates[0] ?? GATE
  return { id, name }
}

/** A page of entries, newest first. */
function pageOf(entries: readonly DemoEntry[], page: number): DemoEntry[] {
  const { offset, limit } = pageSlice(page)
  return entries.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(offset, offset + limit)
}

function listed(state: DemoState, entry: DemoEntry) {
  const { at, direction, outcome, reason, source, room } = entry
  const { name: gate } = gateOf(state)
  const nothing = { looks: [], offline: false, overriddenBy: null, note: null }
  return {
    id: idOf(entry),
    at: at.toISOString(),
    gate,
    direction,
    outcome,
    reason,
    source,
    room,
    ...nothing,
  }
}

function personOf(state: DemoState, { userId }: { userId: string }) {
  const user = state.users.find(({ id }) => id === userId)
  return { name: user?.fullName ?? '', memberId: user?.memberId ?? null }
}

function visits(state: DemoState) {
  const { graceMinutes } = state.settings
  const clock = { timeZone: TIME_ZONE, graceMinutes, now: state.now() }
  return state.users.flatMap((user) => visitsOf(visitEntriesOf(state, user), clock))
}
