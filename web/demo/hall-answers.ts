import { getAdminStats } from '#shared/contract/admin.ts'
import { getHall } from '#shared/contract/hall.ts'
import { health, healthLive, healthReady } from '#shared/contract/health.ts'
import { getMemberDetails, getMemberStatus } from '#shared/contract/member.ts'
import { getSettings, saveSettings } from '#shared/contract/settings.ts'
import { daysLeft } from '#shared/domain/booking.ts'
import { changedSettings } from '#shared/domain/changed-settings.ts'
import { answer } from '#web/demo/answer.ts'
import { admin, signedIn } from '#web/demo/callers.ts'
import { currentUser } from '#web/demo/current-user.ts'
import { HOLD_MINUTES, TIME_ZONE, today } from '#web/demo/demo-hall.ts'
import { recordChange } from '#web/demo/record-change.ts'
import { refusal } from '#web/demo/refusal.ts'

/** The hall as a whole: its settings, its figures, and what a member asks about it. */
export const hallAnswers = [
  answer(getHall, ({ hall }) => {
    const { version: _version, ...settings } = hall.settings
    return { data: { ...settings, timeZone: TIME_ZONE, holdMinutes: HOLD_MINUTES } }
  }),

  answer(getSettings, ({ hall, caller }) => {
    admin(caller)
    return { data: { ...hall.settings, closedSeats: hall.closedSeats } }
  }),

  answer(saveSettings, ({ hall, caller, body }) => {
    const by = admin(caller)
    const { closedSeats, version, ...settings } = body
    if (version !== hall.settings.version) throw refusal('settingsChanged')
    const details = changedSettings(hall.settings, settings)
    if (Object.keys(details).length > 0) {
      recordChange(hall, by, 'settings.change', 'settings', details)
    }
    for (const seat of closedSeats.filter((id) => !hall.closedSeats.includes(id))) {
      recordChange(hall, by, 'seat.close', `seat:${seat}`)
    }
    for (const seat of hall.closedSeats.filter((id) => !closedSeats.includes(id))) {
      recordChange(hall, by, 'seat.open', `seat:${seat}`)
    }
    hall.settings = { ...settings, version: version + 1 }
    hall.closedSeats = closedSeats
    return { message: 'The settings have been saved' }
  }),

  answer(getAdminStats, ({ hall, caller }) => {
    admin(caller)
    const day = today(hall)
    const running = hall.bookings.filter(
      ({ status, start, end }) => status === 'paid' && start <= day && end > day,
    )
    const taken = hall.payments.filter(({ state }) => state === 'completed')
    return {
      data: {
        totalUsers: hall.people.filter(({ active }) => active).length,
        activeBookings: running.length,
        tourRequests: hall.tours.length,
        pendingTours: hall.tours.filter(({ status }) => status === 'pending').length,
        revenue: taken.reduce((sum, { amount }) => sum + amount, 0),
      },
    }
  }),

  answer(getMemberDetails, ({ hall, caller }) => ({
    data: currentUser(hall, signedIn(caller)).membershipDetails,
  })),

  answer(getMemberStatus, ({ hall, caller }) => {
    const user = currentUser(hall, signedIn(caller))
    const { membershipCompleted, bookingCompleted, dyanpittId, membershipValidUntil } = user
    const left = membershipValidUntil === null ? null : daysLeft(membershipValidUntil, today(hall))
    return {
      data: {
        ...{ membershipCompleted, bookingCompleted, dyanpittId, membershipValidUntil },
        daysLeft: left,
      },
    }
  }),

  ...[health, healthLive, healthReady].map((call) => answer(call, () => ({ status: 'demo' }))),
]
