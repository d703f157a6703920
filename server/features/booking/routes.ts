import type { FastifyInstance } from 'fastify'
import { takenSeats } from '#server/db/occupancy.ts'
import { closedSeats } from '#server/db/seats.ts'
import { mountCall } from '#server/http/mount-call.ts'
import { readUser } from '#server/http/read-user.ts'
import { requireStep, requireUser } from '#server/http/session.ts'
import { userReply } from '#server/http/user-reply.ts'
import type { Services } from '#server/services.ts'
import * as calls from '#shared/contract/booking.ts'
import { membershipEnd } from '#shared/domain/durations.ts'
import { saveBooking } from './save-booking.ts'

export function bookingRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, calls.updateBooking, {
    guard: requireStep('booking'),
    handle: async ({ body, user }) => {
      const amount = await saveBooking(services, user, body.bookingDetails, { renewal: false })
      return {
        user: await readUser(services, user.id),
        paymentAmount: amount,
        message: 'Your seat is held for you until it is paid',
      }
    },
  })

  mountCall(app, services, calls.renewMembership, {
    guard: requireStep('booking'),
    handle: async ({ body, user }) => {
      const amount = await saveBooking(services, user, body.bookingDetails, { renewal: true })
      return {
        user: await readUser(services, user.id),
        paymentAmount: amount,
        message: 'Your renewal is held for you until it is paid',
      }
    },
  })

  mountCall(app, services, calls.occupiedSeats, {
    guard: requireStep('booking'),
    handle: async ({ query, user }) => {
      const { db } = services
      const start = query.membershipStartDate
      const end = membershipEnd(start, query.membershipDuration)
      const [taken, closed] = await Promise.all([
        takenSeats(db, { ...query, start, end, userId: user.id }, services.now()),
        closedSeats(db, query.membershipType),
      ])
      return { data: { occupied: [...new Set([...taken, ...closed])].sort() } }
    },
  })

  mountCall(app, services, calls.getBookingDetails, {
    guard: requireUser,
    handle: async ({ user }) => {
      const { bookingDetails, pendingBooking } = userReply(user, services.today())
      return { data: { bookingDetails, pendingBooking } }
    },
  })

  mountCall(app, services, calls.getBookingStatus, {
    guard: requireUser,
    handle: async ({ user }) => {
      const reply = userReply(user, services.today())
      return {
        data: {
          bookingCompleted: reply.bookingCompleted,
          paymentCompleted: reply.paymentCompleted,
          paymentWaiting: reply.pendingBooking !== null,
          membershipValidUntil: reply.membershipValidUntil,
        },
      }
    },
  })
}
