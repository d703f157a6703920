/**
 * The least that could answer: a node:http handler that finds who asks, runs the statements that the
 * app runs, and answers the row as JSON. It checks nothing, signs nothing and logs nothing.
 */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import pg from 'pg'
import type { Recorded } from './start-bare.ts'

const { connectionString, statements, stands, prepared }: Recorded = JSON.parse(
  process.env.RECORDED ?? '',
)
const pool = new pg.Pool({ connectionString, max: 10 })

const server = createServer((request, response) => {
  answer(request).then(
    (body) => {
      response
        .writeHead(200, {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        })
        .end(body)
    },
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') process.send?.(address?.port)
})

async function answer(request: IncomingMessage): Promise<string> {
  const known = new Map<string, string>()
  if (stands.session !== undefined) known.set(stands.session, sessionOf(request))
  if (stands.email !== undefined) {
    const body: unknown = await json(request)
    const email = typeof body === 'object' && body && 'email' in body ? String(body.email) : ''
    known.set(stands.email, email)
  }
  if (stands.id !== undefined) known.set(stands.id, randomUUID())
  const client = await pool.connect()
  try {
    let row: unknown
    for (const [place, { text, values, returned }] of statements.entries()) {
      const { rows } = await client.query({
        ...(prepared && values.length > 0 && { name: `statement ${place}` }),
        text,
        values: values.map((value) => replaced(value, known)),
      })
      if (returned !== undefined) known.set(returned, rows[0].id)
      row ??= rows[0]
    }
    return JSON.stringify({ success: true, data: row })
  } finally {
    client.release()
  }
}

/** Whom the token names; that it was forged would not be noticed. */
function sessionOf(request: IncomingMessage): string {
  const [, payload = ''] = (request.headers.authorization ?? '').split('.')
  return JSON.parse(Buffer.from(payload, 'base64url').toString()).sid
}

function replaced(value: unknown, known: ReadonlyMap<string, string>): unknown {
  if (typeof value !== 'string') return value
  let text = value
  for (const [old, fresh] of known) if (text.includes(old)) text = text.replaceAll(old, fresh)
  return text
}
