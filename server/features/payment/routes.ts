import type { FastifyInstance } from 'fastify'
import { requireAdmin, requireStep } from '#server/http/guards/session.ts'
import { mountCall } from '#server/http/mount-call.ts'
import { readUser } from '#server/replies/read-user.ts'
import type { Services } from '#server/services.ts'
import { confirmPayment as confirmCall } from '#shared/contract/desk-booking.ts'
import * as calls from '#shared/contract/payment.ts'
import { paidReply } from '#shared/replies/payment.ts'
import { PAYMENT_DONE } from '#shared/words/en/booking.ts'
import { completePayment } from './complete-payment.ts'
import { confirmPayment } from './confirm-payment.ts'

export function paymentRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, calls.completePayment, {
    guard: requireStep('payment'),
    perMinute: 60,
    handle: async ({ body, user }) => {
      const { issuedMemberId, waits } = await completePayment(services, user, body)
      const paid = await readUser(services, user.id, { showCongratulations: issuedMemberId })
      return {
        ...paidReply(paid),
        message: waits ? PAYMENT_DONE.waitsAtDesk : PAYMENT_DONE.completed,
      }
    },
  })

  mountCall(app, services, confirmCall, {
    guard: requireAdmin,
    handle: async ({ params, body, user }) => {
      await confirmPayment(services, user, params.id, body.paymentMethod)
      return { message: PAYMENT_DONE.confirmed }
    },
  })
}
