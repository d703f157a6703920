import type { FastifyInstance } from 'fastify'
import { allClosedSeats } from '#server/db/queries/seat.ts'
import { readSettings } from '#server/db/queries/settings.ts'
import { anyone, requireAdmin } from '#server/http/guards/session.ts'
import { mountCall } from '#server/http/mount-call.ts'
import type { Services } from '#server/services.ts'
import { getPublicSettings } from '#shared/contract/public-settings.ts'
import * as calls from '#shared/contract/settings.ts'
import { publicSettings } from '#shared/replies/settings.ts'
import { SETTINGS_DONE } from '#shared/words/en/settings.ts'
import { saveSettings } from './save-settings.ts'

/** Public settings, and System Settings for admins. */
export function settingsRoutes(app: FastifyInstance, services: Services): void {
  mountCall(app, services, getPublicSettings, {
    guard: anyone,
    handle: async () => {
      const { hallTimezone, holdMinutes, payments } = services.config
      const simulatedPayments = payments === 'simulated'
      const settings = await readSettings(services.db)
      const configured = { timeZone: hallTimezone, holdMinutes, simulatedPayments }
      return { data: publicSettings(settings, configured) }
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
      return { message: SETTINGS_DONE.saved }
    },
  })
}
