import type { FastifyReply, FastifyRequest } from 'fastify'
import { findCredentials } from '#server/db/queries/user/credentials.ts'
import type { Services } from '#server/services.ts'
import { createSignedToken, isSignedToken, signedTokenId } from './signed-token.ts'

const YEAR_SECONDS = 365 * 24 * 60 * 60
/** More accounts than usually share a browser. The least recently used are dropped. */
const MAX_ACCOUNTS = 5

/** A user with known browsers. A new password or second factor makes the app forget all of them. */
export type DeviceOwner = { id: string; passwordSetAt: Date | null; factorSince: Date | null }

/**
 * Returns the key of a browser that has logged in to this user's account before, undefined for any
 * other. Its logins are counted separately, so strangers who try passwords can't lock it out.
 */
export function knownDevice(
  services: Services,
  request: FastifyRequest,
  owner: DeviceOwner,
): string | undefined {
  for (const token of tokensOf(services, request)) {
    const id = signedTokenId(services, tokenPurpose(owner), token)
    if (id !== undefined) return id
  }
  return undefined
}

/** Sets the cookie with which knownDevice recognizes this browser for a year. */
export function setDeviceCookie(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  owner: DeviceOwner,
  /** The owner before a change, whose token is replaced. */
  former = owner,
): void {
  const own = createSignedToken(services, tokenPurpose(owner), YEAR_SECONDS)
  const others = tokensOf(services, request).filter((token) =>
    [owner, former].every((each) => !isSignedToken(services, tokenPurpose(each), token)),
  )
  const { name, attributes } = cookieOf(services)
  const tokens = [own, ...others].slice(0, MAX_ACCOUNTS)
  reply.setCookie(name, tokens.join('~'), { ...attributes, maxAge: YEAR_SECONDS })
}

/**
 * Runs `change`, which changes the password or second factor of the user with this email and so makes
 * the app forget all their browsers. Keeps the caller's browser known, so that its owner can still log
 * in there while strangers try passwords.
 */
export async function keepDeviceKnown<T>(
  services: Services,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  email: string,
  change: () => Promise<T>,
): Promise<T> {
  const credentialsBefore = await findCredentials(services.db, { email })
  const isKnown =
    credentialsBefore !== undefined &&
    knownDevice(services, request, credentialsBefore) !== undefined
  const outcome = await change()
  const credentialsAfter = isKnown ? await findCredentials(services.db, { email }) : undefined
  if (credentialsAfter)
    setDeviceCookie(services, request, reply, credentialsAfter, credentialsBefore)
  return outcome
}

/** One signed token per account. The app can match it to an account only by the account's ID. */
function tokensOf(services: Services, request: FastifyRequest): string[] {
  const cookie = request.cookies[cookieOf(services).name] ?? ''
  return cookie
    .split('~')
    .filter((token) => token !== '')
    .slice(0, MAX_ACCOUNTS)
}

function tokenPurpose({ id, passwordSetAt, factorSince }: DeviceOwner) {
  const times = [passwordSetAt, factorSince].map((time) => time?.toISOString() ?? '')
  // Users with neither keep the tokens that an older version made.
  const subject = passwordSetAt || factorSince ? [id, ...times].join(' ') : id
  return { kind: 'device', subject } as const
}

/**
 * Over TLS, the __Host- prefix makes the browser reject a cookie that another subdomain has set.
 */
function cookieOf({ config }: Services) {
  const secure = config.publicUrl.startsWith('https:')
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
  return { name: secure ? '__Host-device' : 'device', attributes }
}
