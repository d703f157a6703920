import { isDemoMode } from '#web/session/demo-mode.ts'
import { readSession, writeSession } from '#web/session/storage.ts'
import { OFFLINE_WORDS } from '#words/offline.ts'

/** At most one reload in this time, so that a page that keeps failing is not reloaded in a loop. */
const RELOAD_INTERVAL_MS = 60_000

/**
 * After a screen's code could not be loaded: reloads the page if the server has a newer version, whose files
 * replaced this one's. Resolves to false if it doesn't reload. No input is lost, because a loading screen has none.
 */
export async function reloadForNewerVersion(now = Date.now()): Promise<boolean> {
  // The demo's state does not survive a reload.
  if (isDemoMode()) return false
  const reloadedAt = Number(readSession('reloadedAt') ?? 0)
  if (now - reloadedAt < RELOAD_INTERVAL_MS || !(await isNewerServed())) return false
  writeSession('reloadedAt', String(now))
  // Where storage is refused, nothing would prevent a loop.
  if (readSession('reloadedAt') !== String(now)) return false
  location.reload()
  return true
}

/** What to show instead of a page that failed; undefined if the reason is neither of these. */
export async function failureWords(): Promise<{ title: string; text: string } | undefined> {
  if (!navigator.onLine) return OFFLINE_WORDS.needsNetwork
  return (await isNewerServed()) ? OFFLINE_WORDS.outdated : undefined
}

/** Whether the server's page loads files that this page doesn't. */
async function isNewerServed(): Promise<boolean> {
  try {
    const headers = { accept: 'text/html' }
    const reply = await fetch(location.pathname, { cache: 'no-store', headers })
    return reply.ok && hasOtherFiles(await reply.text(), loadedFiles())
  } catch {
    return false
  }
}

/** Whether a page's HTML names a built file that is not among `files`. */
export function hasOtherFiles(html: string, files: readonly string[]): boolean {
  const named = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file)
  return named.some((file) => file !== undefined && !files.includes(file))
}

function loadedFiles(): string[] {
  return [...document.querySelectorAll('script[src], link[href]')].flatMap(
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? [],
  )
}
