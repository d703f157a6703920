import { saveLanguage } from '#shared/contract/endpoints.ts'
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS, type Language } from '#shared/domain/language.ts'
import { callApi } from '#web/api/client.ts'
import { isLoggedIn } from '#web/session/current-user.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'
import { keepPhoto } from '#web/session/kept-photo.ts'
import { mayLeave } from '#web/session/leave-guard.ts'
import { notePasswordLoss } from '#web/session/typed-password.ts'
import { LANGUAGE } from '#words/language.ts'

/** Saving the language with the account must not delay the page for longer, in milliseconds. */
const SAVE_TIMEOUT_MS = 4_000

/**
 * Keeps the language in this browser and, for a logged-in user, with the account, and loads the page in it.
 * Asks before unsaved changes are lost.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  if (!mayLeave()) return
  if (isLoggedIn()) {
    const signal = AbortSignal.timeout(SAVE_TIMEOUT_MS)
    // Without it, emails stay in the former language.
    await callApi(saveLanguage, { body: { language }, signal }).catch(() => undefined)
  }
  notePasswordLoss()
  await keepPhoto()
  keepInBrowser(language)
  location.reload()
}

/**
 * After login, loads `path` in the account's language if nobody has chosen one in this browser. Returns
 * false if the page already has the right language.
 */
export function takeAccountLanguage(language: Language, path: string): boolean {
  // The demo would lose its state.
  if (language === LANGUAGE || isDemoMode() || isChosen()) return false
  keepInBrowser(language)
  location.replace(path)
  return true
}

function isChosen(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${LANGUAGE_COOKIE}=`))
}

function keepInBrowser(language: Language): void {
  const attributes = `path=/; max-age=${LANGUAGE_COOKIE_SECONDS}; samesite=lax`
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: Safari before 18.4 has no Cookie Store API
  document.cookie = `${LANGUAGE_COOKIE}=${language}; ${attributes}${secure}`
}
