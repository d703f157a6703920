import * as z from 'zod/mini'
import { LANGUAGES } from '../../domain/language.ts'
import { TOUR_ORDERS } from '../../domain/list-orders.ts'
import { SETTABLE_STATUSES } from '../../domain/tour/change-tour-status.ts'
import { TOUR_STATUSES } from '../../domain/tour/tour.ts'
import { TOUR_NOTES_MAX } from '../../domain/tour/tour-notes.ts'
import { CONTACT_KINDS } from '../../domain/user/member-note.ts'
import { defineCall, STAFF_ERRORS } from '../call.ts'
import * as endpoints from '../desk-endpoints.ts'
import { REQUEST_PROBLEMS } from '../field-problems.ts'
import { calendarDay, selectedIds, typedText } from '../fields.ts'
import { contact } from '../user/member-note.ts'
import { tourRequest } from './tour.ts'

/** A tour request in the admins' list (specification document 2, section 3). */
const managedTour = z.extend(
  z.pick(tourRequest, {
    _id: true,
    fullName: true,
    email: true,
    phoneNumber: true,
    gender: true,
    tourDate: true,
    tourTime: true,
    examPreparation: true,
    tourStatus: true,
  }),
  {
    adminNotes: z.optional(z.string()),
    /** The day on which to call the visitor again. */
    followUpOn: z.optional(calendarDay),
    /** When staff last called the visitor or wrote to them on WhatsApp. */
    lastContact: z.optional(contact),
    /** The visitor's language, for messages to them. */
    language: z.enum(LANGUAGES),
  },
)
export type ManagedTour = z.infer<typeof managedTour>

/** Optional, without a default: without it, the reply is not paginated. A string, as queries are; parsed here. */
const page = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,5}$/, REQUEST_PROBLEMS.pageInvalid.code)),
  z.transform(Number),
)

/** Which tours a list shows. */
const tourFilter = {
  status: z.optional(z.enum(TOUR_STATUSES)),
  /** A case-insensitive part of a name or email. */
  search: z.optional(typedText(300)),
  /** Only tours of this day. */
  day: z.optional(calendarDay),
  /** Only tours whose visitors should be called today, or should have been called already. */
  followUp: z.optional(z.literal('due')),
  sort: z.optional(z.enum(TOUR_ORDERS)),
}

/** The tours of TOURS_FILE. */
export const toursFileQuery = z.object({ ...tourFilter, ids: z.optional(selectedIds) })

/**
 * Newest first by default; with `followUp`, earliest call first. With `page`, returns that page; without it, the
 * first 200. `total` counts all that match.
 */
export const listTours = defineCall(endpoints.listTours, {
  summary:
    'List tour requests, newest first or in the order of `sort`: the first 200, or one page; for staff',
  query: z.object({ ...tourFilter, page: z.optional(page) }),
  reply: z.object({
    success: z.literal(true),
    data: z.array(managedTour),
    total: z.int(),
    /** The number of pages; 1 if the reply is not paginated. */
    pages: z.int(),
  }),
  errors: STAFF_ERRORS,
})

export const changeTourStatus = defineCall(endpoints.changeTourStatus, {
  summary: 'Confirm, complete or cancel a tour; emails the visitor',
  params: z.object({ id: z.uuid(REQUEST_PROBLEMS.tourIdInvalid.code) }),
  body: z.object({
    status: z.enum(SETTABLE_STATUSES, REQUEST_PROBLEMS.tourStatusInvalid.code),
    /** Confirms that a tour is completed before its day. */
    confirmOtherDay: z._default(z.boolean(), false),
  }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: managedTour }),
  errors: [...STAFF_ERRORS, 'tourNotFound', 'tourStatusChanged', 'tourOnOtherDay'],
})

/**
 * Stores what admins note about a tour, when to call the visitor again, and that staff called or wrote to them. `notesBefore` prevents lost
 * updates.
 */
export const changeTourNotes = defineCall(endpoints.changeTourNotes, {
  summary:
    'Write, change or remove the notes about a tour and the day of the next call, or record a call or WhatsApp message; for staff',
  params: z.object({ id: z.uuid(REQUEST_PROBLEMS.tourIdInvalid.code) }),
  body: z.object({
    /** '' removes them; if absent, they are left unchanged. */
    adminNotes: z.optional(typedText(TOUR_NOTES_MAX)),
    /** '' removes the day; if absent, the day is left unchanged. */
    followUpOn: z.optional(z.union([z.literal(''), calendarDay])),
    /** Records that staff just called the visitor or wrote to them. */
    contact: z.optional(z.enum(CONTACT_KINDS)),
    /** The notes as they were read; '' for none. */
    notesBefore: z._default(z.string(), ''),
  }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: managedTour }),
  errors: [...STAFF_ERRORS, 'tourNotFound', 'tourNotesChanged'],
})
