import { saveSettings } from '#shared/contract/addresses.ts'
import { addDays, dayIn } from '#shared/domain/calendar-day.ts'
import { DEFAULT_SETTINGS } from '#shared/domain/settings/settings.ts'
import { answerCall } from '#web/demo/answer-call.ts'
import { idsFrom, seededChoices } from '#web/demo/chance.ts'
import { type DemoState, TIME_ZONE } from '#web/demo/demo-state.ts'
import { openSession } from '#web/demo/demo-token.ts'
import { newUser } from '#web/demo/demo-user.ts'
import { DEMO_ADMIN_EMAIL, DEMO_STUDENT_EMAIL } from '#web/demo/demo-users.ts'
import { CLOSED_SEAT, memberEvents } from '#web/demo/sample-members.ts'
import { tourEvents } from '#web/demo/sample-tours.ts'
import { momentOf, type PastEvent, type Sample, sampleUser } from '#web/demo/sample-users.ts'

const SEED = 2026

/**
 * Returns the sample data: half of the seats are taken, with tours in each status. It is created by
 * replaying past events through the demo's own answers, so it follows all their rules.
 */
export function sampleState(now: () => Date, name = DEFAULT_SETTINGS.name): DemoState {
  const today = dayIn(TIME_ZONE, now())
  let playedTo = momentOf(addDays(today, -400), 600)
  const state = emptyState(() => playedTo, name)
  const chance = seededChoices(SEED)
  // First, so that the demo users' ids don't depend on the size of the sample.
  const studentSample = sampleUser({ state, chance, today }, 900, { gender: 'male', daysAgo: 11 })
  const student = { ...studentSample, fullName: 'Rohan Patil', email: DEMO_STUDENT_EMAIL }
  const admin = {
    ...newUser({
      id: state.nextId(),
      fullName: 'Asha Kulkarni',
      gender: 'female',
      createdAt: playedTo,
    }),
    email: DEMO_ADMIN_EMAIL,
    role: 'super_admin' as const,
    phoneNumber: '+919876501234',
    dateOfBirth: '1985-08-12',
  }
  state.users.unshift(admin)
  const token = openSession(state, admin)
  const sample: Sample = {
    ...{ state, chance, today },
    ask: (call, parts) => answerCall(state, call, parts, token),
  }
  const seatClosed: PastEvent = {
    at: momentOf(addDays(today, -1), 21 * 60),
    run: () =>
      sample.ask(saveSettings, { body: { ...state.settings, closedSeats: [CLOSED_SEAT] } }),
  }
  const events = [...tourEvents(sample), ...memberEvents(sample, student), seatClosed]
  for (const { at, run } of events.sort((a, b) => a.at.getTime() - b.at.getTime())) {
    playedTo = at
    run()
  }
  state.now = now
  return state
}

function emptyState(now: () => Date, name: string): DemoState {
  return {
    now,
    ...{ users: [], bookings: [], payments: [], tours: [], changes: [], closedSeats: [] },
    settings: {
      ...DEFAULT_SETTINGS,
      name,
      contactPhone: '+91 98765 43210',
      contactEmail: 'desk@example.com',
      address: 'First floor, Lakshmi Road, Pune 411030',
      version: 0,
    },
    ...{ codes: new Map(), verifiedEmails: new Set(), sessions: new Map() },
    nextId: idsFrom(),
  }
}
