/** Time limits for slow clients, in milliseconds. A connection that exceeds one is closed. */
export type HttpTimeouts = {
  /** For the request headers. */
  headersMs: number
  /** For the whole request. */
  requestMs: number
  /** Without any data in either direction. */
  idleMs: number
  /** How often slow connections are checked. */
  checkIntervalMs: number
}

export const HTTP_TIMEOUTS: HttpTimeouts = {
  headersMs: 20_000,
  // Enough for a photo over a slow connection: the client times out after 30 s.
  requestMs: 60_000,
  // Streams send a heartbeat every 15 s, the slowest call takes less than 30 s, and proxies wait
  // 60 s.
  idleMs: 75_000,
  checkIntervalMs: 10_000,
}
