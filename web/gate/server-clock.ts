/** Smaller differences are ignored: the Date header has a resolution of one second. */
const TOLERANCE_MS = 1500
const HALF_SECOND_MS = 500

/** The server's time, as far as this device knows it from the Date header of replies. */
export type ServerClock = {
  /** Milliseconds by which the device's clock is ahead of the server's. */
  offsetMs(): number
  now(): Date
  /** Measures the offset and returns whether it changed. `sentAt` and `receivedAt` are times of the device's clock. */
  learn(dateHeader: string | null, sentAt: number, receivedAt: number): boolean
}

export function createServerClock(
  keptOffsetMs = 0,
  deviceNow: () => number = Date.now,
): ServerClock {
  let offset = keptOffsetMs
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
