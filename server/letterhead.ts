import type { Letterhead } from '#shared/domain/letterhead.ts'
import { DEFAULT_SETTINGS } from '#shared/domain/settings.ts'

/** The hall's name and contact for whoever can't wait for the database. */
export type HallLetterhead = {
  /**
   * As it was at most two seconds ago, by whichever process it was changed. While the database is away
   * the last known one, or the built-in one; never rejects.
   */
  current(): Promise<Letterhead>
  /** After a change: who asks from now on gets the new one. */
  forget(): void
}

const FRESH_MS = 2_000
/** A page is served late at most by this, whatever has become of the database. */
const PATIENCE_MS = 1_000

/** `read` asks the database. Questions that come together become one. */
export function createLetterhead(read: () => Promise<Letterhead>, now: () => Date): HallLetterhead {
  let known: Letterhead = DEFAULT_SETTINGS
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> | undefined

  function ask(): Promise<void> {
    const question = Promise.race([read(), afterPatience()]).then(
      (letterhead) => {
        // An answer from before a change must not outlive it.
        if (asking === question) known = letterhead ?? known
      },
      () => undefined,
    )
    asking = question
    askedAt = now().getTime()
    return question.finally(() => {
      if (asking === question) asking = undefined
    })
  }

  return {
    async current() {
      const isFresh = Math.abs(now().getTime() - askedAt) < FRESH_MS
      if (asking || !isFresh) await (asking ?? ask())
      return known
    },
    forget() {
      asking = undefined
      askedAt = Number.NEGATIVE_INFINITY
    },
  }
}

function afterPatience(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), PATIENCE_MS).unref()
  })
}
