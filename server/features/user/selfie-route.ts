import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { recordView } from '#server/db/queries/admin/audit-log.ts'
import { findSelfie } from '#server/db/queries/user/managed-user.ts'
import { requireStaff } from '#server/http/guards/session.ts'
import { minuteLimit } from '#server/http/limits/minute-limit.ts'
import { sendPicture } from '#server/http/send-picture.ts'
import type { Services } from '#server/services.ts'
import { maySeeDetails } from '#shared/domain/user/user-access.ts'

const params = z.object({ id: z.uuid() })

/**
 * Serves the selfies of the users whose details the admin may see. Not in the API contract, because
 * it returns an image.
 */
export function userSelfieRoute(app: FastifyInstance, services: Services): void {
  const options = { schema: { hide: true }, config: minuteLimit(services.config) }
  app.get('/admin/users/:id/selfie', options, async (request, reply) => {
    const admin = await requireStaff('members').authorize(services, request)
    const { data } = params.safeParse(request.params)
    const selfie = data && (await findSelfie(services.db, data.id))
    const key = selfie && maySeeDetails(admin, selfie) ? selfie.key : undefined
    if (selfie && key) {
      const view = { adminId: admin.id, action: 'user.selfie', userId: selfie.id } as const
      await recordView(services.db, view, services.now())
    }
    return sendPicture(reply, services.storage, key, 'selfie')
  })
}
