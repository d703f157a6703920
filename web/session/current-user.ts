import { createContext, use, useSyncExternalStore } from 'react'
import { me } from '#shared/contract/endpoints.ts'
import type { CurrentUser } from '#shared/contract/user/current-user.ts'
import { type User, userFromWire } from '#shared/contract/wire-names.ts'
import { ApiError, callApi } from '#web/api/client.ts'
import { readLocal, writeLocal } from '#web/session/storage.ts'
import { clearAuth, endOthersNotifications, storedToken } from '#web/session/token.ts'

export type AuthState =
  | { status: 'loading' }
  /** A token is stored, but the server could not be reached to load its user. */
  | { status: 'unreachable' }
  /** `loadFailed`: the server refused the stored token. */
  | { status: 'logged-out'; loadFailed?: true }
  | { status: 'logged-in'; user: User }

// Not in the query cache, which could refetch the user at any time: the token that registration stores must not
// log in the user before they log in themselves.
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

/** The state of the login: loaded when the app starts, changed by login and logout. */
export function useCurrentUser(): AuthState {
  return useSyncExternalStore(subscribe, () => auth)
}

export function isLoggedIn(): boolean {
  return auth.status === 'logged-in'
}

/**
 * Fetches the user of the stored token. Clears auth if the server refuses the token (specification document 1,
 * section 4), but not if the server fails or can't be reached.
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

/** Retries after the server could not be reached. */
export async function reloadCurrentUser(): Promise<void> {
  setAuth({ status: 'loading' })
  await loadCurrentUser()
}

/** Returns the current state, for code outside of components. */
export function currentAuth(): AuthState {
  return auth
}

/** Sets the current user from a reply and stores the reply as userData. */
export function setCurrentUser(reply: CurrentUser): User {
  writeLocal('userData', JSON.stringify(reply))
  const user = userFromWire(reply)
  setAuth({ status: 'logged-in', user })
  endOthersNotifications(user.id)
  void keepPass(user)
  return user
}

/** Stores the entrance pass, so that it opens without a network. */
async function keepPass(user: User): Promise<void> {
  const { storeUserPass } = await import('#web/passes/stored-pass.ts')
  // The user may have logged out meanwhile.
  if (auth.status !== 'logged-in' || auth.user !== user) return
  storeUserPass(user)
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

/** The logged-in user, for screens behind the route guard. Throws elsewhere. */
export function useLoggedInUser(): User {
  const user = use(LoggedInUser)
  if (!user) throw new Error('useLoggedInUser needs a guarded screen')
  return user
}
