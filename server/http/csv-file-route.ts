import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { type AdminChange, recordChange } from '#server/db/queries/admin/audit-log.ts'
import { BYTE_ORDER_MARK } from '#server/http/csv-line.ts'
import { type Caller, lockCaller, requireStaff } from '#server/http/guards/session.ts'
import { minuteLimit } from '#server/http/limits/minute-limit.ts'
import { validated } from '#server/http/mount-call.ts'
import type { Services } from '#server/services.ts'
import type { Output } from '#shared/contract/call.ts'
import type { Language } from '#shared/domain/language.ts'
import type { Permission } from '#shared/domain/user/permissions.ts'

type CsvFile<Query extends z.ZodMiniType> = {
  url: string
  summary: string
  query: Query
  permission: Permission
  /** Without `.csv`. */
  name: (query: Output<Query>) => string
  /** The audit entry of the download, without the admin. */
  change: (query: Output<Query>) => Omit<AdminChange, 'adminId'>
  /** Yields the content in the language of the admin's account, in chunks that fit into memory. */
  lines: (query: Output<Query>, language: Language) => AsyncGenerator<string>
}

/**
 * Serves a CSV file to staff; the audit log records who downloaded it. Not in the API contract, because
 * it returns no JSON.
 */
export function csvFileRoute<Query extends z.ZodMiniType>(
  app: FastifyInstance,
  services: Services,
  file: CsvFile<Query>,
): void {
  const callers = new WeakMap<FastifyRequest, Caller>()
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: file.url,
    exposeHeadRoute: false,
    schema: {
      summary: file.summary,
      querystring: file.query,
      security: [{ bearer: [] }],
      response: {
        200: { description: 'The file', content: { 'text/csv': { schema: z.unknown() } } },
      },
    },
    config: minuteLimit(services.config, file),
    preParsing: async (request) => {
      callers.set(request, await requireStaff(file.permission).authorize(services, request))
    },
    handler: async (request, reply) => {
      const caller = callers.get(request)
      if (!caller) throw new Error(`${file.url} was reached without its guard`)
      const query = validated<Query>(request.query)
      await inTransaction(services.db, async (trx) => {
        const admin = await lockCaller(services, trx, caller)
        await recordChange(trx, { adminId: admin.id, ...file.change(query) }, services.now())
      })
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${file.name(query)}.csv"`)
        .send(Readable.from(withByteOrderMark(file.lines(query, caller.language))))
    },
  })
}

async function* withByteOrderMark(lines: AsyncGenerator<string>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK
  yield* lines
}
