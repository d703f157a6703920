import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '#server/services.ts'

const DAYS = 365
/** More accounts than share a browser; the least recently used ones are dropped. */
const MAX_ACCOUNTS = 5
const MAC_BYTES = 16

/** `nonce.expiry.mac`; the expiry in seconds, in base 36. */
const MARK = /^([\w-]{16})\.([0-9a-z]{1,9})\.([\w-]{22})$/

/**
 * Returns the key of a browser that has logged in to this user's account before, undefined for any
 * other. Its logins are counted separately, so strangers who try passwords can't lock it out.
 */
export function knownDevice(
  services: Services,
  request: FastifyRequest,
  userId: string,
): string | undefined {
  return marksOf(services, request).find((mark) => isMarkOf(services, mark, userId))
}

/** Sets the cookie by which knownDevice recognizes this browser for a year. */
export function setDeviceCookie(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
): void {
  const others = marksOf(services, request).filter((mark) => !isMarkOf(services, mark, userId))
  const nonce = randomBytes(12).toString('base64url')
  const expiry = seconds(services) + DAYS * 24 * 60 * 60
  const signed = `${nonce}.${expiry.toString(36)}`
  const own = `${signed}.${macOf(services, signed, userId).toString('base64url')}`
  const { name, attributes } = cookieOf(services)
  const marks = [own, ...others].slice(0, MAX_ACCOUNTS)
  reply.setCookie(name, marks.join('~'), { ...attributes, maxAge: DAYS * 24 * 60 * 60 })
}

/** A mark per account; without knowing the account, nobody can tell whose it is. */
function marksOf(services: Services, request: FastifyRequest): string[] {
  const marks = (request.cookies[cookieOf(services).name] ?? '').split('~')
  return marks.slice(0, MAX_ACCOUNTS).filter((mark) => MARK.test(mark))
}

function isMarkOf(services: Services, mark: string, userId: string): boolean {
  const [, nonce = '', expiry = '', mac = ''] = MARK.exec(mark) ?? []
  if (Number.parseInt(expiry, 36) <= seconds(services)) return false
  const expected = macOf(services, `${nonce}.${expiry}`, userId)
  const given = Buffer.from(mac, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Signs a text that can't be a token or a code's key. */
function macOf({ secret }: Services, signed: string, userId: string): Buffer {
  const mac = createHmac('sha256', secret).update(JSON.stringify(['device', signed, userId]))
  return mac.digest().subarray(0, MAC_BYTES)
}

function seconds({ now }: Services): number {
  return Math.floor(now().getTime() / 1000)
}

/**
 * Over TLS, the __Host- prefix makes the browser reject a cookie that another subdomain has set.
 */
function cookieOf({ config }: Services) {
  const secure = config.publicUrl.startsWith('https:')
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
  return { name: secure ? '__Host-device' : 'device', attributes }
}
