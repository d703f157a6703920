import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { requireUser } from '#server/http/guards/session.ts'
import { minuteLimit } from '#server/http/limits/minute-limit.ts'
import type { Services } from '#server/services.ts'
import { RECEIPT_FILE, RECEIPT_PICTURE } from '#shared/contract/own-endpoints.ts'
import { receiptFileName } from '#shared/domain/money/receipt.ts'
import { readPaper } from './read-paper.ts'

const query = z.object({ number: z.string() })

const FORMATS = [
  { url: RECEIPT_FILE.url, format: 'pdf', type: 'application/pdf' },
  { url: RECEIPT_PICTURE.url, format: 'svg', type: 'image/svg+xml' },
] as const

/**
 * Serves a receipt or voucher as a PDF or a picture to its member, and to staff who may see that member, in the
 * member's language. Not in the API contract, because the routes return no JSON.
 */
export function receiptFileRoutes(app: FastifyInstance, services: Services): void {
  for (const format of FORMATS) receiptFileRoute(app, services, format)
}

function receiptFileRoute(
  app: FastifyInstance,
  services: Services,
  { url, format, type }: (typeof FORMATS)[number],
): void {
  const options = { schema: { hide: true }, config: minuteLimit(services.config, { url }) }
  app.get(url, options, async (request, reply) => {
    const caller = await requireUser.authorize(services, request)
    const { data } = query.safeParse(request.query)
    const { paper } = await readPaper(services, caller, data?.number ?? '')
    const file = receiptFileName(paper.number, format)
    return reply
      .type(type)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${file}"`)
      .send(await services.papers[format](paper))
  })
}
