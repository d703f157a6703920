/** Up to 25 scans per second (document 2, section 9). */
const SCAN_EVERY_MS = 1000 / 25

/** How long to rest after a look at the picture that took so long, both in milliseconds. */
export function restAfter(took: number): number {
  return Math.max(0, SCAN_EVERY_MS - took)
}
