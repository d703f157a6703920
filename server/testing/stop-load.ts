import { Agent, request } from 'node:http'
import * as z from 'zod/mini'

/** What became of a client that asked until the door was closed. */
export type Outcome = {
  answered: number
  /** Answers that asked for a new connection the next time. */
  leaveTaken: number
  failures: string[]
  refused: boolean
}

export const newOutcome = (): Outcome => ({
  answered: 0,
  leaveTaken: 0,
  failures: [],
  refused: false,
})

export type Question = { url: string; body?: object; onReply?: (reply: unknown) => void }

/**
 * A client that asks again and again, over one connection for as long as it may or, without
 * `keepAlive`, over a new one each time. It gives up where no connection is taken any more.
 */
export async function hammer(
  nextQuestion: () => Question,
  outcome: Outcome,
  { keepAlive = true } = {},
): Promise<void> {
  const agent = new Agent({ keepAlive, maxSockets: 1 })
  while (!outcome.refused) await askOnce(agent, nextQuestion(), outcome)
  agent.destroy()
}

const okReply = z.looseObject({ success: z.literal(true) })

function askOnce(agent: Agent, { url, body, onReply }: Question, outcome: Outcome): Promise<void> {
  return new Promise((resolve) => {
    const text = body && JSON.stringify(body)
    const asked = request(url, {
      agent,
      ...(text !== undefined && {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
      }),
    })
    asked.on('response', (response) => {
      let answer = ''
      response.setEncoding('utf8').on('data', (part) => {
        answer += part
      })
      response.on('error', () => undefined)
      response.on('close', () => {
        const reply = response.complete && response.statusCode === 200 ? parsed(answer) : undefined
        if (reply) onReply?.(reply)
        else outcome.failures.push(`${url} was answered ${response.statusCode}: ${answer}`)
        outcome.answered++
        if (response.headers.connection === 'close') outcome.leaveTaken++
        resolve()
      })
    })
    asked.on('error', (error) => {
      // Whoever got through the door must be served; only who never did may be turned away.
      outcome.refused = 'code' in error && error.code === 'ECONNREFUSED'
      if (!outcome.refused) outcome.failures.push(`${url} was cut: ${error.message}`)
      resolve()
    })
    asked.end(text)
  })
}

function parsed(text: string): unknown {
  try {
    const reply: unknown = JSON.parse(text)
    return okReply.safeParse(reply).success ? reply : undefined
  } catch {
    return undefined
  }
}
