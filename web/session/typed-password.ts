import { readSession, removeSession, writeSession } from '#web/session/storage.ts'
import { WIDGET_WORDS } from '#words/widgets.ts'

const PASSWORDS = 'input[autocomplete$="-password"]'

/** The path of the page on which a password was lost when the language changed. */
const lostOn = readSession('passwordLostOn')
removeSession('passwordLostOn')

/** Whether a later step still uses a password whose field is no longer shown. */
let passwordInUse = false

/** Called when a step starts to use a password typed before it. Returns a function that ends this. */
export function notePasswordInUse(): () => void {
  passwordInUse = true
  return () => {
    passwordInUse = false
  }
}

/** Called just before the page is loaded in another language. Passwords themselves are never stored. */
export function notePasswordLoss(): void {
  const typed = [...document.querySelectorAll<HTMLInputElement>(PASSWORDS)]
  const isLost = passwordInUse || typed.some(({ value }) => value !== '')
  if (isLost) writeSession('passwordLostOn', location.pathname)
}

/** The hint of a password field: whether one typed on this page was lost when the language changed. */
export function lostPasswordHint(): string | undefined {
  return lostOn !== null && lostOn === location.pathname ? WIDGET_WORDS.passwordLost : undefined
}
