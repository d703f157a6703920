import type { TestApp } from '#server/testing/test-app.ts'

type Instants = { before: Date; after: Date; reads: number }

/** Runs `act` while the clock says `before` for a number of reads, and `after` from then on. Restores the clock to `before`. */
export async function whileClockPasses<Result>(
  clock: TestApp['clock'],
  { before, after, reads }: Instants,
  act: () => Promise<Result>,
): Promise<Result> {
  let left = reads
  const own = { configurable: true, enumerable: true }
  Object.defineProperty(clock, 'now', { ...own, get: () => (left-- > 0 ? before : after) })
  try {
    return await act()
  } finally {
    Object.defineProperty(clock, 'now', { ...own, writable: true, value: before })
  }
}
