import type { OwnSession } from '../contract/user/session.ts'
import type { Device } from '../domain/user/device.ts'

/** A session that has not ended; `id` identifies it in lists and is not the ID in its token. */
type SessionRecord = Device & { id: string; createdAt: Date; lastUsedAt: Date }

/** Returns a session as its user sees it. */
export function sessionReply(
  { id, browser, system, createdAt, lastUsedAt }: SessionRecord,
  { current }: { current: boolean },
): OwnSession {
  return {
    id,
    browser,
    system,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    current,
  }
}
