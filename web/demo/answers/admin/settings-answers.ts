import { getSettings, saveSettings } from '#shared/contract/desk-endpoints.ts'
import { getPublicSettings } from '#shared/contract/endpoints.ts'
import { DEFAULT_HOLD_MINUTES } from '#shared/domain/booking/hold-minutes.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'
import { sortDays } from '#shared/domain/settings/door-fields.ts'
import * as decide from '#shared/domain/settings/save-settings.ts'
import { publicSettings } from '#shared/replies/settings.ts'
import { SETTINGS_MESSAGES } from '#shared/words/en/admin/settings.ts'
import { ANYONE, allowed, answer, staff } from '#web/demo/answer.ts'
import { recordChange, TIME_ZONE } from '#web/demo/demo-state.ts'
import { factorFacts } from '#web/demo/demo-user-replies.ts'

export const settingsAnswers = [
  answer(getPublicSettings, ANYONE, ({ state: { settings } }) => {
    const configured = {
      timeZone: TIME_ZONE,
      holdMinutes: DEFAULT_HOLD_MINUTES,
      simulatedPayments: true,
    }
    return { data: publicSettings(settings, configured) }
  }),

  answer(getSettings, staff('settings'), ({ state: { settings, closedSeats } }) => ({
    data: { ...settings, closedSeats },
  })),

  answer(saveSettings, staff('settings'), ({ state, user: admin, body }) => {
    const closedDays = sortDays(body.closedDays)
    const { closedSeats, ...settings } = { ...body, closedDays }
    const before = { ...state.settings, closedSeats: state.closedSeats }
    const stale = settings.version !== state.settings.version
    const changes = allowed(
      decide.saveSettings(before, body, { stale, admin: factorFacts(state, admin) }),
    )
    for (const change of changes) recordChange(state, admin, change)
    state.settings = { ...settings, version: settings.version + 1 }
    state.closedSeats = SEATS.map(({ id }) => id).filter((id) => closedSeats.includes(id))
    return { message: SETTINGS_MESSAGES.saved }
  }),
]
