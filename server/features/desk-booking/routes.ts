import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/app-error.ts'
import { readRoleLimits } from '#server/db/queries/admin/settings.ts'
import { searchBookings } from '#server/db/queries/booking/listed-bookings.ts'
import { findUser } from '#server/db/queries/user/user.ts'
import { requireStaff } from '#server/http/guards/session.ts'
import { mountCall } from '#server/http/mount-call.ts'
import { readSeats } from '#server/replies/seats.ts'
import type { Services } from '#server/services.ts'
import * as calls from '#shared/contract/booking/desk-booking.ts'
import { getHallMap } from '#shared/contract/booking/hall-map.ts'
import * as deskPayments from '#shared/contract/money/desk-payment.ts'
import { bookingFromWire, datedPlanFromWire } from '#shared/contract/wire-names.ts'
import { receptionRules } from '#shared/domain/desk-booking/book-for-member.ts'
import { pageSlice } from '#shared/domain/list-pages.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { isStaff } from '#shared/domain/user/user.ts'
import { listedBooking } from '#shared/replies/booking.ts'
import { BOOKING_MESSAGES } from '#shared/words/en/booking/booking.ts'
import { bookForMember } from './book-for-member.ts'
import { bookingsFileRoute } from './bookings-file-route.ts'
import { cancelBooking } from './cancel-booking.ts'
import { hallMap } from './hall-map.ts'
import { moveBooking } from './move-booking.ts'
import { payDue } from './pay-due.ts'
import { refundBooking } from './refund-booking.ts'
import { seatsToMoveTo } from './seats-to-move-to.ts'

/** The calls of Manage Bookings and of the hall map, for staff. */
export function deskBookingRoutes(app: FastifyInstance, services: Services): void {
  bookingsFileRoute(app, services)
  mountCall(app, services, calls.listBookings, {
    guard: requireStaff('bookings'),
    handle: async ({ query: { page, ...filter }, user }) => {
      const slice = { ...pageSlice(page), now: services.now(), days: services.studyDays() }
      const [{ bookings, ...counted }, limits] = await Promise.all([
        searchBookings(services.db, filter, slice),
        readRoleLimits(services.db),
      ])
      const listed = bookings.map((booking) => listedBooking(booking, { staff: user, limits }))
      return { data: { bookings: listed, ...counted, page } }
    },
  })

  mountCall(app, services, getHallMap, {
    guard: requireStaff('bookings'),
    handle: async ({ query }) => ({ data: await hallMap(services, query) }),
  })

  mountCall(app, services, calls.seatsForMember, {
    guard: requireStaff('bookings'),
    handle: async ({ params, query }) => {
      const member = await findUser(services.db, params.id)
      if (!member || isStaff(member)) throw new AppError('notFound')
      const rules = { rulesFor: receptionRules }
      return { data: await readSeats(services, member, datedPlanFromWire(query), rules) }
    },
  })

  mountCall(app, services, calls.bookForMember, {
    guard: requireStaff('bookings'),
    handle: async ({ params, body, user }) => {
      const booking = bookingFromWire(body.bookingDetails)
      const id = await bookForMember(services, user, params.id, booking)
      return { message: fillIn(BOOKING_MESSAGES.made, { seat: booking.seat }), data: { id } }
    },
  })

  mountCall(app, services, calls.seatsToMoveTo, {
    guard: requireStaff('bookings'),
    handle: async ({ params }) => ({ data: await seatsToMoveTo(services, params.id) }),
  })

  mountCall(app, services, calls.moveBooking, {
    guard: requireStaff('bookings'),
    handle: async ({ params, body, user }) => {
      await moveBooking(services, user, params.id, body)
      return { message: fillIn(BOOKING_MESSAGES.moved, { seat: body.seat }) }
    },
  })

  mountCall(app, services, calls.cancelBooking, {
    guard: requireStaff('bookings'),
    handle: async ({ params, user }) => {
      await cancelBooking(services, user, params.id)
      return { message: BOOKING_MESSAGES.cancelled }
    },
  })

  mountCall(app, services, deskPayments.payDue, {
    guard: requireStaff('bookings'),
    handle: async ({ params, body, user }) => {
      const { lateFee = 0, ...part } = body
      const number = await payDue(services, user, { ...part, lateFee, bookingId: params.id })
      return { message: fillIn(BOOKING_MESSAGES.partPaid, { number }), data: { number } }
    },
  })

  mountCall(app, services, deskPayments.refundBooking, {
    guard: requireStaff('bookings'),
    handle: async ({ params, body, user }) => {
      const number = await refundBooking(services, user, params.id, { ...body, deposit: false })
      return { message: fillIn(BOOKING_MESSAGES.refunded, { number }), data: { number } }
    },
  })

  mountCall(app, services, deskPayments.returnDeposit, {
    guard: requireStaff('bookings'),
    handle: async ({ params, body, user }) => {
      const number = await refundBooking(services, user, params.id, { ...body, deposit: true })
      return { message: fillIn(BOOKING_MESSAGES.depositReturned, { number }), data: { number } }
    },
  })
}
