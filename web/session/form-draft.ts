import { readSession, removeSession, writeSession } from '#web/session/storage.ts'
import { parseStringFields } from '#web/session/string-fields.ts'

/** The drafts of forms, which survive a reload of the tab. */
const DRAFT_KEYS = ['membershipDraft', 'bookingDraft', 'paymentDraft', 'emailDraft'] as const
type DraftKey = (typeof DRAFT_KEYS)[number]

/**
 * Saves typed input. `owner` identifies the user and, if a screen has several forms, the form. Never pass a password
 * or a file.
 */
export function saveDraft(key: DraftKey, owner: string, texts: Record<string, string>): void {
  writeSession(key, JSON.stringify({ ...texts, owner }))
}

/** Returns what this owner typed into these fields; undefined if the owner has no draft. */
export function loadDraft(
  key: DraftKey,
  owner: string,
  fields: readonly string[],
): Record<string, string> | undefined {
  const stored = readSession(key)
  return parseStringFields(stored, ['owner']).owner === owner
    ? parseStringFields(stored, fields)
    : undefined
}

export function clearDraft(key: DraftKey): void {
  removeSession(key)
}

/** Called on logout, so that the next user of this browser doesn't see the input. */
export function clearDrafts(): void {
  for (const key of DRAFT_KEYS) clearDraft(key)
}
