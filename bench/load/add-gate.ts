import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { connect } from '#server/db/connection/connect.ts'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { addGate as insertGate, saveGatePin } from '#server/db/queries/door/gate.ts'
import { hashPin } from '#server/door/gate-pin.ts'
import { GATE_HEADERS, signedText } from '#shared/contract/door/gate-signature.ts'
import { addMembers, type Member } from './add-members.ts'
import { runStatements } from './open-postgres.ts'

export const PIN = '480213'

/** Adds an admin who may enroll gates and opens them with PIN. */
export async function addAdmin(
  connectionString: string,
  role: 'admin' | 'super_admin' = 'admin',
): Promise<Member> {
  const [admin] = await addMembers(connectionString, 1)
  if (!admin) throw new Error('No member was added')
  const { id } = admin
  await makeAdmin(connectionString, id, role)
  const pin = await hashPin(PIN)
  const { db } = connect(connectionString)
  await inTransaction(db, (trx) => saveGatePin(trx, { userId: id, ...pin }, new Date()))
  await db.destroy()
  return admin
}

export async function makeAdmin(
  connectionString: string,
  userId: string,
  role: 'admin' | 'super_admin' = 'admin',
): Promise<void> {
  await runStatements(connectionString, `UPDATE users SET role = '${role}' WHERE id = '${userId}'`)
}

/** Signs calls as an enrolled gate does, without a browser. */
export type SigningGate = {
  id: string
  /** Returns the headers of a call; `path` includes /api and the query. */
  sign(method: 'GET' | 'POST', path: string, body?: string): Record<string, string>
}

/** Enrolls gates on behalf of the admin. */
export async function addGates(
  connectionString: string,
  { admin, count }: { admin: Member; count: number },
): Promise<SigningGate[]> {
  const { db } = connect(connectionString)
  try {
    const gates: SigningGate[] = []
    for (let number = 1; number <= count; number++) {
      const { privateKey, publicKey } = generateKey()
      const gate = { name: `Door ${number}`, publicKey, enrolledBy: admin.id }
      const id = await inTransaction(db, (trx) => insertGate(trx, gate, new Date()))
      gates.push({ id, sign: signer(id, privateKey) })
    }
    return gates
  } finally {
    await db.destroy()
  }
}

function generateKey(): { privateKey: KeyObject; publicKey: Buffer } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return { privateKey, publicKey: Buffer.concat(point) }
}

function signer(id: string, privateKey: KeyObject): SigningGate['sign'] {
  return (method, path, body = '') => {
    const time = Date.now()
    const bodyHash = createHash('sha256').update(body).digest('hex')
    const text = Buffer.from(signedText({ method, path, time, bodyHash }))
    const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const
    return {
      ...(body !== '' && { 'content-type': 'application/json' }),
      [GATE_HEADERS.id]: id,
      [GATE_HEADERS.time]: String(time),
      [GATE_HEADERS.signature]: sign('sha256', text, key).toString('base64url'),
    }
  }
}
