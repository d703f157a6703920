import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queryable } from '#server/db/connect.ts'
import { addEmailProof, hasEmailProof, takeEmailProof } from '#server/db/email-proofs.ts'
import type { Services } from '#server/services.ts'

const MINUTES = 30

/**
 * The proof that this browser's user reads the mail of an email: a short-lived cookie that verify-otp
 * sets, register uses up, and the prefill of a tour's details looks at.
 */
export async function giveEmailProof(
  services: Services,
  db: Queryable,
  reply: FastifyReply,
  email: string,
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const now = services.now()
  const expiresAt = new Date(now.getTime() + MINUTES * 60_000)
  await addEmailProof(db, { email, tokenHash: hashOf(token), expiresAt }, now)
  const { name, attributes } = cookieOf(services)
  reply.setCookie(name, token, { ...attributes, maxAge: MINUTES * 60 })
}

export async function holdsEmailProof(
  services: Services,
  request: FastifyRequest,
  email: string,
): Promise<boolean> {
  const token = request.cookies[cookieOf(services).name]
  if (!token) return false
  return hasEmailProof(services.db, { email, tokenHash: hashOf(token) }, services.now())
}

/** Uses the proof up; false when there is none for that email. */
export async function takeEmailProofOf(
  services: Services,
  db: Queryable,
  request: FastifyRequest,
  email: string,
): Promise<boolean> {
  const token = request.cookies[cookieOf(services).name]
  if (!token) return false
  return takeEmailProof(db, { email, tokenHash: hashOf(token) }, services.now())
}

/** For when a proof was used up for good. */
export function forgetEmailProof(services: Services, reply: FastifyReply): void {
  const { name, attributes } = cookieOf(services)
  reply.clearCookie(name, attributes)
}

/** Over TLS its name makes the browser refuse one that a neighbouring site has set for the whole domain. */
function cookieOf({ config }: Services) {
  const secure = config.publicUrl.startsWith('https:')
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
  return { name: secure ? '__Host-emailProof' : 'emailProof', attributes }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
