import type { FastifyInstance } from 'fastify'
import { superAdminIds } from '#server/db/queries/user/managed-user.ts'
import { requireStaff, requireUser } from '#server/http/guards/session.ts'
import { mountCall } from '#server/http/mount-call.ts'
import type { Services } from '#server/services.ts'
import * as calls from '#shared/contract/user/privacy.ts'
import { isLastSuperAdmin } from '#shared/domain/user/user.ts'
import { OWN_USER_MESSAGES } from '#shared/words/en/user/user.ts'
import { USER_MESSAGES } from '#shared/words/en/user/user-management.ts'
import { deleteOwnUser } from './delete-own-user.ts'
import { eraseUser } from './erase-user.ts'
import { exportData } from './export-data.ts'

/** Export and erasure of personal data. */
export function privacyRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, calls.exportData, {
    guard: requireUser,
    handle: async ({ user, reply }) => {
      const { file, data } = await exportData(services, user)
      reply.header('content-disposition', `attachment; filename="${file}"`)
      return { data }
    },
  })

  mountCall(app, services, calls.deletionCheck, {
    guard: requireUser,
    handle: async ({ user }) => ({
      data: { lastSuperAdmin: isLastSuperAdmin(user, await superAdminIds(services.db)) },
    }),
  })

  mountCall(app, services, calls.deleteOwnUser, {
    guard: requireUser,
    handle: async ({ body, user }) => {
      await deleteOwnUser(services, user, body)
      return { message: OWN_USER_MESSAGES.deleted }
    },
  })

  mountCall(app, services, calls.eraseUser, {
    guard: requireStaff('erasure'),
    handle: async ({ params, body, user }) => {
      await eraseUser(services, user, params.id, body)
      return { message: USER_MESSAGES.erased }
    },
  })
}
