import type { FastifyInstance } from 'fastify'
import { searchUsers, viewUser } from '#server/db/admin-users.ts'
import { AppError } from '#server/http/app-error.ts'
import { mountCall } from '#server/http/mount-call.ts'
import { requireAdmin } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import * as calls from '#shared/contract/admin-users.ts'
import { ROWS_PER_PAGE } from '#shared/domain/list-pages.ts'
import { deactivateUser } from './deactivate-user.ts'
import { editUser } from './edit-user.ts'
import { reactivateUser } from './reactivate-user.ts'
import { userSelfieRoute } from './selfie-route.ts'
import { listedUser, viewedUser } from './user-views.ts'

/** User Management: for admins only. */
export function userRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, calls.listUsers, {
    guard: requireAdmin,
    handle: async ({ query: { search, page } }) => {
      const limit = ROWS_PER_PAGE
      const offset = (page - 1) * limit
      const { users, total } = await searchUsers(services.db, { search, offset, limit })
      return { data: { users: users.map(listedUser), total, page } }
    },
  })

  mountCall(app, services, calls.getUser, {
    guard: requireAdmin,
    handle: async ({ params }) => {
      const user = await viewUser(services.db, params.id, {
        now: services.now(),
        today: services.today(),
      })
      if (!user) throw new AppError('notFound')
      return { data: viewedUser(user) }
    },
  })

  mountCall(app, services, calls.editUser, {
    guard: requireAdmin,
    handle: async ({ params, body, user }) => {
      await editUser(services, user, params.id, body)
      return { message: 'The changes have been saved' }
    },
  })

  mountCall(app, services, calls.deactivateUser, {
    guard: requireAdmin,
    handle: async ({ params, body, user }) => {
      await deactivateUser(services, user, params.id, body)
      return { message: 'The account has been deactivated' }
    },
  })

  mountCall(app, services, calls.reactivateUser, {
    guard: requireAdmin,
    handle: async ({ params, user }) => {
      await reactivateUser(services, user, params.id)
      return { message: 'The account can be used again' }
    },
  })

  userSelfieRoute(app, services)
}
