import { keptTexts } from '#web/session/kept-texts.ts'
import { readSession, removeSession, writeSession } from '#web/session/storage.ts'

/** The forms of members that outlive a reload of this tab, and nothing more. */
type DraftKey = 'membershipDraft' | 'bookingDraft'

/** `owner`: whose draft it is, and of which form where one screen has several. Never a password or file. */
export function keepDraft(key: DraftKey, owner: string, texts: Record<string, string>): void {
  writeSession(key, JSON.stringify({ ...texts, owner }))
}

/** What this owner typed into these fields; undefined when there is no draft of theirs. */
export function keptDraft(
  key: DraftKey,
  owner: string,
  fields: readonly string[],
): Record<string, string> | undefined {
  const kept = readSession(key)
  return keptTexts(kept, ['owner']).owner === owner ? keptTexts(kept, fields) : undefined
}

export function forgetDraft(key: DraftKey): void {
  removeSession(key)
}
