import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/app-error.ts'
import { passesOf } from '#server/db/queries/door/hall-pass.ts'
import { userExists } from '#server/db/queries/user/managed-user.ts'
import { requireStaff, requireUser } from '#server/http/guards/session.ts'
import { enforceAttemptLimits } from '#server/http/limits/enforce-attempt-limits.ts'
import { mountCall } from '#server/http/mount-call.ts'
import type { Services } from '#server/services.ts'
import * as attendance from '#shared/contract/door/attendance.ts'
import * as calls from '#shared/contract/door/door-pass.ts'
import { DOOR_MESSAGES } from '#shared/words/en/door/door-messages.ts'
import { issueCard, issuePhonePass, reportLostPass } from './issue-pass.ts'
import { ownAttendance, setAttendanceEnabled } from './own-attendance.ts'
import { revokePass } from './revoke-pass.ts'

/** Members' passes, on their phones and printed, and their own time in the hall. */
export function passRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, calls.issuePhonePass, {
    guard: requireUser,
    handle: async ({ body, user }) => {
      // The phone that has the pass may ask as often as its page is opened.
      if (body.replace || body.passId === null) {
        await enforceAttemptLimits(services.limits, ['passes', user.id])
      }
      return { data: await issuePhonePass(services, user, body) }
    },
  })

  mountCall(app, services, calls.reportLostPass, {
    guard: requireUser,
    handle: async ({ body, user }) => {
      await enforceAttemptLimits(services.limits, ['passes', user.id])
      await reportLostPass(services, user, body.kind)
      return { message: DOOR_MESSAGES.passRevoked }
    },
  })

  mountCall(app, services, attendance.getAttendance, {
    guard: requireUser,
    handle: async ({ user }) => ({ data: await ownAttendance(services, user) }),
  })

  mountCall(app, services, attendance.setAttendanceEnabled, {
    guard: requireUser,
    handle: async ({ body, user }) => {
      await setAttendanceEnabled(services, user, body.on)
      return { message: body.on ? DOOR_MESSAGES.timeOn : DOOR_MESSAGES.timeOff }
    },
  })

  mountCall(app, services, calls.listPasses, {
    guard: requireStaff('passes'),
    handle: async ({ params }) => {
      if (!(await userExists(services.db, params.id))) throw new AppError('userNotFound')
      const passes = await passesOf(services.db, params.id)
      return {
        data: {
          passes: passes.map(({ id, kind, issuedAt, revokedAt, revokedReason }) => ({
            id: id.toString('hex'),
            kind,
            issuedAt: issuedAt.toISOString(),
            revokedAt: revokedAt?.toISOString() ?? null,
            revokedReason,
          })),
        },
      }
    },
  })

  mountCall(app, services, calls.issueCard, {
    guard: requireStaff('passes'),
    handle: async ({ params, user }) => ({ data: await issueCard(services, user, params.id) }),
  })

  mountCall(app, services, calls.revokePass, {
    guard: requireStaff('passes'),
    handle: async ({ params, body, user }) => {
      await revokePass(services, user, { id: params.id, reason: body.reason })
      return { message: DOOR_MESSAGES.passRevoked }
    },
  })
}
