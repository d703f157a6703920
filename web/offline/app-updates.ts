import { builtFile, type Language } from '#shared/domain/language.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'
import { LANGUAGE } from '#words/page/language.ts'

const CHECK_INTERVAL_MS = 60 * 60 * 1000
/** How long caching the shell in another language may delay the reload. */
const INSTALL_TIMEOUT_MS = 10_000

let newVersion = false
const listeners = new Set<() => void>()

/** Whether a new version of the app was installed while this page was open, for useSyncExternalStore. */
export const newVersionStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isReady: () => newVersion,
}

/**
 * Registers the service worker, which caches the app's shell for offline use, and checks for a new version when
 * the page becomes visible, at most once an hour. In development, there is no service worker.
 */
export async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || isDemoMode() || !('serviceWorker' in navigator)) return
  try {
    const registration = await register(LANGUAGE)
    registration.addEventListener('updatefound', () => watch(registration))
    checkWhenShown(registration)
  } catch {
    // Private windows may refuse it. The pages work without it.
  }
}

/**
 * Replaces the service worker by that of another language, and waits until it has cached its shell. Without it, the
 * pass would open again from the previous language's shell.
 */
export async function switchServiceWorker(language: Language): Promise<void> {
  if (!navigator.serviceWorker?.controller) return
  const { installing } = await register(language)
  if (!installing) return
  await new Promise<void>((resolve) => {
    setTimeout(resolve, INSTALL_TIMEOUT_MS)
    installing.addEventListener('statechange', () => {
      if (['activated', 'redundant'].includes(installing.state)) resolve()
    })
  })
}

function register(language: Language): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(`/${builtFile('sw.js', language)}`, { scope: '/' })
}

/** Reports a new version of the service worker, but not its first installation. */
function watch({ installing, active }: ServiceWorkerRegistration): void {
  if (!installing || active?.scriptURL !== installing.scriptURL) return
  installing.addEventListener('statechange', () => {
    if (installing.state !== 'activated') return
    newVersion = true
    for (const listener of listeners) listener()
  })
}

function checkWhenShown(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    if (Date.now() - checkedAt < CHECK_INTERVAL_MS) return
    checkedAt = Date.now()
    void registration.update().catch(() => undefined)
  })
}
