import { isRoutePath } from '#shared/domain/user/routes.ts'
import { redirectTarget } from '#web/app/redirect-target.ts'
import { screenAt } from '#web/app/screens.ts'
import { currentAuth } from '#web/session/current-user.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'
import { readLocal } from '#web/session/storage.ts'

/** If loading the session takes longer, the pass is shown instead. */
const SESSION_WAIT_MS = 2500

let firstScreen: Promise<void> | undefined

let resolveFirstPage: () => void
/** Resolves when the first page has replaced the loading screen, or has failed. */
export const firstPageShown = new Promise<void>((resolve) => {
  resolveFirstPage = resolve
})

/** Records that the first page, or its failure, is on screen. */
export function markPageShown(): void {
  resolveFirstPage()
}

/**
 * The installed app starts on the dashboard. Opens the pass instead, if the browser stores one, when there is no
 * network or the session can't be loaded. Later visits to the dashboard say that they need a network.
 */
export function openStoredPassOffline(session: Promise<void>): void {
  if (isDemoMode() || !startsOnDashboard() || readLocal('pass') === null) return
  if (!navigator.onLine) {
    openPass()
    return
  }
  const openPassIfWaiting = () => {
    if (startsOnDashboard() && ['loading', 'unreachable'].includes(currentAuth().status)) openPass()
  }
  const timer = setTimeout(openPassIfWaiting, SESSION_WAIT_MS)
  void session.then(() => {
    clearTimeout(timer)
    openPassIfWaiting()
  })
}

/** Loads the code of the first screen, once, before React renders. Loads none if the guard will redirect. */
export function loadFirstScreen(): Promise<void> {
  firstScreen ??= load()
  return firstScreen
}

async function load(): Promise<void> {
  const path = location.pathname.replace(/(?<=.)\/$/, '')
  if (!isRoutePath(path)) return
  const auth = currentAuth()
  if (auth.status === 'logged-out' && redirectTarget(path, auth)) return
  // A failure is ignored here; showing the screen reports it.
  await screenAt(path)
    .load()
    .catch(() => undefined)
}

function startsOnDashboard(): boolean {
  return location.pathname.replace(/\/$/, '') === '/dashboard'
}

/** The router follows changes of the history. */
function openPass(): void {
  history.replaceState(null, '', '/pass')
}
