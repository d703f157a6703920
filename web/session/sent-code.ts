import { CODE_MINUTES, CODE_RESEND_SECONDS } from '#shared/domain/user/one-time-code.ts'
import { readSession, removeSession, writeSession } from '#web/session/storage.ts'
import { parseStringFields } from '#web/session/string-fields.ts'

/** The screens with a code step. */
type CodeFlow = 'register' | 'reset' | 'consent'

/** The email to which a code was sent, and when the next one is allowed, in milliseconds since 1970. */
export type SentCode = { email: string; nextCodeAt: number }

/**
 * Saves the code step in the tab's storage, because a phone often discards the tab while its user reads the email.
 * Never saves a code or a password.
 */
export function saveSentCode(flow: CodeFlow, { email, nextCodeAt }: SentCode): void {
  writeSession('sentCode', JSON.stringify({ flow, email, nextCodeAt: String(nextCodeAt) }))
}

/** Returns the code step to resume; undefined for another flow, or once its code has expired. */
export function loadSentCode(flow: CodeFlow, now = Date.now()): SentCode | undefined {
  const stored = parseStringFields(readSession('sentCode'), ['flow', 'email', 'nextCodeAt'])
  const nextCodeAt = Number(stored.nextCodeAt)
  if (stored.flow !== flow || !stored.email || !Number.isFinite(nextCodeAt)) return undefined
  const expiresAt = nextCodeAt + (CODE_MINUTES * 60 - CODE_RESEND_SECONDS) * 1000
  return now < expiresAt ? { email: stored.email, nextCodeAt } : undefined
}

/** Called when the code was used, and when a new visit starts. */
export function clearSentCode(): void {
  removeSession('sentCode')
}
