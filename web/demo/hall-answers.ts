import { getAdminStats } from '#shared/contract/admin.ts'
import { getHall } from '#shared/contract/hall.ts'
import { health } from '#shared/contract/health.ts'
import { getMemberDetails, getMemberStatus } from '#shared/contract/member.ts'
import { getSettings, saveSettings } from '#shared/contract/settings.ts'
import { daysLeft } from '#shared/domain/booking.ts'
import { answer } from '#web/demo/answer.ts'
import { admin, signedIn } from '#web/demo/callers.ts'
import { currentUser } from '#web/demo/current-user.ts'
import { HOLD_MINUTES, TIME_ZONE, today } from '#web/demo/demo-hall.ts'
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
    admin(caller)
    const { closedSeats, version, ...settings } = body
    if (version !== hall.settings.version) throw refusal('settingsChanged')
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

  answer(health, () => ({ status: 'demo' })),
]
