import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#server/app-error.ts'
import type { Queryable } from '#server/db/connection/connect.ts'
import { addEmailProof, hasEmailProof, takeEmailProof } from '#server/db/queries/email-proofs.ts'
import type { Services } from '#server/services.ts'
import type { Guard } from './session.ts'
import { createMark, isMark } from './signed-mark.ts'

const MINUTES = 30
const PROOF = { kind: 'emailProof' } as const

/**
 * Accepts an upload only from a browser that recently verified an email, so strangers can't make the
 * server read megabytes. Which email was verified, and whether that was used already, is checked
 * later, as for a JSON body.
 */
export const proofBeforeUpload: Guard<undefined> = {
  token: 'ignored',
  async admit(services, request) {
    const cookie = request.cookies[cookieOf(services).name] ?? ''
    const isUpload = /^\s*multipart\//i.test(request.headers['content-type'] ?? '')
    if (isUpload && !isMark(services, PROOF, cookie)) throw new AppError('emailNotVerified')
    return undefined
  },
}

/**
 * Stores the proof that the browser's user can read an email address, and returns its token for
 * giveEmailProof. Registration consumes it; the prefill of tour details only reads it.
 */
export async function createEmailProof(
  services: Services,
  db: Queryable,
  email: string,
): Promise<string> {
  const token = createMark(services, PROOF, MINUTES * 60)
  const now = services.now()
  const expiresAt = new Date(now.getTime() + MINUTES * 60_000)
  await addEmailProof(db, { email, tokenHash: hashOf(token), expiresAt }, now)
  return token
}

/** Sets the token of a committed proof as a short-lived cookie. */
export function setEmailProofCookie(services: Services, reply: FastifyReply, token: string): void {
  const { name, attributes } = cookieOf(services)
  reply.setCookie(name, token, { ...attributes, maxAge: MINUTES * 60 })
}

export async function hasEmailProofCookie(
  services: Services,
  request: FastifyRequest,
  email: string,
): Promise<boolean> {
  const token = request.cookies[cookieOf(services).name]
  if (!token) return false
  return hasEmailProof(services.db, { email, tokenHash: hashOf(token) }, services.now())
}

/** Consumes the proof. Returns false if there is none for that email. */
export async function consumeEmailProof(
  services: Services,
  db: Queryable,
  request: FastifyRequest,
  email: string,
): Promise<boolean> {
  const token = request.cookies[cookieOf(services).name]
  if (!token) return false
  return takeEmailProof(db, { email, tokenHash: hashOf(token) }, services.now())
}

/** Clears the cookie after the proof's consumption is committed. */
export function clearEmailProofCookie(services: Services, reply: FastifyReply): void {
  const { name, attributes } = cookieOf(services)
  reply.clearCookie(name, attributes)
}

/**
 * Over TLS, the __Host- prefix makes the browser reject a cookie that another subdomain has set.
 */
function cookieOf({ config }: Services) {
  const secure = config.publicUrl.startsWith('https:')
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
  return { name: secure ? '__Host-emailProof' : 'emailProof', attributes }
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
