import type { FastifyInstance } from 'fastify'
import { requireStaff, requireWatchingStaff } from '#server/http/guards/session.ts'
import { mountCall } from '#server/http/mount-call.ts'
import type { Services } from '#server/services.ts'
import { listAuditLog } from '#shared/contract/admin/audit-log.ts'
import { searchDesk as searchDeskCall } from '#shared/contract/admin/desk-search.ts'
import { getAdminStats } from '#shared/contract/admin/stats.ts'
import { getToday } from '#shared/contract/admin/today.ts'
import { auditFileRoute } from './audit-file-route.ts'
import { auditPage } from './audit-page.ts'
import { readStats } from './read-stats.ts'
import { readToday } from './read-today.ts'
import { searchDesk } from './search-desk.ts'

export function adminRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, getAdminStats, {
    guard: requireStaff('desk'),
    handle: async ({ user }) => ({ data: await readStats(services, user) }),
  })

  mountCall(app, services, getToday, {
    guard: requireWatchingStaff('desk'),
    handle: async ({ user }) => ({ data: await readToday(services, user) }),
  })

  mountCall(app, services, searchDeskCall, {
    guard: requireStaff('desk'),
    handle: async ({ query, user }) => ({ data: await searchDesk(services, user, query.search) }),
  })

  auditFileRoute(app, services)
  mountCall(app, services, listAuditLog, {
    guard: requireStaff('auditLog'),
    handle: async ({ query }) => ({ data: await auditPage(services, query) }),
  })
}
