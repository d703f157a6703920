import type { FastifyInstance } from 'fastify'
import { allClosedSeats } from '#server/db/seats.ts'
import { readSettings } from '#server/db/settings.ts'
import { mountCall } from '#server/http/mount-call.ts'
import { anyone, requireAdmin } from '#server/http/session.ts'
import type { Services } from '#server/services.ts'
import { getHall } from '#shared/contract/hall.ts'
import * as calls from '#shared/contract/settings.ts'
import { saveSettings } from './save-settings.ts'

/** What the hall is, and System Settings, which are for admins only. */
export function settingsRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, getHall, {
    guard: anyone,
    handle: async () => {
      const { hallTimezone, holdMinutes } = services.config
      const { version: _version, ...settings } = await readSettings(services.db)
      return { data: { ...settings, timeZone: hallTimezone, holdMinutes } }
    },
  })

  mountCall(app, services, calls.getSettings, {
    guard: requireAdmin,
    handle: async () => {
      const [settings, closedSeats] = await Promise.all([
        readSettings(services.db),
        allClosedSeats(services.db),
      ])
      return { data: { ...settings, closedSeats } }
    },
  })

  mountCall(app, services, calls.saveSettings, {
    guard: requireAdmin,
    handle: async ({ body, user }) => {
      await saveSettings(services, user, body)
      return { message: 'The settings have been saved' }
    },
  })
}
