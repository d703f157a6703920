import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '#server/services.ts'
import { createMark, isMark, markId } from './signed-mark.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60
/** More than the accounts that usually share a browser. The least recently used are dropped. */
const MAX_ACCOUNTS = 5

/**
 * Returns the key of a browser that has logged in to this user's account before, undefined for any
 * other. Its logins are counted separately, so strangers who try passwords can't lock it out.
 */
export function knownDevice(
  services: Services,
  request: FastifyRequest,
  userId: string,
): string | undefined {
  for (const mark of marksOf(services, request)) {
    const id = markId(services, meaning(userId), mark)
    if (id !== undefined) return id
  }
  return undefined
}

/** Sets the cookie by which knownDevice recognizes this browser for a year. */
export function setDeviceCookie(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): void {
  const own = createMark(services, meaning(userId), YEAR_SECONDS)
  const others = marksOf(services, request).filter(
    (mark) => !isMark(services, meaning(userId), mark),
  )
  const { name, attributes } = cookieOf(services)
  const marks = [own, ...others].slice(0, MAX_ACCOUNTS)
  reply.setCookie(name, marks.join('~'), { ...attributes, maxAge: YEAR_SECONDS })
}

/** One mark per account. The app can match it to an account only by the account's ID. */
function marksOf(services: Services, request: FastifyRequest): string[] {
  const cookie = request.cookies[cookieOf(services).name] ?? ''
  return cookie
    .split('~')
    .filter((mark) => mark !== '')
    .slice(0, MAX_ACCOUNTS)
}

function meaning(userId: string) {
  return { kind: 'device', subject: userId } as const
}

/**
 * Over TLS, the __Host- prefix makes the browser reject a cookie that another subdomain has set.
 */
function cookieOf({ config }: Services) {
  const secure = config.publicUrl.startsWith('https:')
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
  return { name: secure ? '__Host-device' : 'device', attributes }
}
