import autocannon from 'autocannon'

/** A request, by its path below the address that is fired at. */
export type Shot = { path: string; token?: string; body?: object }

type Load = {
  connections: number
  seconds: number
  /** The next request of a connection, which counts its own from 0. */
  next: (connection: number, turn: number) => Shot
}

/**
 * Sends requests over each connection, the next as soon as the last is answered. Answers how many were
 * served in a second. Throws unless every answer is a success.
 */
export async function fire(url: string, { connections, seconds, next }: Load): Promise<number> {
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
          setupRequest: (request) => ({ ...request, ...asSent(next(connection, turn++), prefix) }),
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

function asSent({ path, token, body }: Shot, prefix: string) {
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
