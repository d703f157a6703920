import type { FastifyInstance } from 'fastify'
import { requireStaff } from '#server/http/guards/session.ts'
import { mountCall } from '#server/http/mount-call.ts'
import type { Services } from '#server/services.ts'
import * as calls from '#shared/contract/money/statement.ts'
import { pageSlice } from '#shared/domain/list-pages.ts'
import { STATEMENT_MESSAGES } from '#shared/words/en/money/statement-messages.ts'
import { importStatement, previewStatement } from './import-statement.ts'
import { missingPayments } from './list-missing.ts'
import { listedRows } from './list-rows.ts'
import { matchDue } from './match-due.ts'
import { ignoreRow, matchRow } from './match-row.ts'
import { missingFileRoute } from './missing-file-route.ts'
import { statementFileRoute } from './statement-file-route.ts'

/** JSON may take two bytes for a character, and letters of Devanagari take three. */
const STATEMENT_LIMIT_BYTES = 6 * 1024 * 1024

export function statementRoutes(app: FastifyInstance, services: Services): void {
  statementFileRoute(app, services)
  missingFileRoute(app, services)
  mountCall(app, services, calls.previewStatement, {
    guard: requireStaff('statement'),
    bodyLimit: STATEMENT_LIMIT_BYTES,
    handle: async ({ body }) => ({ data: await previewStatement(services, body.text) }),
  })

  mountCall(app, services, calls.importStatement, {
    guard: requireStaff('statement'),
    bodyLimit: STATEMENT_LIMIT_BYTES,
    handle: async ({ body, user }) => ({
      message: STATEMENT_MESSAGES.imported,
      data: await importStatement(services, user, body),
    }),
  })

  mountCall(app, services, calls.listStatement, {
    guard: requireStaff('statement'),
    handle: async ({ query: { show, utr, page }, user: staff }) => {
      const found = await listedRows(services, { show, utr, slice: pageSlice(page), staff })
      return { data: { ...found, page } }
    },
  })

  mountCall(app, services, calls.listMissingPayments, {
    guard: requireStaff('statement'),
    handle: async ({ query: { page } }) => ({ data: await missingPayments(services, page) }),
  })

  mountCall(app, services, calls.confirmStatementRow, {
    guard: requireStaff('statement'),
    handle: async ({ params: { id: rowId }, body: { paymentId, discount, dueOf }, user }) => {
      if (dueOf !== undefined) await matchDue(services, user, { rowId, bookingId: dueOf })
      if (paymentId !== undefined)
        await matchRow(services, user, { rowId, paymentId }, { automatic: false, discount })
      return { message: STATEMENT_MESSAGES.matched }
    },
  })

  mountCall(app, services, calls.ignoreStatementRow, {
    guard: requireStaff('statement'),
    handle: async ({ params, body: { ignored }, user }) => {
      await ignoreRow(services, user, params.id, ignored)
      return { message: ignored ? STATEMENT_MESSAGES.ignored : STATEMENT_MESSAGES.returned }
    },
  })
}
