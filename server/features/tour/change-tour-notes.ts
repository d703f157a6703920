import { allowed } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { lockTour, setTourNotes } from '#server/db/queries/tour/tour.ts'
import { findListedTour, type ListedTour } from '#server/db/queries/tour/tour-management.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import type { BodyOf } from '#shared/contract/call.ts'
import type { changeTourNotes as changeTourNotesCall } from '#shared/contract/tour/tour-management.ts'
import * as decide from '#shared/domain/tour/tour-notes.ts'

/** Stores the admins' notes about a tour and when to call again. Throws tourNotFound or tourNotesChanged. */
export async function changeTourNotes(
  services: Services,
  admin: Caller,
  id: string,
  edit: BodyOf<typeof changeTourNotesCall>,
): Promise<ListedTour> {
  return inTransaction(services.db, async (trx) => {
    await lockCaller(services, trx, admin)
    const edited = allowed(decide.changeTourNotes(await lockTour(trx, id), edit))
    if (edited) {
      await setTourNotes(trx, { id, ...edited.notes })
      await recordChange(trx, { adminId: admin.id, ...edited.change }, services.now())
    }
    return findListedTour(trx, id)
  })
}
