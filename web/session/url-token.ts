import { storedToken, storeToken } from '#web/session/token.ts'
import { isUsableToken } from '#web/session/token-expiry.ts'

const TOKEN_PAGES = ['/login', '/register']

/** Returns the token in the query of /login or /register (specification document 1, section 2), or undefined. */
export function tokenFromUrl({ pathname, search }: { pathname: string; search: string }) {
  if (!TOKEN_PAGES.includes(pathname.replace(/\/$/, ''))) return undefined
  return new URLSearchParams(search).get('token') ?? undefined
}

/**
 * Stores the token of the URL, and replaces the URL with /dashboard, so that it no longer contains the token. GET
 * /auth/me verifies it like any stored token. Never replaces a session, because otherwise a malicious link could
 * silently log the user in to the sender's account.
 */
export function storeTokenFromUrl(): void {
  const token = tokenFromUrl(location)
  if (token === undefined) return
  if (storedToken() === undefined && isUsableToken(token, Date.now())) storeToken(token)
  history.replaceState(null, '', '/dashboard')
}
