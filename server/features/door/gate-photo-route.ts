import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { AppError } from '#server/app-error.ts'
import { rosterMembers } from '#server/db/queries/door/roster.ts'
import { photoVersion } from '#server/door/gate-roster.ts'
import { requireGate } from '#server/http/guards/gate.ts'
import { minuteLimit } from '#server/http/limits/minute-limit.ts'
import type { Services } from '#server/services.ts'
import { gatePhoto } from '#server/storage/pictures.ts'
import { GATE_PHOTO } from '#shared/contract/gate-endpoints.ts'

const params = z.object({ userId: z.uuid() })

/**
 * Serves the photos of the members in the roster. Not in the API contract, because it returns an image.
 */
export function gatePhotoRoute(app: FastifyInstance, services: Services): void {
  const { config, db, storage } = services
  const options = { schema: { hide: true }, config: minuteLimit(config, GATE_PHOTO) }
  app.get(GATE_PHOTO.url, options, async (request, reply) => {
    const gate = await requireGate.authorize(services, request)
    const { data } = params.safeParse(request.params)
    const day = services.studyDays().night
    const [member] = data ? await rosterMembers(db, { day, userIds: [data.userId] }) : []
    const key = member?.selfie
    if (!key) throw new AppError('notFound')
    const etag = `"${photoVersion(key)}"`
    if (request.headers['if-none-match'] === etag) {
      return reply.code(304).header('etag', etag).send()
    }
    const selfie = await storage.read(key)
    if (!selfie) throw new AppError('notFound')
    const photo = await gatePhoto(gate.id, selfie)
    return reply
      .type('image/webp')
      .header('etag', etag)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'inline; filename="photo.webp"')
      .send(photo)
  })
}
