import { isDemoMode } from '#web/session/demo-mode.ts'
import { readSession, writeSession } from '#web/session/storage.ts'
import { OFFLINE_WORDS } from '#words/page/offline.ts'

/** At most one reload in this time, which prevents a loop if the page keeps failing. */
const RELOAD_INTERVAL_MS = 60_000

/**
 * Call it when a screen's code can't be loaded. Reloads the page if the server has a newer version, which has replaced
 * the files of this one. Returns whether it reloads. No input is lost, because a screen that is still loading has none.
 */
export async function reloadForNewerVersion(now = Date.now()): Promise<boolean> {
  // A reload would lose the demo's state.
  if (isDemoMode()) return false
  const reloadedAt = Number(readSession('reloadedAt') ?? 0)
  if (now - reloadedAt < RELOAD_INTERVAL_MS || !(await isNewerVersionServed())) return false
  writeSession('reloadedAt', String(now))
  // If the browser refuses storage, nothing would prevent a loop.
  if (readSession('reloadedAt') !== String(now)) return false
  location.reload()
  return true
}

/** Returns the words for a page that failed because it is offline or outdated; otherwise undefined. */
export async function failureWords(): Promise<{ title: string; text: string } | undefined> {
  if (!navigator.onLine) return OFFLINE_WORDS.needsNetwork
  return (await isNewerVersionServed()) ? OFFLINE_WORDS.outdated : undefined
}

/** Whether the server's current page loads files that this one didn't. */
async function isNewerVersionServed(): Promise<boolean> {
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
