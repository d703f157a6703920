import type { FastifyInstance } from 'fastify'
import type { LoginUser } from '#server/db/queries/user/user.ts'
import { requireStep, requireUser } from '#server/http/guards/session.ts'
import { mountCall } from '#server/http/mount-call.ts'
import { readSeats } from '#server/replies/seats.ts'
import { userReply } from '#server/replies/user.ts'
import type { Services } from '#server/services.ts'
import * as calls from '#shared/contract/booking/booking.ts'
import { bookingFromWire, datedPlanFromWire } from '#shared/contract/wire-names.ts'
import { bookingStatus } from '#shared/replies/user.ts'
import { BOOKING_MESSAGES } from '#shared/words/en/booking/booking.ts'
import { cancelOwnBooking } from './cancel-own-booking.ts'
import { saveBooking } from './save-booking.ts'

export function bookingRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, calls.updateBooking, {
    guard: requireStep('booking'),
    handle: async ({ body, user }) => {
      const requested = bookingFromWire(body.bookingDetails)
      const saved = await saveBooking(services, user, requested, { renewal: false })
      return { ...savedReply(saved, services), message: BOOKING_MESSAGES.seatHeld }
    },
  })

  mountCall(app, services, calls.renewMembership, {
    guard: requireStep('booking'),
    handle: async ({ body, user }) => {
      const requested = bookingFromWire(body.bookingDetails)
      const saved = await saveBooking(services, user, requested, { renewal: true })
      return { ...savedReply(saved, services), message: BOOKING_MESSAGES.renewalHeld }
    },
  })

  mountCall(app, services, calls.cancelOwnBooking, {
    guard: requireStep('booking'),
    handle: async ({ body: { preferredSeat: seat, membershipStartDate: startDate }, user }) => {
      const saved = await cancelOwnBooking(services, user, { seat, startDate })
      return { user: userReply(saved, services.studyDays()), message: BOOKING_MESSAGES.cancelled }
    },
  })

  mountCall(app, services, calls.occupiedSeats, {
    guard: requireStep('booking'),
    handle: async ({ query, user }) => ({
      data: await readSeats(services, user, datedPlanFromWire(query)),
    }),
  })

  mountCall(app, services, calls.getBookingDetails, {
    guard: requireUser,
    handle: async ({ user }) => {
      const { bookingDetails, pendingBooking } = userReply(user, services.studyDays())
      return { data: { bookingDetails, pendingBooking } }
    },
  })

  mountCall(app, services, calls.getBookingStatus, {
    guard: requireUser,
    handle: async ({ user }) => ({ data: bookingStatus(userReply(user, services.studyDays())) }),
  })
}

/** The user with the saved booking, and the price to pay for it. */
function savedReply(saved: LoginUser, { studyDays }: Services) {
  const user = userReply(saved, studyDays())
  return { user, paymentAmount: user.paymentAmount ?? 0 }
}
