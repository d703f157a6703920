import { Agent, request } from 'node:http'
import type { Shot } from './fire.ts'

export type Answer = { status: number; body: unknown; ms: number }

type Question = Shot & { url: string }

/**
 * Sends every request at the same moment, each over a connection of its own that is open already.
 * Answers each with the time from that moment on. Throws when a connection breaks.
 */
export async function askAtOnce(questions: readonly Question[]): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  try {
    // So that the moment is the requests', not the connections'.
    const live = (url: string) => send(agent, { url, path: '/health/live' })
    await Promise.all(questions.map(({ url }) => live(url)))
    return await Promise.all(questions.map((question) => send(agent, question)))
  } finally {
    agent.destroy()
  }
}

function send(agent: Agent, { url, path, token, body }: Question): Promise<Answer> {
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
