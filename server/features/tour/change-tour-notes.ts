import { allowed } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { lockTour, setTourContact, setTourNotes } from '#server/db/queries/tour/tour.ts'
import { findListedTour, type ListedTour } from '#server/db/queries/tour/tour-management.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import type { BodyOf } from '#shared/contract/call.ts'
import type { changeTourNotes as changeTourNotesCall } from '#shared/contract/tour/tour-management.ts'
import * as decide from '#shared/domain/tour/tour-notes.ts'

/**
 * Stores the admins' notes about a tour, when to call again, and contact with the visitor. Throws tourNotFound or
 * tourNotesChanged.
 */
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
      const now = services.now()
      const { contact: kind } = edit
      if (kind) await setTourContact(trx, { id, kind }, now)
      await recordChange(trx, { adminId: admin.id, ...edited.change }, now)
    }
    return findListedTour(trx, id)
  })
}
