import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '#server/services.ts'
import { VISITOR_VERIFIED_MINUTES } from '#shared/domain/user/one-time-code.ts'
import { createSignedToken, isSignedToken } from './signed-token.ts'

/**
 * Sets a cookie that shows for ten minutes that this browser has verified an email. It only allows
 * erasing that email's tours, and does not reveal the email.
 */
export function setVisitorVerification(
  services: Services,
  reply: FastifyReply,
  email: string,
): void {
  const { name, attributes } = cookieOf(services)
  const token = createSignedToken(services, tokenPurpose(email), VISITOR_VERIFIED_MINUTES * 60)
  reply.setCookie(name, token, { ...attributes, maxAge: VISITOR_VERIFIED_MINUTES * 60 })
}

/** Whether the browser has verified this email in the last ten minutes. */
export function hasVisitorVerification(
  services: Services,
  request: FastifyRequest,
  email: string,
): boolean {
  return isSignedToken(
    services,
    tokenPurpose(email),
    request.cookies[cookieOf(services).name] ?? '',
  )
}

export function clearVisitorVerification(services: Services, reply: FastifyReply): void {
  const { name, attributes } = cookieOf(services)
  reply.clearCookie(name, attributes)
}

function tokenPurpose(email: string) {
  return { kind: 'visitorProof', subject: email } as const
}

/**
 * Over TLS, the __Host- prefix makes the browser reject a cookie that another subdomain has set.
 */
function cookieOf({ config }: Services) {
  const secure = config.publicUrl.startsWith('https:')
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
  return { name: secure ? '__Host-visitorProof' : 'visitorProof', attributes }
}
