import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#server/app-error.ts'
import { findGate, type GateRecord, recordGateContact } from '#server/db/queries/door/gate.ts'
import { rawBodyOf } from '#server/http/json-bodies.ts'
import type { Services } from '#server/services.ts'
import { GATE_HEADERS, SIGNATURE_AGE_MS, signedText } from '#shared/contract/door/gate-signature.ts'
import { isUuid } from '#shared/domain/uuid.ts'
import type { Guard } from './session.ts'

/** How often a gate's last contact is written. */
const CONTACT_INTERVAL_MS = 30_000
/**
 * Authenticates gates by the signature of their request (see shared/contract/door/gate-signature.ts). Throws
 * gateUnknown or, only to the holder of the gate's key, gateRevoked. A request's body is verified once it
 * has arrived.
 */
export const requireGate: Guard<GateRecord> = {
  token: 'ignored',
  async authorize(services, request) {
    const claimed = claimOf(request)
    if (!claimed || !isRecent(services, claimed.time)) throw new AppError('gateUnknown')
    const gate = await findGate(services.db, claimed.id)
    if (!gate) throw new AppError('gateUnknown')
    if (request.method !== 'POST') await checkSignature(services, request, gate)
    return gate
  },
  async afterBody(services, request, { id }) {
    // Looked up again: the gate may have been revoked while the body arrived.
    const gate = await findGate(services.db, id)
    if (!gate) throw new AppError('gateUnknown')
    await checkSignature(services, request, gate)
  },
}

async function checkSignature(
  services: Services,
  request: FastifyRequest,
  gate: GateRecord,
): Promise<void> {
  const claimed = claimOf(request)
  if (!claimed || !isSigned(request, gate.publicKey, claimed)) throw new AppError('gateUnknown')
  if (gate.revokedAt) throw new AppError('gateRevoked')
  const now = services.now()
  const since = now.getTime() - (gate.lastSeenAt?.getTime() ?? 0)
  if (since > CONTACT_INTERVAL_MS) await recordGateContact(services.db, gate.id, now)
}

type Claim = { id: string; time: number; signature: Buffer }

function claimOf({ headers }: FastifyRequest): Claim | undefined {
  const { [GATE_HEADERS.id]: id, [GATE_HEADERS.time]: time } = headers
  const signature = headers[GATE_HEADERS.signature]
  if (typeof id !== 'string' || typeof time !== 'string' || typeof signature !== 'string') {
    return undefined
  }
  if (!isUuid(id) || !/^[0-9]{1,15}$/.test(time)) return undefined
  return { id, time: Number(time), signature: Buffer.from(signature, 'base64url') }
}

function isRecent(services: Services, time: number): boolean {
  return Math.abs(services.now().getTime() - time) <= SIGNATURE_AGE_MS
}

function isSigned(request: FastifyRequest, publicKey: Buffer, { time, signature }: Claim): boolean {
  const { method, originalUrl: path } = request
  const bodyHash = createHash('sha256').update(rawBodyOf(request)).digest('hex')
  const text = Buffer.from(signedText({ method, path, time, bodyHash }))
  try {
    return verify(
      'sha256',
      text,
      { key: publicKeyOf(publicKey), dsaEncoding: 'ieee-p1363' },
      signature,
    )
  } catch {
    return false
  }
}

function publicKeyOf(point: Buffer): KeyObject {
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  return createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
}
