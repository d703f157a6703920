import * as z from 'zod/mini'
import { BATCHES } from '../../domain/booking/batches.ts'
import { ROOMS } from '../../domain/booking/rooms.ts'
import { daysBetween } from '../../domain/calendar-day.ts'
import { DIRECTIONS, ENTRY_OUTCOMES, ENTRY_SOURCES } from '../../domain/door/door-entry.ts'
import { DOOR_LOOKS, DOOR_REASONS } from '../../domain/door/door-verdict.ts'
import { LANGUAGES } from '../../domain/language.ts'
import { EXPORT_DAYS } from '../../domain/list-pages.ts'
import { EMAIL_MAX_LENGTH } from '../../domain/user/email.ts'
import { defineCall, STAFF_ERRORS } from '../call.ts'
import * as endpoints from '../desk-endpoints.ts'
import { REQUEST_PROBLEMS } from '../field-problems.ts'
import { calendarDay, idParams, instant, pageNumber, searchText } from '../fields.ts'
import { lastContact } from '../user/member-note.ts'

/** The door's entries and figures, for reception and the owner. */

/** A study day of this century, so that the days around it are valid, too. */
const doorDay = calendarDay.check(
  z.refine((day) => day.startsWith('20'), REQUEST_PROBLEMS.dateInvalid.code),
)

/** The fields of an entry except the person. */
const entryFields = {
  id: z.uuid(),
  at: instant,
  gate: z.string(),
  direction: z.enum(DIRECTIONS),
  outcome: z.enum(ENTRY_OUTCOMES),
  reason: z.nullable(z.enum(DOOR_REASONS)),
  looks: z.array(z.enum(DOOR_LOOKS)),
  source: z.enum(ENTRY_SOURCES),
  /** Whether the gate was offline. */
  offline: z.boolean(),
  /** The name of the admin who overrode a refusal; null if nobody did or they were erased. */
  overriddenBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
  room: z.nullable(z.enum(ROOMS)),
}

/** Names are '' for visitors, unknown codes and erased members. */
const listedEntry = z.object({
  ...entryFields,
  name: z.string(),
  memberId: z.nullable(z.string()),
})
export type ListedEntry = z.infer<typeof listedEntry>

export const listEntries = defineCall(endpoints.listEntries, {
  summary: 'List the entries at the door of a study day, 50 per page, newest first; for staff',
  query: z.object({
    /** A study day; the current one by default. */
    day: z.optional(calendarDay),
    outcome: z.optional(z.enum(ENTRY_OUTCOMES)),
    gate: z.optional(z.uuid()),
    room: z.optional(z.enum(ROOMS)),
    search: z._default(searchText(EMAIL_MAX_LENGTH), ''),
    page: pageNumber,
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      day: calendarDay,
      entries: z.array(listedEntry),
      total: z.int(),
      page: z.int(),
    }),
  }),
  errors: STAFF_ERRORS,
})

export const listPeopleInside = defineCall(endpoints.listPeopleInside, {
  summary: 'List who is inside, latest arrivals first; for staff',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      people: z.array(
        z.object({
          /** The check-in that began the visit. */
          id: z.uuid(),
          name: z.string(),
          memberId: z.nullable(z.string()),
          room: z.nullable(z.enum(ROOMS)),
          seat: z.nullable(z.string()),
          batch: z.nullable(z.enum(BATCHES)),
          since: instant,
        }),
      ),
    }),
  }),
  errors: STAFF_ERRORS,
})

export const getDailyDoorReport = defineCall(endpoints.getDailyDoorReport, {
  summary:
    "Get the rooms' occupancy by hour, averaged over the 7 study days up to a day, and that day's double admissions and lost entries; for staff",
  query: z.object({ day: z.optional(doorDay) }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      day: calendarDay,
      /** The gates that have entries of the day, sorted by name. */
      gates: z.array(z.object({ id: z.uuid(), name: z.string() })),
      hours: z.object({
        from: calendarDay,
        /** The number of days on which somebody came. */
        days: z.int(),
        rooms: z.array(
          z.object({
            room: z.enum(ROOMS),
            seats: z.int(),
            /** The average number of people by hour, from 7:00 to 7:00. */
            people: z.array(z.number()),
          }),
        ),
      }),
      /** Check-ins of people who were already inside. */
      doubles: z.array(
        z.object({
          id: z.uuid(),
          at: instant,
          insideSince: instant,
          gate: z.string(),
          name: z.string(),
          memberId: z.nullable(z.string()),
        }),
      ),
      /** Gaps in a gate's numbers before an entry of the day. */
      gaps: z.array(
        z.object({
          gate: z.string(),
          first: z.int(),
          last: z.int(),
          after: z.nullable(instant),
          before: instant,
        }),
      ),
    }),
  }),
  errors: STAFF_ERRORS,
})

/** A member whom reception may call. */
const memberToCall = {
  userId: z.uuid(),
  name: z.string(),
  phoneNumber: z.nullable(z.string()),
  /** The language in which the hall writes to the member. */
  language: z.enum(LANGUAGES),
  lastContact,
}

export const getAttendanceLists = defineCall(endpoints.getAttendanceLists, {
  summary:
    'List expired members who came in the last 14 days, and members who have not come for 14 paid days; for staff',
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      expired: z.array(
        z.object({
          ...memberToCall,
          /** The last paid day. */
          lastDay: calendarDay,
          cameOn: calendarDay,
          times: z.int(),
          letIn: z.int(),
        }),
      ),
      /** Null if the gates have not been used for long enough to know. */
      stopped: z.nullable(
        z.array(
          z.object({
            ...memberToCall,
            cameOn: z.nullable(calendarDay),
          }),
        ),
      ),
    }),
  }),
  errors: STAFF_ERRORS,
})

const userEntry = z.object({ ...entryFields, studyDay: calendarDay })
export type UserEntry = z.infer<typeof userEntry>

export const listUserEntries = defineCall(endpoints.listUserEntries, {
  summary: "List a user's entries at the door, 50 per page, newest first; for staff",
  params: idParams,
  query: z.object({ page: pageNumber }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ entries: z.array(userEntry), total: z.int(), page: z.int() }),
  }),
  errors: [...STAFF_ERRORS, 'userNotFound', 'adminAccountNotAllowed'],
})

/** The study days of ENTRIES_FILE. */
export const entriesFileQuery = z.object({ from: calendarDay, to: calendarDay }).check(
  z.refine(({ from, to }) => from <= to, {
    error: REQUEST_PROBLEMS.daysReversed.code,
    path: ['to'],
  }),
  z.refine(({ from, to }) => daysBetween(from, to) < EXPORT_DAYS, {
    error: REQUEST_PROBLEMS.daysTooMany.code,
    path: ['to'],
  }),
)
