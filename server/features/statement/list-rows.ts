import { readRoleLimits } from '#server/db/queries/admin/settings.ts'
import { listRows, type RowFilter } from '#server/db/queries/money/statement.ts'
import { duesNear } from '#server/db/queries/money/statement-due.ts'
import { paymentsNear } from '#server/db/queries/money/statement-match.ts'
import type { Services } from '#server/services.ts'
import type { StatementEntry } from '#shared/contract/money/statement.ts'
import type { Role } from '#shared/domain/user/user.ts'
import { statementRowReply } from '#shared/replies/statement.ts'

type Listed = RowFilter & {
  slice: { offset: number; limit: number }
  /** Decides which discounts are offered. */
  staff: { role: Role }
}

/** Returns rows of the statement with the payments and dues that may belong to them, and how many rows match. */
export async function listedRows(
  { db, config }: Services,
  { show, utr, slice, staff }: Listed,
): Promise<{ rows: StatementEntry[]; total: number }> {
  const { hallTimezone: timeZone } = config
  const { rows, total } = await listRows(db, { show, utr, timeZone }, slice)
  const left = rows.filter(({ state }) => state === 'left').map(({ id }) => id)
  const [payments, dues, limits] = await Promise.all([
    paymentsNear(db, left, timeZone),
    duesNear(db, left, timeZone),
    readRoleLimits(db),
  ])
  const listed = rows.map((row) => {
    const near = {
      payments: payments.filter(({ rowId }) => rowId === row.id),
      dues: dues.filter(({ rowId }) => rowId === row.id),
    }
    return statementRowReply(row, near, { staff, limits })
  })
  return { rows: listed, total }
}
