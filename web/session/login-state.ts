const NOTICES = ['registered', 'passwordReset', 'sessionEnded', 'accountDeleted'] as const
export type LoginNotice = (typeof NOTICES)[number]

/** The history state that other screens pass to /login. */
export type LoginState = {
  /** Shown above the form. A code, because the history state survives a change of the language. */
  notice?: LoginNotice
  /** Fills the form's field. */
  email?: string
  /** The guarded page that was requested, with its query. */
  from?: string
  /** The page to open after login if none was requested. */
  redirectTo?: string
}

/** Returns the valid parts of a history state, which may contain anything. */
export function readLoginState(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {}
  const loginState: LoginState = {}
  if ('notice' in state) {
    const notice = NOTICES.find((known) => known === state.notice)
    if (notice) loginState.notice = notice
  }
  if ('email' in state && typeof state.email === 'string') loginState.email = state.email
  if ('from' in state && typeof state.from === 'string') loginState.from = state.from
  if ('redirectTo' in state && typeof state.redirectTo === 'string') {
    loginState.redirectTo = state.redirectTo
  }
  return loginState
}
