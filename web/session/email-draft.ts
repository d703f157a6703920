import { clearDraft, loadDraft, saveDraft } from '#web/session/form-draft.ts'

/** The screens that start with an email. */
export type EmailScreen = 'login' | 'register' | 'reset'

/** Saves the email or member ID while it is typed, so that it survives a reload, for example into another language. */
export function saveEmailDraft(screen: EmailScreen, email: string): void {
  saveDraft('emailDraft', screen, { email })
}

/** Returns what was typed before the page was reloaded; '' if the page was not reloaded. */
export function loadEmailDraft(screen: EmailScreen): string {
  const draft = wasReloaded() ? loadDraft('emailDraft', screen, ['email']) : undefined
  return draft?.email ?? ''
}

/** Called when the email is no longer needed. */
export function clearEmailDraft(): void {
  clearDraft('emailDraft')
}

/** Whether the page was reloaded, or reopened by going back from another site. */
export function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  if (!navigation) return false
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
}
