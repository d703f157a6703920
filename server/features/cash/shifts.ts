import { AppError, allowed, throwIfRefused } from '#server/app-error.ts'
import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import * as shifts from '#server/db/queries/money/cash-shift.ts'
import { addJournals, balanceOf } from '#server/db/queries/money/ledger.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import { type CashCount, countedRupees } from '#shared/domain/money/cash-count.ts'
import * as decide from '#shared/domain/money/cash-shift.ts'
import { type Journal, rupeesOf } from '#shared/domain/money/ledger.ts'
import type { Role } from '#shared/domain/user/user.ts'

/** Returns the drawers by name, with others' open shifts if this person may close them. */
export async function drawersFor(db: Queryable, user: { id: string; role: Role }) {
  return Promise.all(
    (await shifts.listDrawers(db)).map(async ({ drawer, left, openBy, ...shift }) => {
      const shown = { drawer, left, openBy }
      const isOthers = openBy !== null && shift.userId !== user.id
      if (!isOthers || !decide.mayCloseShift(user, shift)) return shown
      const expected = await shifts.expectedDrawerCash(db, shift)
      const { id, openedAt, leftBefore, opening, openingNote } = shift
      const counted = { leftBefore, opening, openingNote }
      return { ...shown, shift: { id, openedAt: openedAt.toISOString(), expected, ...counted } }
    }),
  )
}

type Opening = { id: string; drawer: string; count: CashCount; note: string }

/**
 * Opens a shift of the caller at a drawer. Idempotent by its ID, which the client generates. Throws
 * shiftOpen, drawerInUse, unknownDrawer, cashNoteNeeded or, if the ID is another shift's, notFound.
 */
export async function openShift(
  services: Services,
  caller: Caller,
  { id, drawer, count, note }: Opening,
): Promise<void> {
  const now = services.now()
  await inTransaction(services.db, async (trx) => {
    const user = await lockCaller(services, trx, caller)
    const userId = user.id
    await shifts.lockOpenings(trx)
    const counted = countedRupees(count)
    const known = await shifts.lockShift(trx, id)
    if (known) {
      throwIfRefused(decide.knownShiftRefusal(known, { userId, drawer, counted, note }))
      return
    }
    const own = await shifts.openShiftOf(trx, userId)
    const drawers = await shifts.listDrawers(trx)
    const last = drawers.find((each) => each.drawer.toLowerCase() === drawer.toLowerCase())
    const journals = allowed(
      decide.openShift(
        { id, userId, counted, note },
        {
          ownOpen: own !== undefined,
          drawerOpen: last !== undefined && last.openBy !== null,
          left: last?.left,
          takenBefore: drawers.length === 0 ? rupeesOf(await balanceOf(trx, 'cash')) : 0,
          mayNameDrawer: decide.mayNameDrawer(user, drawers),
        },
      ),
    )
    await shifts.addShift(
      trx,
      { id, drawer: last?.drawer ?? drawer, userId, count, opening: counted, note },
      now,
    )
    await post(services, trx, journals)
    const change = decide.openingChange(id, { drawer, opening: counted })
    await recordChange(trx, { adminId: userId, ...change }, now)
  })
}

type Closing = { count: CashCount; handedOver: number; note: string }

/**
 * Closes the caller's shift, or one that somebody left open if the caller may. The shift stays that person's; its journals
 * and the audit log name the caller. Throws notFound, shiftClosed, handOverTooHigh or
 * cashNoteNeeded.
 */
export async function closeShift(
  services: Services,
  caller: Caller,
  id: string,
  { count, handedOver, note }: Closing,
): Promise<Omit<decide.Closing, 'journals'>> {
  const now = services.now()
  return inTransaction(services.db, async (trx) => {
    const user = await lockCaller(services, trx, caller)
    const shift = await shifts.lockShift(trx, id)
    if (!shift || !decide.mayCloseShift(user, shift)) throw new AppError('notFound')
    const expected = await shifts.expectedDrawerCash(trx, shift)
    const counted = countedRupees(count)
    const sums = { expected, counted, handedOver }
    const { journals, ...closing } = allowed(decide.closeShift(shift, { ...sums, note }, user.id))
    await shifts.setClosed(trx, { id, closedBy: user.id, count, ...sums, note }, now)
    await post(services, trx, journals)
    const change = decide.closingChange(shift, sums)
    await recordChange(trx, { adminId: user.id, ...change }, now)
    return closing
  })
}

/**
 * Confirms that the cash of a closed shift has arrived. Throws notFound, shiftStillOpen, handOverReceived or
 * cashNoteNeeded.
 */
export async function receiveHandOver(
  services: Services,
  caller: Caller,
  id: string,
  { received, note }: { received: number; note: string },
): Promise<void> {
  const now = services.now()
  await inTransaction(services.db, async (trx) => {
    const { id: ownerId } = await lockCaller(services, trx, caller)
    const shift = await shifts.lockShift(trx, id)
    if (!shift) throw new AppError('notFound')
    const journals = allowed(decide.receiveHandOver(shift, { received, note, ownerId }))
    await shifts.setReceived(trx, { id, ownerId, received, note }, now)
    await post(services, trx, journals)
    const change = decide.handOverChange(shift, received)
    await recordChange(trx, { adminId: ownerId, ...change }, now)
  })
}

/** Posts journals dated today. */
export async function post(
  services: Services,
  trx: Transaction<Tables>,
  journals: readonly Journal[],
): Promise<void> {
  const day = services.today()
  await addJournals(
    trx,
    journals.map((journal) => ({ ...journal, day })),
    services.now(),
  )
}
