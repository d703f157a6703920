import type { FastifyInstance } from 'fastify'
import { readSettings } from '#server/db/queries/admin/settings.ts'
import { allClosedSeats } from '#server/db/queries/booking/seat.ts'
import { anyone, requireStaff } from '#server/http/guards/session.ts'
import { mountCall } from '#server/http/mount-call.ts'
import type { Services } from '#server/services.ts'
import { getPublicSettings } from '#shared/contract/admin/public-settings.ts'
import * as calls from '#shared/contract/admin/settings.ts'
import * as setup from '#shared/contract/admin/setup.ts'
import { publicSettings } from '#shared/replies/settings.ts'
import { SETTINGS_MESSAGES } from '#shared/words/en/admin/settings.ts'
import { SETUP_MESSAGES } from '#shared/words/en/admin/setup.ts'
import { saveSettings } from './save-settings.ts'
import { acknowledge, openSteps, queueTestMail } from './setup.ts'

/** Public settings, System Settings for admins, and setting up the hall for its owner. */
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
    guard: requireStaff('settings'),
    handle: async () => {
      const [settings, closedSeats] = await Promise.all([
        readSettings(services.db),
        allClosedSeats(services.db),
      ])
      return { data: { ...settings, closedSeats } }
    },
  })

  mountCall(app, services, calls.saveSettings, {
    guard: requireStaff('settings'),
    handle: async ({ body, user }) => {
      await saveSettings(services, user, body)
      return { message: SETTINGS_MESSAGES.saved }
    },
  })

  mountCall(app, services, setup.getSetup, {
    guard: requireStaff('ownerSettings'),
    handle: async () => ({ data: { open: await openSteps(services) } }),
  })

  mountCall(app, services, setup.acknowledgeSetupStep, {
    guard: requireStaff('ownerSettings'),
    handle: async ({ body, user }) => {
      await acknowledge(services, user, body.step)
      return { message: SETUP_MESSAGES.acknowledged }
    },
  })

  mountCall(app, services, setup.sendTestMail, {
    guard: requireStaff('ownerSettings'),
    handle: async ({ user }) => {
      await queueTestMail(services, user)
      const mailServer = services.config.smtpUrl !== undefined
      return { message: SETUP_MESSAGES.mailSent, data: { mailServer } }
    },
  })
}
