import { spawnSync } from 'node:child_process'
import type { ApiRequest } from './api-request.ts'
import { sendWithAutocannon } from './autocannon.ts'
import { sendWithWrk } from './wrk.ts'

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

/** wrk takes a tenth of the processor time that autocannon takes, on cores that the app needs. */
export const LOAD_GENERATOR = spawnSync('wrk', ['--version']).error ? 'autocannon' : 'wrk'

/**
 * Sends requests over each connection, each one as soon as the previous response arrives, and returns the
 * responses per second. Throws unless all responses are successful.
 */
export async function measureThroughput(url: string, options: LoadOptions): Promise<number> {
  const send = LOAD_GENERATOR === 'wrk' ? sendWithWrk : sendWithAutocannon
  const { succeeded, failed, seconds } = await send(url, options)
  if (failed > 0) throw new Error(`${failed} requests failed or were refused at ${url}`)
  return succeeded / seconds
}
