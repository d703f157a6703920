import { createContext, use, useSyncExternalStore } from 'react'
import { me } from '#shared/contract/auth.ts'
import type { CurrentUser } from '#shared/contract/user.ts'
import { callApi } from '#web/api/client.ts'
import { writeLocal } from '#web/session/storage.ts'
import { clearAuth, storedToken } from '#web/session/token.ts'

export type AuthState =
  | { status: 'loading' }
  /** `loadFailed`: a usable token was there at the start, but its user could not be loaded. */
  | { status: 'signed-out'; loadFailed?: true }
  | { status: 'signed-in'; user: CurrentUser }

// Not in the query cache: it is set by signing in and out, and must not be fetched again by the way,
// because the token that registration stores is not yet a sign-in.
let auth: AuthState = { status: 'loading' }
const listeners = new Set<() => void>()

function become(next: AuthState) {
  auth = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who is signed in, as settled at application start and changed by signing in and out. */
export function useCurrentUser(): AuthState {
  return useSyncExternalStore(subscribe, () => auth)
}

export function isSignedIn(): boolean {
  return auth.status === 'signed-in'
}

/**
 * At application start: fetches the user whom the stored token names. If that fails, auth is cleared
 * (document 1, section 4).
 */
export async function loadCurrentUser(): Promise<void> {
  if (storedToken() === undefined) return become({ status: 'signed-out' })
  try {
    adoptUser((await callApi(me)).user)
  } catch {
    clearAuth()
    become({ status: 'signed-out', loadFailed: true })
  }
}

/** Takes over the user of a reply, everywhere on screen and in userData. */
export function adoptUser(user: CurrentUser): void {
  writeLocal('userData', JSON.stringify(user))
  become({ status: 'signed-in', user })
}

/** Clears auth. */
export function dropUser(): void {
  clearAuth()
  become({ status: 'signed-out' })
}

/** Given by the route guard to the screens behind it. */
export const SignedInUser = createContext<CurrentUser | undefined>(undefined)

/** The user of a screen behind a guard. Throws anywhere else. */
export function useSignedInUser(): CurrentUser {
  const user = use(SignedInUser)
  if (!user) throw new Error('useSignedInUser is for screens that the route guard protects')
  return user
}
