import type { FastifyInstance } from 'fastify'
import { readSecondFactor } from '#server/db/queries/user/second-factor.ts'
import { keepDeviceKnown } from '#server/http/guards/known-device.ts'
import { requireStaffSettingUp, requireUser } from '#server/http/guards/session.ts'
import { mountCall } from '#server/http/mount-call.ts'
import type { Services } from '#server/services.ts'
import * as calls from '#shared/contract/user/second-factor.ts'
import { requiresFactor } from '#shared/domain/user/required-factor.ts'
import { OWN_USER_MESSAGES } from '#shared/words/en/user/user.ts'
import {
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './own-second-factor.ts'

/**
 * The caller's own second factor. Admins who lack a required one can make these calls, but no other
 * admin calls. A former admin can still switch it off.
 */
export function secondFactorRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, calls.getSecondFactor, {
    guard: requireUser,
    handle: async ({ user }) => {
      const { since, ...factor } = await readSecondFactor(services.db, user.id)
      const required = requiresFactor(user.factorPolicy, user.role)
      return { data: { ...factor, since: since?.toISOString() ?? null, required } }
    },
  })

  mountCall(app, services, calls.startSecondFactor, {
    guard: requireStaffSettingUp,
    handle: async ({ user }) => ({ data: await startSecondFactor(services, user) }),
  })

  mountCall(app, services, calls.confirmSecondFactor, {
    guard: requireStaffSettingUp,
    handle: async ({ body, user, request, reply }) => {
      const recoveryCodes = await keepDeviceKnown(services, { request, reply }, user.email, () =>
        confirmSecondFactor(services, user, body),
      )
      return { data: { recoveryCodes }, message: OWN_USER_MESSAGES.secondFactorOn }
    },
  })

  mountCall(app, services, calls.renewRecoveryCodes, {
    guard: requireUser,
    handle: async ({ body, user }) => {
      const recoveryCodes = await renewRecoveryCodes(services, user, body)
      return { data: { recoveryCodes }, message: OWN_USER_MESSAGES.recoveryCodesRenewed }
    },
  })

  mountCall(app, services, calls.endSecondFactor, {
    guard: requireUser,
    handle: async ({ body, user }) => {
      await endSecondFactor(services, user, body)
      return { message: OWN_USER_MESSAGES.secondFactorOff }
    },
  })
}
