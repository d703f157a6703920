/** Smaller differences are ignored, because the Date header has a resolution of one second. */
const TOLERANCE_MS = 1500
const HALF_SECOND_MS = 500

/** The server's time, estimated from the Date headers of replies. */
export type ServerClock = {
  /** By how many milliseconds the device's clock is ahead of the server's. */
  offsetMs(): number
  now(): Date
  /** Measures the offset. Returns whether it changed. `sentAt` and `receivedAt` are in the device's time. */
  learn(dateHeader: string | null, sentAt: number, receivedAt: number): boolean
}

export function createServerClock(
  storedOffsetMs = 0,
  deviceNow: () => number = Date.now,
): ServerClock {
  let offset = storedOffsetMs
  return {
    offsetMs: () => offset,
    now: () => new Date(deviceNow() - offset),
    learn(dateHeader, sentAt, receivedAt) {
      const server = dateHeader === null ? Number.NaN : Date.parse(dateHeader)
      if (Number.isNaN(server)) return false
      const measured = Math.round((sentAt + receivedAt) / 2 - (server + HALF_SECOND_MS))
      if (Math.abs(measured - offset) < TOLERANCE_MS) return false
      offset = Math.abs(measured) < TOLERANCE_MS ? 0 : measured
      return true
    },
  }
}
