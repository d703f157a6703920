import type { FastifyRequest } from 'fastify'
import { findSessionUser, type UserRecord } from '#server/db/users.ts'
import type { Services } from '#server/services.ts'
import { progressGuard } from '#shared/domain/progress.ts'
import type { Step } from '#shared/domain/routes.ts'
import { isAdmin } from '#shared/domain/user.ts'
import { AppError } from './app-error.ts'
import { noteUser } from './request-user.ts'
import { paidCover, unpaidBooking } from './user-reply.ts'

export type Guard<Caller> = {
  /** What a call that it guards does with a token. */
  token: 'ignored' | 'welcome' | 'needed'
  /** Who makes a call, found before its body is read. Throws when the call is not theirs to make. */
  admit(services: Services, request: FastifyRequest): Promise<Caller>
}

export type SignedIn = UserRecord & { sessionId: string }

/** A call that anybody may make. */
export const anyone: Guard<undefined> = { token: 'ignored', admit: async () => undefined }

/** The signed-in user, or undefined for anybody else. */
export const maybeUser: Guard<SignedIn | undefined> = {
  token: 'welcome',
  async admit(services, request) {
    const sessionId = sessionIdOf(request)
    if (!sessionId) return undefined
    const user = await findSessionUser(services.db, sessionId, services.now())
    if (!user) return undefined
    noteUser(request, user.id)
    return { ...user, sessionId }
  },
}

export const requireUser: Guard<SignedIn> = {
  token: 'needed',
  async admit(services, request) {
    const user = await maybeUser.admit(services, request)
    if (!user) throw new AppError('notSignedIn')
    return user
  },
}

/** Admin and super_admin (document 1, section 6). */
export const requireAdmin: Guard<SignedIn> = {
  token: 'needed',
  async admit(services, request) {
    const user = await requireUser.admit(services, request)
    if (!isAdmin(user)) throw new AppError('notAllowed')
    return user
  },
}

/** What not even every admin may see. */
export const requireSuperAdmin: Guard<SignedIn> = {
  token: 'needed',
  async admit(services, request) {
    const user = await requireUser.admit(services, request)
    if (user.role !== 'super_admin') throw new AppError('notAllowed')
    return user
  },
}

/** A student who has come as far as `step`: the progress guard, held on the server too. */
export function requireStep(step: Exclude<Step, 'dashboard'>): Guard<SignedIn> {
  return {
    token: 'needed',
    async admit(services, request) {
      const user = await requireUser.admit(services, request)
      if (isAdmin(user)) throw new AppError('notAllowed')
      const redirect = progressGuard(step, {
        role: user.role,
        membershipCompleted: user.membership !== null,
        bookingCompleted: paidCover(user, services.today()) !== undefined,
        paymentWaiting: unpaidBooking(user) !== undefined,
        selfieGone: user.membership !== null && user.membership.selfie === null,
      })
      if (redirect === '/membership') throw new AppError('membershipFirst')
      return user
    },
  }
}

/** The session that a request's token names; undefined when there is none, or it is not ours. */
function sessionIdOf(request: FastifyRequest): string | undefined {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'bearer' || !token) return undefined
  try {
    return request.server.jwt.verify<{ sid: string }>(token).sid
  } catch {
    return undefined
  }
}
