import { Agent, request } from 'node:http'
import * as z from 'zod/mini'

/** The result of a client that sends requests until the listener is closed. */
export type Outcome = {
  answered: number
  /** Responses with Connection: close. */
  closed: number
  failures: string[]
  refused: boolean
}

export const newOutcome = (): Outcome => ({
  answered: 0,
  closed: 0,
  failures: [],
  refused: false,
})

export type LoadRequest = { url: string; body?: object; onReply?: (reply: unknown) => void }

/**
 * A client that sends requests over one connection as long as possible or, without `keepAlive`,
 * over a new one each time. It stops when connections are refused.
 */
export async function sendRepeatedly(
  nextRequest: () => LoadRequest,
  outcome: Outcome,
  { keepAlive = true } = {},
): Promise<void> {
  const agent = new Agent({ keepAlive, maxSockets: 1 })
  while (!outcome.refused) await sendOnce(agent, nextRequest(), outcome)
  agent.destroy()
}

const okReply = z.looseObject({ success: z.literal(true) })

function sendOnce(
  agent: Agent,
  { url, body, onReply }: LoadRequest,
  outcome: Outcome,
): Promise<void> {
  return new Promise((resolve) => {
    const text = body && JSON.stringify(body)
    const sent = request(url, {
      agent,
      ...(text !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
      }),
    })
    sent.on('response', (response) => {
      let answer = ''
      response.setEncoding('utf8').on('data', (part) => {
        answer += part
      })
      response.on('error', () => undefined)
      response.on('close', () => {
        const reply =
          response.complete && response.statusCode === 200 ? parseReply(answer) : undefined
        if (reply) onReply?.(reply)
        else outcome.failures.push(`${url} returned ${response.statusCode}: ${answer}`)
        outcome.answered++
        if (response.headers.connection === 'close') outcome.closed++
        resolve()
      })
    })
    sent.on('error', (error) => {
      // Every accepted connection must be served; only those never accepted may be refused.
      outcome.refused = 'code' in error && error.code === 'ECONNREFUSED'
      if (!outcome.refused) outcome.failures.push(`${url} was aborted: ${error.message}`)
      resolve()
    })
    sent.end(text)
  })
}

function parseReply(text: string): unknown {
  try {
    const reply: unknown = JSON.parse(text)
    return okReply.safeParse(reply).success ? reply : undefined
  } catch {
    return undefined
  }
}
