import { AppError } from '#server/app-error.ts'
import { findPaper } from '#server/db/queries/money/receipt.ts'
import { paperOf } from '#server/papers/paper-of.ts'
import type { Services } from '#server/services.ts'
import { receiptKeyOf } from '#shared/domain/money/receipt.ts'
import type { Role } from '#shared/domain/user/user.ts'
import { maySeePapers } from '#shared/domain/user/user-access.ts'
import type { Paper } from '#shared/words/paper.ts'

/** Returns a receipt or voucher in its member's language. Throws notFound if the caller may not see it. */
export async function readPaper(
  services: Services,
  caller: { id: string; role: Role },
  number: string,
): Promise<{ userId: string; paper: Paper }> {
  const key = receiptKeyOf(number)
  const issued = key && (await findPaper(services.db, key))
  if (!issued) throw new AppError('notFound')
  const { userId, role, language } = issued
  if (!maySeePapers(caller, { id: userId, role })) throw new AppError('notFound')
  return { userId, paper: paperOf(language, issued) }
}
