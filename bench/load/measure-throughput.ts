import autocannon from 'autocannon'

/** A request; `path` is relative to the app's URL. */
export type ApiRequest = { path: string; token?: string; body?: object }

type LoadOptions = {
  connections: number
  seconds: number
  /** Returns a connection's next request; `turn` counts its requests from 0. */
  nextRequest: (connection: number, turn: number) => ApiRequest
}

/**
 * Sends requests over each connection, each one as soon as the previous response arrives, and returns the
 * responses per second. Throws unless all responses are successful.
 */
export async function measureThroughput(
  url: string,
  { connections, seconds, nextRequest }: LoadOptions,
): Promise<number> {
  const { pathname } = new URL(url)
  const prefix = pathname.replace(/\/$/, '')
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
            ...toAutocannonRequest(nextRequest(connection, turn++), prefix),
          }),
        },
      ])
    },
  })
  const { errors, timeouts, non2xx } = result
  if (errors + timeouts + non2xx > 0) {
    throw new Error(`${errors} errors, ${timeouts} timeouts, ${non2xx} refusals at ${url}`)
  }
  return result['2xx'] / result.duration
}

function toAutocannonRequest({ path, token, body }: ApiRequest, prefix: string) {
  return {
    path: `${prefix}${path}`,
    method: body ? ('POST' as const) : ('GET' as const),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }
}
