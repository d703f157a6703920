/** How long a slow client may take before its connection is closed. In milliseconds. */
export type Patience = {
  /** For the head of a request. */
  headersMs: number
  /** For the whole request. */
  requestMs: number
  /** While nothing comes and nothing goes. */
  silenceMs: number
  /** How often the slow ones are looked for. */
  lookMs: number
}

export const PATIENCE: Patience = {
  headersMs: 20_000,
  // A photo over a slow line, too: the client gives up after 30 s.
  requestMs: 60_000,
  // Streams send a heartbeat every 15 s, the slowest call takes less than 30, and proxies wait 60.
  silenceMs: 75_000,
  lookMs: 10_000,
}
