import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#server/app-error.ts'
import type { Queryable } from '#server/db/connection/connect.ts'
import {
  addEmailVerification,
  hasEmailVerification,
  takeEmailVerification,
} from '#server/db/queries/user/email-verifications.ts'
import type { Services } from '#server/services.ts'
import { EMAIL_VERIFIED_MINUTES } from '#shared/domain/user/one-time-code.ts'
import type { Guard } from './session.ts'
import { createSignedToken, isSignedToken } from './signed-token.ts'

const VERIFICATION = { kind: 'emailProof' } as const

/**
 * Accepts an upload only from a browser that recently verified an email, so strangers can't make the
 * server read megabytes. Which email was verified, and whether that was used already, is checked
 * later, as for a JSON body.
 */
export const verificationBeforeUpload: Guard<undefined> = {
  token: 'ignored',
  async authorize(services, request) {
    const cookie = request.cookies[cookieOf(services).name] ?? ''
    const isUpload = /^\s*multipart\//i.test(request.headers['content-type'] ?? '')
    if (isUpload && !isSignedToken(services, VERIFICATION, cookie))
      throw new AppError('emailNotVerified')
    return undefined
  },
}

/**
 * Records that the browser's user has verified an email, and returns the token for
 * setEmailVerificationCookie. Registration consumes it; the prefill of tour details only reads it.
 */
export async function createEmailVerification(
  services: Services,
  db: Queryable,
  email: string,
): Promise<string> {
  const token = createSignedToken(services, VERIFICATION, EMAIL_VERIFIED_MINUTES * 60)
  const now = services.now()
  const expiresAt = new Date(now.getTime() + EMAIL_VERIFIED_MINUTES * 60_000)
  await addEmailVerification(db, { email, tokenHash: hashOf(token), expiresAt }, now)
  return token
}

/** Sets the token of a committed verification as a short-lived cookie. */
export function setEmailVerificationCookie(
  services: Services,
  reply: FastifyReply,
  token: string,
): void {
  const { name, attributes } = cookieOf(services)
  reply.setCookie(name, token, { ...attributes, maxAge: EMAIL_VERIFIED_MINUTES * 60 })
}

export async function hasEmailVerificationCookie(
  services: Services,
  request: FastifyRequest,
  email: string,
): Promise<boolean> {
  const token = request.cookies[cookieOf(services).name]
  if (!token) return false
  return hasEmailVerification(services.db, { email, tokenHash: hashOf(token) }, services.now())
}

/** Consumes the verification. Returns false if there is none for that email. */
export async function consumeEmailVerification(
  services: Services,
  db: Queryable,
  request: FastifyRequest,
  email: string,
): Promise<boolean> {
  const token = request.cookies[cookieOf(services).name]
  if (!token) return false
  return takeEmailVerification(db, { email, tokenHash: hashOf(token) }, services.now())
}

/** Clears the cookie after the verification's consumption is committed. */
export function clearEmailVerificationCookie(services: Services, reply: FastifyReply): void {
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
