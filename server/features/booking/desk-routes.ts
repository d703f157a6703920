import type { FastifyInstance } from 'fastify'
import { searchBookings } from '#server/db/admin-bookings.ts'
import { mountCall } from '#server/http/mount-call.ts'
import { requireAdmin } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import * as calls from '#shared/contract/admin-bookings.ts'
import { ROWS_PER_PAGE } from '#shared/domain/list-pages.ts'
import { cancelBooking } from './cancel-booking.ts'
import { listedBooking } from './listed-booking.ts'
import { moveBooking } from './move-booking.ts'
import { seatsToMoveTo } from './seats-to-move-to.ts'

/** Manage Bookings: for admins only. */
export function deskBookingRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, calls.listBookings, {
    guard: requireAdmin,
    handle: async ({ query: { page, ...filter } }) => {
      const limit = ROWS_PER_PAGE
      const slice = {
        offset: (page - 1) * limit,
        limit,
        now: services.now(),
        today: services.today(),
      }
      const { bookings, total } = await searchBookings(services.db, filter, slice)
      return { data: { bookings: bookings.map(listedBooking), total, page } }
    },
  })

  mountCall(app, services, calls.seatsToMoveTo, {
    guard: requireAdmin,
    handle: async ({ params }) => ({ data: await seatsToMoveTo(services, params.id) }),
  })

  mountCall(app, services, calls.moveBooking, {
    guard: requireAdmin,
    handle: async ({ params, body, user }) => {
      await moveBooking(services, user, params.id, body)
      return { message: `The booking has moved to seat ${body.seat}` }
    },
  })

  mountCall(app, services, calls.cancelBooking, {
    guard: requireAdmin,
    handle: async ({ params, user }) => {
      await cancelBooking(services, user, params.id)
      return { message: 'The booking has been cancelled and its seat is free' }
    },
  })
}
