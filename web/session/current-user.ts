import { createContext, use, useSyncExternalStore } from 'react'
import type { CurrentUser } from '#shared/contract/current-user.ts'
import { me } from '#shared/contract/endpoints.ts'
import { type User, userFromWire } from '#shared/contract/wire-names.ts'
import { ApiError, callApi } from '#web/api/client.ts'
import { readLocal, writeLocal } from '#web/session/storage.ts'
import { clearAuth, dropNotificationsOfOthers, storedToken } from '#web/session/token.ts'

export type AuthState =
  | { status: 'loading' }
  /** A token is stored, but the server could not say whose it is. */
  | { status: 'unreachable' }
  /** `loadFailed`: a token was stored at the start, but the server refused it. */
  | { status: 'logged-out'; loadFailed?: true }
  | { status: 'logged-in'; user: User }

// Not in the query cache, which could refetch it at any time: the token that registration stores must
// not make them a logged-in user before they log in.
let auth: AuthState = { status: 'loading' }
const listeners = new Set<() => void>()

function setAuth(next: AuthState) {
  auth = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The logged-in user, if any: loaded at application start, changed by login and logout. */
export function useCurrentUser(): AuthState {
  return useSyncExternalStore(subscribe, () => auth)
}

export function isLoggedIn(): boolean {
  return auth.status === 'logged-in'
}

/**
 * At application start: fetches the user of the stored token. Clears auth when the server refuses the token
 * (document 1, section 4). Keeps it when the server can't be reached or fails.
 */
export async function loadCurrentUser(): Promise<void> {
  if (storedToken() === undefined) return setAuth({ status: 'logged-out' })
  try {
    setCurrentUser((await callApi(me)).user)
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) {
      return setAuth({ status: 'unreachable' })
    }
    clearAuth()
    setAuth({ status: 'logged-out', loadFailed: true })
  }
}

/** Tries again after the server could not be reached. */
export async function reloadCurrentUser(): Promise<void> {
  setAuth({ status: 'loading' })
  await loadCurrentUser()
}

/** The current state, for code outside of components. */
export function currentAuth(): AuthState {
  return auth
}

/** Sets the current user from a reply and stores the reply as userData. */
export function setCurrentUser(reply: CurrentUser): User {
  writeLocal('userData', JSON.stringify(reply))
  const user = userFromWire(reply)
  setAuth({ status: 'logged-in', user })
  dropNotificationsOfOthers(user._id)
  void keepPass(user)
  return user
}

/** Keeps the entrance pass for a phone without a network. No screen waits for it. */
async function keepPass(user: User): Promise<void> {
  const { keepPassOf } = await import('#web/passes/kept-pass.ts')
  // They may have logged out meanwhile.
  if (auth.status !== 'logged-in' || auth.user !== user) return
  keepPassOf(user)
  if (readLocal('phonePass') === null) return
  const { refreshPhonePass } = await import('#web/passes/claim-phone-pass.ts')
  await refreshPhonePass(user)
}

/** Clears auth and sets the state to logged-out. */
export function clearCurrentUser(): void {
  clearAuth()
  setAuth({ status: 'logged-out' })
}

/** Provided by the route guard to the screens behind it. */
export const LoggedInUser = createContext<User | undefined>(undefined)

/** The user of a screen behind a guard. Throws outside of one. */
export function useLoggedInUser(): User {
  const user = use(LoggedInUser)
  if (!user) throw new Error('useLoggedInUser is for screens that the route guard protects')
  return user
}
