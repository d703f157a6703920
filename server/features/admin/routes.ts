import type { FastifyInstance } from 'fastify'
import { mountCall } from '#server/http/mount-call.ts'
import { requireAdmin } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import { getAdminStats } from '#shared/contract/admin.ts'
import { hallStats } from './hall-stats.ts'

export function adminRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, getAdminStats, {
    guard: requireAdmin,
    handle: async () => ({ data: await hallStats(services) }),
  })
}
