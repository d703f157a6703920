import type { FastifyInstance } from 'fastify'
import { requireAdmin, requireSuperAdmin } from '#server/http/guards/session.ts'
import { mountCall } from '#server/http/mount-call.ts'
import type { Services } from '#server/services.ts'
import { getAdminStats } from '#shared/contract/admin.ts'
import { listAuditLog } from '#shared/contract/audit-log.ts'
import { auditPage } from './audit-page.ts'
import { readStats } from './read-stats.ts'

export function adminRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, getAdminStats, {
    guard: requireAdmin,
    handle: async () => ({ data: await readStats(services) }),
  })

  mountCall(app, services, listAuditLog, {
    guard: requireSuperAdmin,
    handle: async ({ query }) => ({ data: await auditPage(services, query) }),
  })
}
