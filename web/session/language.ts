import { saveLanguage } from '#shared/contract/endpoints.ts'
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS, type Language } from '#shared/domain/language.ts'
import { callApi } from '#web/api/client.ts'
import { switchServiceWorker } from '#web/offline/app-updates.ts'
import { isLoggedIn } from '#web/session/current-user.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'
import { mayLeave } from '#web/session/leave-guard.ts'
import { preservePhoto } from '#web/session/preserved-photo.ts'
import { notePasswordLoss } from '#web/session/typed-password.ts'
import { LANGUAGE } from '#words/page/language.ts'

/** How long saving the language in the account may delay the reload. */
const SAVE_TIMEOUT_MS = 4_000

/**
 * Stores the language in this browser and, for a logged-in user, in the account, and reloads the page. Asks before it
 * loses unsaved changes.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  if (!mayLeave()) return
  if (isLoggedIn()) {
    const signal = AbortSignal.timeout(SAVE_TIMEOUT_MS)
    // If it fails, only the emails stay in the previous language.
    await callApi(saveLanguage, { body: { language }, signal }).catch(() => undefined)
  }
  notePasswordLoss()
  await preservePhoto()
  saveInBrowser(language)
  await switchServiceWorker(language).catch(() => undefined)
  location.reload()
}

/**
 * After login, loads `path` in the account's language, unless a language was chosen in this browser. Returns false if
 * it doesn't load it.
 */
export function applyAccountLanguage(language: Language, path: string): boolean {
  // A reload would lose the demo's state.
  if (language === LANGUAGE || isDemoMode() || isChosen()) return false
  saveInBrowser(language)
  location.replace(path)
  return true
}

function isChosen(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${LANGUAGE_COOKIE}=`))
}

function saveInBrowser(language: Language): void {
  const attributes = `path=/; max-age=${LANGUAGE_COOKIE_SECONDS}; samesite=lax`
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: Safari before 18.4 has no Cookie Store API
  document.cookie = `${LANGUAGE_COOKIE}=${language}; ${attributes}${secure}`
}
