import type { FastifyInstance } from 'fastify'
import { mountCall } from '#server/http/mount-call.ts'
import { readUser } from '#server/http/read-user.ts'
import { requireAdmin, requireStep } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import { confirmPayment as confirmCall } from '#shared/contract/admin-bookings.ts'
import * as calls from '#shared/contract/payment.ts'
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
        user: paid,
        dyanpittId: paid.dyanpittId,
        showCongratulations: issuedMemberId,
        message: waits
          ? 'Please pay at the desk. Your seat is held for you until then.'
          : 'Payment completed successfully',
      }
    },
  })

  mountCall(app, services, confirmCall, {
    guard: requireAdmin,
    handle: async ({ params, body, user }) => {
      await confirmPayment(services, user, params.id, body.paymentMethod)
      return { message: 'The payment has been confirmed' }
    },
  })
}
