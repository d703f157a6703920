import type { FastifyInstance } from 'fastify'
import type { Queryable } from '#server/db/connection/connect.ts'
import { addSession } from '#server/db/queries/sessions.ts'

const DAY_SECONDS = 24 * 60 * 60
const REMEMBERED_DAYS = 30

/** Opens a session and returns its token, valid for one day, or 30 with rememberMe. */
export async function openSession(
  app: FastifyInstance,
  db: Queryable,
  session: { userId: string; rememberMe: boolean; now: Date },
): Promise<string> {
  const seconds = (session.rememberMe ? REMEMBERED_DAYS : 1) * DAY_SECONDS
  const issuedAt = Math.floor(session.now.getTime() / 1000)
  const expiresAt = issuedAt + seconds
  const { id } = await addSession(db, {
    userId: session.userId,
    createdAt: session.now,
    expiresAt: new Date(expiresAt * 1000),
  })
  return app.jwt.sign({ sid: id, iat: issuedAt, exp: expiresAt })
}
