import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/http/app-error.ts'
import { requireUser } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'

/** A member's own selfie. A picture, not a call of the contract. */
export function selfieRoute(app: FastifyInstance, services: Services): void {
  app.get('/member/selfie', { schema: { hide: true } }, async (request, reply) => {
    const user = await requireUser.admit(services, request)
    const key = user.membership?.selfie
    const selfie = key && (await services.storage.read(key))
    if (!selfie) throw new AppError('notFound')
    return reply
      .type('image/webp')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'inline; filename="selfie.webp"')
      .send(selfie)
  })
}
