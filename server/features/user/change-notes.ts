import { allowed } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { ownerOfBooking } from '#server/db/queries/booking/booking.ts'
import { deleteNote, findNote, saveNote } from '#server/db/queries/user/member-note.ts'
import type { Caller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import * as decide from '#shared/domain/user/member-note.ts'
import { lockUserForChange } from './lock-user-for-change.ts'

/**
 * Adds a note about a user. Idempotent by the note's ID, which the client generates; the user's
 * lock makes a second request wait for the first. Throws notFound or adminAccountNotAllowed.
 */
export async function addNote(
  services: Services,
  caller: Caller,
  note: decide.NewNote,
): Promise<void> {
  const now = services.now()
  await inTransaction(services.db, async (trx) => {
    const { user, admin } = await lockUserForChange(services, trx, {
      admin: caller,
      userId: note.userId,
    })
    const known = await findNote(trx, note.id)
    const { bookingId } = note
    const owner = bookingId === null ? undefined : await ownerOfBooking(trx, bookingId)
    const booking = owner === undefined ? undefined : { userId: owner }
    const change = allowed(decide.addNote(admin, user, note, { known, booking }))
    if (!change) return
    await saveNote(trx, { ...note, madeBy: admin.id }, now)
    await recordChange(trx, { adminId: admin.id, ...change }, now)
  })
}

/**
 * Removes a note about a user. Throws notFound, adminAccountNotAllowed or noteRemovalNotAllowed.
 */
export async function removeNote(
  services: Services,
  caller: Caller,
  { userId, noteId }: { userId: string; noteId: string },
): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    const { user, admin } = await lockUserForChange(services, trx, { admin: caller, userId })
    const found = await findNote(trx, noteId)
    const note = found?.userId === userId ? found : undefined
    const change = allowed(decide.removeNote(admin, user, note))
    if (!change) return
    await deleteNote(trx, noteId)
    await recordChange(trx, { adminId: admin.id, ...change }, services.now())
  })
}
