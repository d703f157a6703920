import type { FastifyInstance } from 'fastify'
import { isLastSuperAdmin } from '#server/db/erasure.ts'
import { mountCall } from '#server/http/mount-call.ts'
import { requireAdmin, requireUser } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import * as calls from '#shared/contract/privacy.ts'
import { deleteAccount } from './delete-account.ts'
import { eraseUser } from './erase-user.ts'
import { exportData } from './export-data.ts'

/** What the hall holds about somebody: theirs to take along, and to have erased. */
export function privacyRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, calls.exportData, {
    guard: requireUser,
    perMinute: 30,
    handle: async ({ user, reply }) => {
      const { file, data } = await exportData(services, user)
      reply.header('content-disposition', `attachment; filename="${file}"`)
      return { data }
    },
  })

  mountCall(app, services, calls.deletionOutlook, {
    guard: requireUser,
    handle: async ({ user }) => ({
      data: { lastSuperAdmin: await isLastSuperAdmin(services.db, user) },
    }),
  })

  mountCall(app, services, calls.deleteAccount, {
    guard: requireUser,
    perMinute: 30,
    handle: async ({ body, user }) => {
      await deleteAccount(services, user, body)
      return { message: 'Your account and your personal data have been deleted' }
    },
  })

  mountCall(app, services, calls.eraseUser, {
    guard: requireAdmin,
    handle: async ({ params, body, user }) => {
      await eraseUser(services, user, params.id, body)
      return { message: 'The account and its personal data have been erased' }
    },
  })
}
