import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/app-error.ts'
import { minuteLimit } from '#server/http/limits/minute-limit.ts'
import type { Services } from '#server/services.ts'

/** Serves avatars at unguessable paths. Selfies are not served here: see features/member. */
export async function uploadedFiles(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'storage'>,
): Promise<void> {
  const config = minuteLimit(services.config)
  app.get<{ Params: { name: string } }>(
    '/uploads/avatars/:name',
    { config },
    async (request, reply) => {
      const avatar = await services.storage.read(`avatars/${request.params.name}`)
      if (!avatar) throw new AppError('notFound')
      return reply
        .type('image/webp')
        .header('cache-control', 'private, max-age=31536000, immutable')
        .header('content-disposition', 'inline; filename="avatar.webp"')
        .send(avatar)
    },
  )
}
