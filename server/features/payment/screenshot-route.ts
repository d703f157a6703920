import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { waitingScreenshotOf } from '#server/db/queries/money/upi-claim.ts'
import { requireStaff } from '#server/http/guards/session.ts'
import { minuteLimit } from '#server/http/limits/minute-limit.ts'
import { sendPicture } from '#server/http/send-picture.ts'
import type { Services } from '#server/services.ts'
import { SCREENSHOT_PICTURE } from '#shared/contract/desk-endpoints.ts'

const params = z.object({ id: z.uuid() })

/**
 * Serves the screenshot of a booking's UPI payment to staff who may check it, until it is checked. Not in the API
 * contract, because it returns an image.
 */
export function screenshotRoute(app: FastifyInstance, services: Services): void {
  const options = { schema: { hide: true }, config: minuteLimit(services.config) }
  app.get(SCREENSHOT_PICTURE.url, options, async (request, reply) => {
    await requireStaff('bookings').authorize(services, request)
    const { data } = params.safeParse(request.params)
    const key = data && (await waitingScreenshotOf(services.db, data.id))
    return sendPicture(reply, services.storage, key, 'screenshot')
  })
}
