/**
 * A minimal node:http handler that reads the session from the token, runs the app's statements, and returns
 * the first row as JSON. It verifies, signs and logs nothing.
 */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import pg from 'pg'
import { isPrepared } from '#server/db/connection/prepared-statements.ts'
import type { BareServerOptions } from './start-bare-server.ts'

const { connectionString, statements, placeholders, prepared }: BareServerOptions = JSON.parse(
  process.env.BARE_SERVER ?? '',
)
const pool = new pg.Pool({ connectionString, max: 10 })

const server = createServer((request, response) => {
  handle(request).then(
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

async function handle(request: IncomingMessage): Promise<string> {
  const replacements = new Map<string, string>()
  if (placeholders.session !== undefined) replacements.set(placeholders.session, sessionOf(request))
  const { email, seat } = placeholders
  if (email !== undefined || seat !== undefined) {
    const body: unknown = await json(request)
    if (email !== undefined) replacements.set(email, textAt(body, 'email'))
    if (seat !== undefined) {
      replacements.set(seat, textAt(body, 'bookingDetails', 'preferredSeat'))
    }
  }
  for (const id of placeholders.ids ?? []) replacements.set(id, randomUUID())
  const client = await pool.connect()
  try {
    let row: unknown
    for (const [index, { text, values, returnedId }] of statements.entries()) {
      const { rows } = await client.query({
        ...(prepared && isPrepared(text, values) && { name: `statement ${index}` }),
        text,
        values: values.map((value) => replaceAll(value, replacements)),
      })
      if (returnedId !== undefined) replacements.set(returnedId, rows[0].id)
      row ??= rows[0]
    }
    return JSON.stringify({ success: true, data: row })
  } finally {
    client.release()
  }
}

function textAt(value: unknown, ...path: readonly string[]): string {
  const found = path.reduce<unknown>(
    (part, field) => (typeof part === 'object' && part ? Reflect.get(part, field) : undefined),
    value,
  )
  return String(found)
}

/** The session that the token names; the signature is not verified. */
function sessionOf(request: IncomingMessage): string {
  const [, payload = ''] = (request.headers.authorization ?? '').split('.')
  return JSON.parse(Buffer.from(payload, 'base64url').toString()).sid
}

function replaceAll(value: unknown, replacements: ReadonlyMap<string, string>): unknown {
  if (typeof value !== 'string') return value
  let text = value
  for (const [placeholder, actual] of replacements) text = text.replaceAll(placeholder, actual)
  return text
}
