import { readSession, removeSession, writeSession } from '#web/session/storage.ts'
import { WIDGET_WORDS } from '#words/page/widgets.ts'

const PASSWORD_FIELDS = 'input[autocomplete$="-password"]'

/** The path of the page that lost a typed password when it reloaded in another language. */
const lostPath = readSession('passwordLostOn')
removeSession('passwordLostOn')

/** Whether a step uses a password that was typed in an earlier one. */
let passwordInUse = false

/** Called by a step that uses a password typed in an earlier one. Returns a function to call when the step ends. */
export function notePasswordInUse(): () => void {
  passwordInUse = true
  return () => {
    passwordInUse = false
  }
}

/** Called just before the page reloads in another language. Passwords themselves are never stored. */
export function notePasswordLoss(): void {
  const typed = [...document.querySelectorAll<HTMLInputElement>(PASSWORD_FIELDS)]
  const isLost = passwordInUse || typed.some(({ value }) => value !== '')
  if (isLost) writeSession('passwordLostOn', location.pathname)
}

/** Returns the hint of a password field if this page lost a typed password when it reloaded in another language. */
export function lostPasswordHint(): string | undefined {
  return lostPath !== null && lostPath === location.pathname ? WIDGET_WORDS.passwordLost : undefined
}
