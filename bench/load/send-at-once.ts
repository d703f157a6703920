import { Agent, request } from 'node:http'
import type { ApiRequest } from './api-request.ts'

export type TimedResponse = { status: number; body: unknown; ms: number }

type TargetedRequest = ApiRequest & { url: string }

/**
 * Sends all requests at the same moment, each over its own open connection. Returns the responses with
 * their times since that moment. Throws if a connection fails.
 */
export async function sendAtOnce(requests: readonly TargetedRequest[]): Promise<TimedResponse[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  try {
    // Open the connections first, so that their setup is not measured.
    const openConnection = (url: string) => send(agent, { url, path: '/health/live' })
    await Promise.all(requests.map(({ url }) => openConnection(url)))
    return await Promise.all(requests.map((each) => send(agent, each)))
  } finally {
    agent.destroy()
  }
}

function send(agent: Agent, { url, path, token, body }: TargetedRequest): Promise<TimedResponse> {
  const startedAt = performance.now()
  const text = body && JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}${path}`,
      {
        agent,
        method: text === undefined ? 'GET' : 'POST',
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(text !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
          }),
        },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: JSON.parse(Buffer.concat(parts).toString()),
            ms: performance.now() - startedAt,
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(text)
  })
}
