import { spawnSync } from 'node:child_process'
import { sendWithAutocannon } from './autocannon.ts'
import type { LoadOptions } from './load-options.ts'
import { sendWithWrk } from './wrk.ts'

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
