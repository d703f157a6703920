import { AppError, invalidFields } from '#server/app-error.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { recordChange } from '#server/db/queries/admin/audit-log.ts'
import * as gates from '#server/db/queries/door/gate.ts'
import { hashPin } from '#server/door/gate-pin.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import { isPublicKey } from '#server/push/vapid.ts'
import type { Services } from '#server/services.ts'
import { REQUEST_PROBLEMS } from '#shared/contract/field-problems.ts'
import { gateChange, gatePinChange } from '#shared/domain/door/gate-change.ts'

/** Enrolls a device by its public key and returns its id. Throws validationFailed. */
export async function enrollGate(
  services: Services,
  caller: Caller,
  { name, publicKey: encoded }: { name: string; publicKey: string },
): Promise<string> {
  const publicKey = Buffer.from(encoded, 'base64url')
  if (!isPublicKey(publicKey)) throw invalidFields({ publicKey: REQUEST_PROBLEMS.invalidValue })
  const now = services.now()
  return inTransaction(services.db, async (trx) => {
    const admin = await lockCaller(services, trx, caller)
    const id = await gates.addGate(trx, { name, publicKey, enrolledBy: admin.id }, now)
    const change = gateChange('gate.enroll', { id, name })
    await recordChange(trx, { adminId: admin.id, ...change }, now)
    return id
  })
}

/** Revokes a gate. Throws notFound if there is none. */
export async function revokeGate(services: Services, caller: Caller, id: string): Promise<void> {
  const now = services.now()
  await inTransaction(services.db, async (trx) => {
    const admin = await lockCaller(services, trx, caller)
    const name = await gates.revokeGate(trx, id, now)
    if (name === undefined) throw new AppError('notFound')
    const change = gateChange('gate.revoke', { id, name })
    await recordChange(trx, { adminId: admin.id, ...change }, now)
  })
}

/** Revokes a gate that is being removed from its device. Throws gateRevoked if an admin has already revoked it. */
export async function removeGate(services: Services, { id }: { id: string }): Promise<void> {
  const now = services.now()
  await inTransaction(services.db, async (trx) => {
    const name = await gates.revokeGate(trx, id, now)
    if (name === undefined) throw new AppError('gateRevoked')
    // Records no admin: only the device knows whose PIN was entered, and anyone with its key could name any admin.
    const change = gateChange('gate.remove', { id, name })
    await recordChange(trx, { adminId: null, ...change }, now)
  })
}

/** Saves the caller's PIN for gates. The password must have been checked. */
export async function saveGatePin(services: Services, caller: Caller, pin: string): Promise<void> {
  const hashed = await hashPin(pin)
  const now = services.now()
  await inTransaction(services.db, async (trx) => {
    const admin = await lockCaller(services, trx, caller)
    await gates.saveGatePin(trx, { userId: admin.id, ...hashed }, now)
    await recordChange(trx, { adminId: admin.id, ...gatePinChange(admin.id) }, now)
  })
}
