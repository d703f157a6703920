import { AppError, allowed } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { violationRefusal } from '#server/db/connection/violations.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import * as statement from '#server/db/queries/money/statement.ts'
import { exactMatches } from '#server/db/queries/money/statement-match.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import type { BodyOf, ReplyOf } from '#shared/contract/call.ts'
import type * as calls from '#shared/contract/money/statement.ts'
import { importChange, statementToImport } from '#shared/domain/money/statement.ts'
import { UNMATCHED_REFUSALS } from '#shared/domain/money/statement-match.ts'
import {
  guessMapping,
  PREVIEWED_LINES,
  readStatement,
} from '#shared/domain/money/statement-table.ts'
import { matchRow } from './match-row.ts'

/**
 * Returns a statement's first lines, and its columns as saved or guessed. Throws readStatement's
 * refusals.
 */
export async function previewStatement(
  services: Services,
  text: string,
): Promise<ReplyOf<typeof calls.previewStatement>['data']> {
  const { header, columns, lines } = allowed(readStatement(text))
  const saved = await statement.findMapping(services.db, header)
  return {
    columns,
    lines: lines.slice(0, PREVIEWED_LINES),
    total: lines.length,
    mapping: saved ?? guessMapping(columns),
    saved: saved !== undefined,
  }
}

/**
 * Adds the credits of a statement that are not known yet, then matches payments by UTR and amount,
 * including those that an earlier import left unmatched. Each payment is confirmed in its own
 * transaction: if the server stops in between, importing again does the rest. Throws the refusals
 * of statementToImport.
 */
export async function importStatement(
  services: Services,
  caller: Caller,
  { text, mapping }: BodyOf<typeof calls.importStatement>,
): Promise<ReplyOf<typeof calls.importStatement>['data']> {
  const { header, rows, debits, unreadable } = allowed(statementToImport(text, mapping))
  const now = services.now()
  const added = await inTransaction(services.db, async (trx) => {
    const { id: adminId } = await lockCaller(services, trx, caller)
    await statement.saveMapping(trx, { header, mapping, savedBy: adminId }, now)
    const count = await statement.addRows(trx, rows)
    const known = rows.length - count
    const change = importChange({ added: count, known, debits, unreadable })
    await recordChange(trx, { adminId, ...change }, now)
    return count
  })
  const done = { confirm: 0, link: 0, none: 0 }
  for (const match of await exactMatches(services.db)) {
    const step = await matchIfAllowed(services, caller, match)
    if (step) done[step]++
  }
  const known = rows.length - added
  return { added, known, debits, unreadable, confirmed: done.confirm, linked: done.link }
}

async function matchIfAllowed(
  services: Services,
  caller: Caller,
  match: { rowId: string; paymentId: string },
) {
  try {
    return await matchRow(services, caller, match, { automatic: true })
  } catch (error) {
    const code = error instanceof AppError ? error.refusal.code : violationRefusal(error)
    if (code !== undefined && UNMATCHED_REFUSALS.includes(code)) return undefined
    throw error
  }
}
