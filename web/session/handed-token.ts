import { storedToken, storeToken } from '#web/session/token.ts'
import { isUsableToken } from '#web/session/token-expiry.ts'

const TAKING_PAGES = ['/login', '/register']

/** The token that an address hands to the sign-in pages (document 1, section 2), or undefined. */
export function handedToken({ pathname, search }: { pathname: string; search: string }) {
  if (!TAKING_PAGES.includes(pathname.replace(/\/$/, ''))) return undefined
  return new URLSearchParams(search).get('token') ?? undefined
}

/**
 * Stores a handed token and goes to /dashboard, which clears the query. It counts no more than any
 * other stored token: GET /auth/me judges it. A link never pushes out a present session: it may be of
 * somebody who wants others to work in their account.
 */
export function takeHandedToken(): void {
  const token = handedToken(location)
  if (token === undefined) return
  if (storedToken() === undefined && isUsableToken(token, Date.now())) storeToken(token)
  history.replaceState(null, '', '/dashboard')
}
