import * as z from 'zod/mini'
import { TOUR_MOVES, TOUR_STATUSES } from '../domain/tour.ts'
import { defineCall } from './call.ts'
import { typedText } from './fields.ts'
import { tourRequest } from './tour.ts'

/** A tour request as the admins' list reads it (document 2, section 3). */
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
  { adminNotes: z.optional(z.string()) },
)
export type ManagedTour = z.infer<typeof managedTour>

/** As text, because its absence means something: then the answer has no pages. */
const page = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'Please ask for a page by its number, from 1 on')),
  z.transform(Number),
)

/**
 * Newest first. With `page` the tours of that page, without it the newest 200. `total` counts all that
 * match `status` and `search`, a part of a name or an email in any case.
 */
export const listTours = defineCall({
  method: 'GET',
  path: '/tour/requests',
  summary:
    'The tour requests for the front desk: newest first, all at once (at most 200) or by page',
  query: z.object({
    page: z.optional(page),
    status: z.optional(z.enum(TOUR_STATUSES)),
    search: z.optional(typedText(300)),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.array(managedTour),
    total: z.int(),
    /** How many pages there are; 1 for an answer without pages. */
    pages: z.int(),
  }),
  errors: ['notSignedIn', 'notAllowed'],
})

export const moveTour = defineCall({
  method: 'PUT',
  path: '/tour/requests/:id/status',
  summary: 'Confirm, complete or cancel a tour; the visitor is told by mail',
  params: z.object({ id: z.uuid('Please name the tour by its id') }),
  body: z.object({ status: z.enum(TOUR_MOVES, 'Please choose confirmed, completed or cancelled') }),
  reply: z.object({ success: z.literal(true), message: z.string(), data: managedTour }),
  errors: ['notSignedIn', 'notAllowed', 'tourNotFound', 'tourMovedOn'],
})
