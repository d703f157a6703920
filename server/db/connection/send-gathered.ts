import { setTimeout as pause } from 'node:timers/promises'
import type { LaterNotification } from './later-notifications.ts'

/** Meanwhile, notifications gather: in a rush, each process sends at most 50 a second. */
const PAUSE_MS = 20
const RETRY_MS = 1_000

/**
 * Sends notifications, each at once unless others were sent just before. Those that can't be sent are kept and sent
 * again.
 */
export function sendGathered(send: (batch: readonly LaterNotification[]) => Promise<unknown>): {
  publish(notifications: readonly LaterNotification[]): void
  /** Sends what has gathered. */
  close(): Promise<void>
} {
  const waiting = new Map<string, LaterNotification>()
  const closing = new AbortController()
  const wait = (ms: number) =>
    pause(ms, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
  let sending: Promise<void> | undefined

  function publish(notifications: readonly LaterNotification[]): void {
    for (const each of notifications) waiting.set(`${each.channel} ${each.payload}`, each)
    sending ??= sendWaiting()
  }

  async function sendWaiting(): Promise<void> {
    while (waiting.size > 0) {
      const batch = [...waiting.values()]
      waiting.clear()
      const sent = await send(batch).then(
        () => true,
        () => false,
      )
      if (!sent) {
        if (closing.signal.aborted) break
        for (const each of batch) waiting.set(`${each.channel} ${each.payload}`, each)
      }
      await wait(sent ? PAUSE_MS : RETRY_MS)
    }
    sending = undefined
  }

  return {
    publish,
    async close() {
      closing.abort()
      await sending
    },
  }
}
