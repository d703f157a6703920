import * as z from 'zod/mini'
import { BATCHES } from '../../domain/booking/batches.ts'
import { BOOKING_STATES } from '../../domain/booking/booking-state.ts'
import { ROOMS } from '../../domain/booking/rooms.ts'
import { SEARCH_MAX_LENGTH } from '../../domain/user/desk-search.ts'
import { ROLES } from '../../domain/user/user.ts'
import { defineCall, STAFF_ERRORS } from '../call.ts'
import * as endpoints from '../desk-endpoints.ts'
import { calendarDay, searchText } from '../fields.ts'

const foundUser = z.object({
  id: z.string(),
  name: z.string(),
  /** Null, like the fields below, if the caller may not see this user's details: admins don't see other staff's. */
  email: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  dyanpittId: z.nullable(z.string()),
  active: z.nullable(z.boolean()),
  role: z.enum(ROLES),
})

const foundBooking = z.object({
  id: z.string(),
  name: z.string(),
  seat: z.string(),
  room: z.enum(ROOMS),
  batch: z.enum(BATCHES),
  startDate: calendarDay,
  endDate: calendarDay,
  state: z.enum(BOOKING_STATES),
})

export const searchDesk = defineCall(endpoints.searchDesk, {
  summary:
    'Find users, bookings and receipts by name, email, member ID, phone number, taken seat, receipt number or UTR; receptionists find no other staff and no credits of the statement; for staff',
  query: z.object({ search: searchText(SEARCH_MAX_LENGTH) }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      users: z.array(foundUser),
      bookings: z.array(foundBooking),
      /** The receipt or voucher with this number, and its member's name. */
      papers: z.array(z.object({ number: z.string(), name: z.string() })),
      /** The credits of the bank's statement with this UTR that no payment is matched with, for admins; amounts in paise. */
      credits: z.array(
        z.object({ id: z.uuid(), utr: z.string(), day: calendarDay, amount: z.int() }),
      ),
    }),
  }),
  errors: STAFF_ERRORS,
})
