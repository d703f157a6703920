import { clearDraft, loadDraft, saveDraft } from '#web/session/form-draft.ts'
import { wasReloaded } from '#web/session/was-reloaded.ts'

/** The screens that start with an email. */
export type EmailScreen = 'login' | 'register' | 'reset'

/** Saves the email or ID while it is typed, so that it survives a reload, as when the language changes. */
export function saveEmailDraft(screen: EmailScreen, email: string): void {
  saveDraft('emailDraft', screen, { email })
}

/** Returns what was typed before the page was reloaded, else ''. A new visit starts empty. */
export function loadEmailDraft(screen: EmailScreen): string {
  const draft = wasReloaded() ? loadDraft('emailDraft', screen, ['email']) : undefined
  return draft?.email ?? ''
}

/** Called when the email has served its purpose. */
export function clearEmailDraft(): void {
  clearDraft('emailDraft')
}
