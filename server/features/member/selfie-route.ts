import type { FastifyInstance } from 'fastify'
import { minuteLimit } from '#server/http/minute-limit.ts'
import { sendSelfie } from '#server/http/send-selfie.ts'
import { requireUser } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'

/** A member's own selfie. A picture, not a call of the contract. */
export function selfieRoute(app: FastifyInstance, services: Services): void {
  const options = { schema: { hide: true }, config: minuteLimit(services.config) }
  app.get('/member/selfie', options, async (request, reply) => {
    const user = await requireUser.admit(services, request)
    return sendSelfie(reply, services.storage, user.membership?.selfie)
  })
}
