import type { FastifyInstance } from 'fastify'
import { AppError, throwIfRefused } from '#server/app-error.ts'
import { recordView } from '#server/db/queries/admin/audit-log.ts'
import { readRoleLimits } from '#server/db/queries/admin/settings.ts'
import { currentConsentOf } from '#server/db/queries/user/consent.ts'
import { searchUsers } from '#server/db/queries/user/listed-users.ts'
import { viewUser } from '#server/db/queries/user/managed-user.ts'
import { requireStaff } from '#server/http/guards/session.ts'
import { mountCall } from '#server/http/mount-call.ts'
import { avatarPath, userVersion } from '#server/replies/user.ts'
import type { Services } from '#server/services.ts'
import * as consent from '#shared/contract/user/consent.ts'
import { resetSecondFactor as resetSecondFactorCall } from '#shared/contract/user/second-factor.ts'
import * as calls from '#shared/contract/user/user.ts'
import { pageSlice } from '#shared/domain/list-pages.ts'
import { viewRefusal } from '#shared/domain/user/user-change.ts'
import { listedUser, viewedUser } from '#shared/replies/managed-user.ts'
import { USER_MESSAGES } from '#shared/words/en/user/user-management.ts'
import { deactivateUser } from './deactivate-user.ts'
import { editUser } from './edit-user.ts'
import { membersFileRoute } from './members-file-route.ts'
import { noteRoutes } from './note-routes.ts'
import { recordConsent, withdrawConsent } from './parental-consent.ts'
import { reactivateUser } from './reactivate-user.ts'
import { resetSecondFactor } from './reset-second-factor.ts'
import { userSelfieRoute } from './selfie-route.ts'

/** The calls of User Management, for staff. */
export function userRoutes(app: FastifyInstance, services: Services): void {
  membersFileRoute(app, services)

  mountCall(app, services, calls.listUsers, {
    guard: requireStaff('members'),
    handle: async ({ query: { search, sort, with: filter, page }, user: admin }) => {
      const { users, total } = await searchUsers(services.db, admin, {
        search,
        sort,
        paidDaysFrom: filter === 'paidDays' ? services.studyDays() : undefined,
        ...pageSlice(page),
      })
      return { data: { users: users.map((user) => listedUser(admin, user)), total, page } }
    },
  })

  mountCall(app, services, calls.getUser, {
    guard: requireStaff('members'),
    handle: async ({ params, user: admin }) => {
      const now = services.now()
      const user = await viewUser(services.db, params.id, {
        now,
        days: services.studyDays(),
      })
      if (!user) throw new AppError('notFound')
      throwIfRefused(viewRefusal(admin, user))
      const view = { adminId: admin.id, action: 'user.view', userId: user.id } as const
      await recordView(services.db, view, now)
      const parentalConsent = (await currentConsentOf(services.db, user.id)) ?? null
      const version = userVersion(user)
      const viewed = { ...user, avatar: avatarPath(user.avatar), parentalConsent, version }
      const limits = await readRoleLimits(services.db)
      return { data: viewedUser(viewed, { today: services.today(), staff: admin, limits }) }
    },
  })

  mountCall(app, services, calls.editUser, {
    guard: requireStaff('members'),
    handle: async ({ params, body, user }) => {
      await editUser(services, user, params.id, body)
      return { message: USER_MESSAGES.edited }
    },
  })

  mountCall(app, services, calls.deactivateUser, {
    guard: requireStaff('members'),
    handle: async ({ params, body, user }) => {
      await deactivateUser(services, user, params.id, body)
      return { message: USER_MESSAGES.deactivated }
    },
  })

  mountCall(app, services, calls.reactivateUser, {
    guard: requireStaff('members'),
    handle: async ({ params, user }) => {
      await reactivateUser(services, user, params.id)
      return { message: USER_MESSAGES.reactivated }
    },
  })

  mountCall(app, services, resetSecondFactorCall, {
    guard: requireStaff('staff'),
    handle: async ({ params, user }) => {
      await resetSecondFactor(services, user, params.id)
      return { message: USER_MESSAGES.secondFactorReset }
    },
  })

  mountCall(app, services, consent.recordParentalConsent, {
    guard: requireStaff('members'),
    handle: async ({ params, body, user }) => {
      await recordConsent(services, user, params.id, body)
      return { message: USER_MESSAGES.consentRecorded }
    },
  })

  mountCall(app, services, consent.withdrawParentalConsent, {
    guard: requireStaff('members'),
    handle: async ({ params, user }) => {
      await withdrawConsent(services, user, params.id)
      return { message: USER_MESSAGES.consentWithdrawn }
    },
  })

  noteRoutes(app, services)
  userSelfieRoute(app, services)
}
