import { AppError, allowed, throwIfRefused } from '#server/app-error.ts'
import type { Transaction } from '#server/db/connection/connect.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import { readSettings } from '#server/db/queries/admin/settings.ts'
import {
  addPass,
  paidBookingsOf,
  phonePasses,
  revokeLivePass,
} from '#server/db/queries/door/hall-pass.ts'
import { lockManagedUser } from '#server/db/queries/user/managed-user.ts'
import { endOtherSessions } from '#server/db/queries/user/session.ts'
import { doorKeys } from '#server/door/door-keys.ts'
import { newPassId, phonePassKey, signedCard } from '#server/door/pass-codes.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import type { Services } from '#server/services.ts'
import { cardChange, cardRefusal, decidePhonePass } from '#shared/domain/door/hall-pass.ts'
import { stayClaims, stayForPass } from '#shared/domain/door/pass-stay.ts'

/**
 * Issues the key of the caller's phone pass for their current or next paid days. Throws noPaidDays,
 * or passOnOtherPhone if another phone has the pass and `replace` is false.
 */
export async function issuePhonePass(
  services: Services,
  caller: Caller,
  { passId: onThisPhone, replace }: { passId: string | null; replace: boolean },
) {
  const { db, now } = services
  return inTransaction(db, async (trx) => {
    const { id: userId, memberId } = await lockCaller(services, trx, caller)
    const stay = await stayOf(services, trx, userId)
    const keys = await doorKeys(services, trx)
    const passes = (await phonePasses(trx, userId)).map(({ id, revokedReason }) => ({
      id: id.toString('hex'),
      revokedReason,
    }))
    const livePass = passes.find(({ revokedReason }) => revokedReason === null)
    const presentedPass = passes.find(({ id }) => id === onThisPhone)
    const { outcome, refusal } = decidePhonePass({
      live: livePass,
      presented: presentedPass,
      replace,
    })
    if (refusal) throw new AppError(refusal)
    const keptPass = outcome === 'keep' && livePass
    if (livePass && !keptPass) {
      await revokeLivePass(trx, { userId, kind: 'phone', reason: 'phoneChanged' }, now())
    }
    const id = keptPass ? Buffer.from(livePass.id, 'hex') : newPassId()
    if (!keptPass) await addPass(trx, { id, userId, epoch: keys.epoch, kind: 'phone' }, now())
    const claims = stayClaims(stay, memberId)
    const passId = id.toString('hex')
    const key = phonePassKey(keys, passId, claims).toString('base64url')
    return { passId, epoch: keys.epoch, key, claims, now: now().toISOString() }
  })
}

/**
 * Revokes the caller's own pass of a kind. For a phone pass, also ends all other sessions of the
 * caller, because one of them may be on the lost phone. Throws notFound if there is no pass.
 */
export async function reportLostPass(
  services: Services,
  caller: Caller,
  kind: 'phone' | 'card',
): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    const { id: userId, sessionId } = await lockCaller(services, trx, caller)
    const now = services.now()
    const revoked = await revokeLivePass(trx, { userId, kind, reason: 'lost' }, now)
    if (!revoked) throw new AppError('notFound')
    if (kind === 'phone') await endOtherSessions(trx, { userId, sessionId }, now)
  })
}

/**
 * Issues a printed card, which replaces the former one. Throws userNotFound, cardsDisabled or
 * noPaidDays.
 */
export async function issueCard(services: Services, caller: Caller, userId: string) {
  const { db, now } = services
  return inTransaction(db, async (trx) => {
    const admin = await lockCaller(services, trx, caller)
    const user = await lockManagedUser(trx, userId)
    if (!user) throw new AppError('userNotFound')
    throwIfRefused(cardRefusal(await readSettings(trx)))
    const stay = await stayOf(services, trx, userId)
    const keys = await doorKeys(services, trx)
    await revokeLivePass(trx, { userId, kind: 'card', reason: 'replaced' }, now())
    const id = newPassId()
    await addPass(trx, { id, userId, epoch: keys.epoch, kind: 'card' }, now())
    await recordChange(trx, { adminId: admin.id, ...cardChange(userId) }, now())
    const { fullName: name, memberId } = user
    const claims = stayClaims(stay, memberId)
    const passId = id.toString('hex')
    const card = { passId, claims, firstDay: stay.startDate, issuedOn: services.today() }
    const { room, seat, batch, startDate: firstDay } = stay
    const { lastDay } = claims
    return {
      passId,
      code: signedCard(keys, card),
      name,
      memberId,
      room,
      seat,
      batch,
      firstDay,
      lastDay,
    }
  })
}

async function stayOf(services: Services, trx: Transaction<Tables>, userId: string) {
  return allowed(stayForPass(await paidBookingsOf(trx, userId), services.studyDays()))
}
