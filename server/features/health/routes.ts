import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/app-error.ts'
import { isReachable } from '#server/db/connection/connect.ts'
import { anyone } from '#server/http/guards/session.ts'
import { mountCall } from '#server/http/mount-call.ts'
import type { Services } from '#server/services.ts'
import { health, healthLive, healthReady } from '#shared/contract/health.ts'

export function healthRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, health, {
    guard: anyone,
    handle: async () => {
      if (!(await isReachable(services.db))) throw new AppError('busy')
      return { status: 'ok' }
    },
  })

  mountCall(app, services, healthLive, {
    guard: anyone,
    handle: async () => ({ status: 'live' }),
  })

  mountCall(app, services, healthReady, {
    guard: anyone,
    handle: async () => {
      if (services.stopping.aborted) throw new AppError('stopping')
      const status = await services.readiness()
      if (status !== 'ready') throw new AppError(status)
      return { status }
    },
  })
}
