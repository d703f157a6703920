import type { FastifyInstance } from 'fastify'
import type { Queryable } from '#server/db/connection/connect.ts'
import { addSession, addSessionOfLogin } from '#server/db/queries/user/session.ts'
import type { Device } from '#shared/domain/user/device.ts'
import { LOGIN_DAYS, REMEMBERED_LOGIN_DAYS } from '#shared/domain/user/session.ts'

const DAY_SECONDS = 24 * 60 * 60

type NewSession = { userId: string; rememberMe: boolean; device?: Device; now: Date }

/** Opens a session and returns its token, which is valid longer with rememberMe. */
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
  const expiresAt = issuedAt + (rememberMe ? REMEMBERED_LOGIN_DAYS : LOGIN_DAYS) * DAY_SECONDS
  return {
    times: { createdAt: now, expiresAt: new Date(expiresAt * 1000) },
    sign: (id: string) => app.jwt.sign({ sid: id, iat: issuedAt, exp: expiresAt }),
  }
}
