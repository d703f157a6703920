/** A code that is seen again within this time is a repeat. */
export const REPEAT_MS = 3000

export type RepeatFilter = {
  /** Returns whether a code seen at `now`, in milliseconds, is new. A code that stays in view is new only once. */
  isNew(text: string, now: number): boolean
  /** Counts the last code as seen at `now`. For a restarted camera, which may still show it. */
  markSeen(now: number): void
  /** Forgets the last code, so that the next one is new. */
  reset(): void
}

export function createRepeatFilter(): RepeatFilter {
  let last: { text: string; seenAt: number } | undefined
  return {
    isNew(text, now) {
      const repeated = last?.text === text && now - last.seenAt < REPEAT_MS
      last = { text, seenAt: now }
      return !repeated
    },
    markSeen(now) {
      if (last) last.seenAt = now
    },
    reset() {
      last = undefined
    },
  }
}
