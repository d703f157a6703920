import type { FastifyInstance } from 'fastify'
import { mountCall } from '#server/http/mount-call.ts'
import { readUser } from '#server/http/read-user.ts'
import { requireStep } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import * as calls from '#shared/contract/payment.ts'
import { completePayment } from './complete-payment.ts'

export function paymentRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, calls.completePayment, {
    guard: requireStep('payment'),
    perMinute: 60,
    handle: async ({ body, user }) => {
      const { issuedMemberId } = await completePayment(services, user, body)
      const paid = await readUser(services, user.id, { showCongratulations: issuedMemberId })
      return {
        user: paid,
        dyanpittId: paid.dyanpittId,
        showCongratulations: issuedMemberId,
        message: 'Payment completed successfully',
      }
    },
  })
}
