import type { ApiRequest } from './api-request.ts'

export type LoadOptions = {
  connections: number
  seconds: number
  /** Returns a sender's next request; `turn` counts its requests from 0. */
  nextRequest: (sender: number, turn: number) => ApiRequest
  /** The number of senders, each of which sends one request at a time. One per connection if not given. */
  senders?: number
}

/** What a load generator counted. */
export type LoadResult = { succeeded: number; failed: number; seconds: number }
