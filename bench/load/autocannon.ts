import autocannon from 'autocannon'
import { toHttpRequest } from './api-request.ts'
import type { LoadOptions, LoadResult } from './load-options.ts'

/** Sends requests with autocannon: each connection is a sender (LoadOptions). */
export async function sendWithAutocannon(
  url: string,
  { connections, seconds, nextRequest }: LoadOptions,
): Promise<LoadResult> {
  const prefix = new URL(url).pathname.replace(/\/$/, '')
  let opened = 0
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    setupClient(client) {
      const connection = opened++
      let turn = 0
      client.setRequests([
        {
          setupRequest: (request) => ({
            ...request,
            ...toHttpRequest(nextRequest(connection, turn++), prefix),
          }),
        },
      ])
    },
  })
  const { errors, timeouts, non2xx, duration } = result
  return { succeeded: result['2xx'], failed: errors + timeouts + non2xx, seconds: duration }
}
