import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queryable } from '#server/db/connect.ts'
import { addEmailProof, hasEmailProof, takeEmailProof } from '#server/db/email-proofs.ts'
import type { Services } from '#server/services.ts'

const COOKIE = 'emailProof'
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
  reply.setCookie(COOKIE, token, {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure: services.config.publicUrl.startsWith('https:'),
    maxAge: MINUTES * 60,
  })
}

export async function holdsEmailProof(
  services: Services,
  request: FastifyRequest,
  email: string,
): Promise<boolean> {
  const token = request.cookies[COOKIE]
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
  const token = request.cookies[COOKIE]
  if (!token) return false
  return takeEmailProof(db, { email, tokenHash: hashOf(token) }, services.now())
}

/** For when a proof was used up for good. */
export function forgetEmailProof(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/api' })
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
