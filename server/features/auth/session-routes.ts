import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/app-error.ts'
import { endSession, openSessionsOf } from '#server/db/queries/user/session.ts'
import { keepDeviceKnown } from '#server/http/guards/known-device.ts'
import { requireUser } from '#server/http/guards/session.ts'
import { mountCall } from '#server/http/mount-call.ts'
import type { Services } from '#server/services.ts'
import * as calls from '#shared/contract/user/session.ts'
import { sessionReply } from '#shared/replies/session.ts'
import { OWN_USER_MESSAGES } from '#shared/words/en/user/user.ts'
import { changePassword } from './change-password.ts'
import { sessionHandle } from './session-handle.ts'

/** The caller's own password and sessions. */
export function sessionRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, calls.changePassword, {
    guard: requireUser,
    handle: async ({ body, user, request, reply }) => {
      await keepDeviceKnown(services, { request, reply }, user.email, () =>
        changePassword(services, user, body),
      )
      return { message: OWN_USER_MESSAGES.passwordChanged }
    },
  })

  mountCall(app, services, calls.listSessions, {
    guard: requireUser,
    handle: async ({ user }) => {
      const sessions = await openSessionsOf(services.db, user.id, services.now())
      const data = sessions.map((session) => {
        const listed = { ...session, id: sessionHandle(services, session.id) }
        return sessionReply(listed, { current: session.id === user.sessionId })
      })
      return { data }
    },
  })

  mountCall(app, services, calls.endSession, {
    guard: requireUser,
    handle: async ({ params, user }) => {
      const { db } = services
      const now = services.now()
      const open = await openSessionsOf(db, user.id, now)
      const session = open.find(({ id }) => sessionHandle(services, id) === params.id)
      if (!session) throw new AppError('notFound')
      await endSession(db, session.id, now)
      return { message: OWN_USER_MESSAGES.sessionEnded }
    },
  })
}
