import type { ApiRequest } from './api-request.ts'

export type LoadOptions = {
  connections: number
  seconds: number
  /** Returns a sender's next request; `turn` counts its requests from 0. */
  nextRequest: (sender: number, turn: number) => ApiRequest
  /** Senders whose requests follow one another; by default one per connection. */
  senders?: number
}

/** What a load generator counted. */
export type LoadResult = { succeeded: number; failed: number; seconds: number }
