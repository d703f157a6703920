/** The same code seen again within this time is not sent twice. */
export const REPEAT_MS = 3000

export type RepeatGuard = {
  /** Whether a code seen at `now` (milliseconds) is to be sent. One that stays in view is sent once. */
  isNew(text: string, now: number): boolean
  /** Counts the last code as seen at `now`: the camera was off in between and may show it still. */
  stillThere(now: number): void
  /** The next code is new, whichever it is. */
  forget(): void
}

export function createRepeatGuard(): RepeatGuard {
  let last: { text: string; seenAt: number } | undefined
  return {
    isNew(text, now) {
      const repeated = last?.text === text && now - last.seenAt < REPEAT_MS
      last = { text, seenAt: now }
      return !repeated
    },
    stillThere(now) {
      if (last) last.seenAt = now
    },
    forget() {
      last = undefined
    },
  }
}
