import type { FastifyInstance } from 'fastify'
import type { Queryable } from '#server/db/connection/connect.ts'
import { addSession, addSessionOfLogin } from '#server/db/queries/user/session.ts'
import type { Device } from '#shared/domain/user/device.ts'

const DAY_SECONDS = 24 * 60 * 60
const REMEMBERED_DAYS = 30

type NewSession = { userId: string; rememberMe: boolean; device?: Device; now: Date }

/** Opens a session and returns its token, valid for one day, or 30 with rememberMe. */
export async function openSession(
  app: FastifyInstance,
  db: Queryable,
  { userId, device, ...lifetime }: NewSession,
): Promise<string> {
  const { times, sign } = tokenFor(app, lifetime)
  const { id } = await addSession(db, { userId, device, ...times })
  return sign(id)
}

/**
 * Opens the session of a login whose password matched `passwordHash`. Returns undefined if the user
 * has a different password by now, or was deactivated.
 */
export async function openSessionOfLogin(
  app: FastifyInstance,
  db: Queryable,
  { userId, device, passwordHash, ...lifetime }: NewSession & { passwordHash: string },
): Promise<string | undefined> {
  const { times, sign } = tokenFor(app, lifetime)
  const session = await addSessionOfLogin(db, { userId, device, passwordHash, ...times })
  return session && sign(session.id)
}

function tokenFor(
  app: FastifyInstance,
  { rememberMe, now }: Pick<NewSession, 'rememberMe' | 'now'>,
) {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const expiresAt = issuedAt + (rememberMe ? REMEMBERED_DAYS : 1) * DAY_SECONDS
  return {
    times: { createdAt: now, expiresAt: new Date(expiresAt * 1000) },
    sign: (id: string) => app.jwt.sign({ sid: id, iat: issuedAt, exp: expiresAt }),
  }
}
