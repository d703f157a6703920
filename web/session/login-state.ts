/** What a screen carries to /login in the history state. */
export type LoginState = {
  /** Shown above the form. */
  message?: string
  /** The guarded page that was asked for, with its query. */
  from?: string
  /** Where to go on after signing in when no page was asked for. */
  redirectTo?: string
}

/** Reads a history state, which may hold anything. */
export function readLoginState(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {}
  const read: LoginState = {}
  if ('message' in state && typeof state.message === 'string') read.message = state.message
  if ('from' in state && typeof state.from === 'string') read.from = state.from
  if ('redirectTo' in state && typeof state.redirectTo === 'string') {
    read.redirectTo = state.redirectTo
  }
  return read
}
