import { saveSettings } from '#shared/contract/desk-endpoints.ts'
import { addDays, dayIn } from '#shared/domain/calendar-day.ts'
import { DEFAULT_SETTINGS } from '#shared/domain/settings/settings.ts'
import { ACKNOWLEDGED_STEPS } from '#shared/domain/settings/setup-steps.ts'
import { type Random, seededRandom } from '#shared/sample/random.ts'
import { answerCall } from '#web/demo/answer-call.ts'
import {
  DEMO_ADMIN_EMAIL,
  DEMO_RECEPTION_EMAIL,
  DEMO_STUDENT_EMAIL,
} from '#web/demo/demo-accounts.ts'
import { type DemoState, TIME_ZONE } from '#web/demo/demo-state.ts'
import { newUser, openSession, recordUse } from '#web/demo/demo-user-replies.ts'
import { deskEvents } from '#web/demo/sample/sample-desk-day.ts'
import { CLOSED_SEAT, memberEvents } from '#web/demo/sample/sample-members.ts'
import { tourEvents } from '#web/demo/sample/sample-tours.ts'
import { momentOf, type PastEvent, type Sample, sampleUser } from '#web/demo/sample/sample-users.ts'
import { sampleEntries } from '#web/demo/sample/sample-visits.ts'

const SEED = 2026
const RECEPTIONIST = { fullName: 'Meera Joshi', gender: 'female' } as const
const ADMIN = { fullName: 'Asha Kulkarni', gender: 'female' } as const

/**
 * Creates the sample data: half of the seats are taken, and there are tours in each status. Generated events are
 * replayed through the demo's own answers, so the sample follows all rules.
 */
export function sampleState(now: () => Date, name: string): DemoState {
  const today = dayIn(TIME_ZONE, now())
  const opened = momentOf(addDays(today, -400), 600)
  let replayedAt = opened
  const random = seededRandom(SEED)
  const state = emptyState(() => replayedAt, random, name)
  // Created first, so that the IDs of the demo users don't depend on the size of the sample.
  const studentSample = sampleUser({ state, random, today }, 900, { gender: 'male', daysAgo: 11 })
  const student = { ...studentSample, fullName: 'Rohan Patil', email: DEMO_STUDENT_EMAIL }
  const admin = {
    ...newUser({ ...ADMIN, id: state.nextId(), createdAt: replayedAt }),
    role: 'super_admin' as const,
    phoneNumber: '+919876501234',
    dateOfBirth: '1985-08-12',
    email: DEMO_ADMIN_EMAIL,
  }
  state.users.unshift(admin)
  const token = openSession(state, admin)
  const sample: Sample = {
    state,
    random,
    today,
    ask(call, parts) {
      // Keeps the session from becoming idle, because days may pass between two events.
      recordUse(state, token)
      return answerCall(state, call, parts, token)
    },
  }
  const closeSeat: PastEvent = {
    at: momentOf(addDays(today, -1), 21 * 60),
    run: () =>
      sample.ask(saveSettings, { body: { ...state.settings, closedSeats: [CLOSED_SEAT] } }),
  }
  const events = [...tourEvents(sample, student), ...memberEvents(sample, student), closeSeat]
  const replay = (past: PastEvent[]) => {
    for (const { at, run } of past) {
      replayedAt = at
      run()
    }
  }
  replay(events.sort((a, b) => a.at.getTime() - b.at.getTime()))
  // Created late, so that the older sample doesn't depend on it; the users are sorted by age.
  state.users.push({
    ...newUser({ ...RECEPTIONIST, id: state.nextId(), createdAt: opened }),
    role: 'receptionist',
    phoneNumber: '+919876501235',
    dateOfBirth: '1996-03-21',
    email: DEMO_RECEPTION_EMAIL,
  })
  replay(deskEvents(state, now()))
  state.sessions.clear()
  state.now = now
  state.entries = sampleEntries(state, now())
  return state
}

function emptyState(now: () => Date, random: Random, name: string): DemoState {
  return {
    now,
    users: [],
    bookings: [],
    payments: [],
    receipts: [],
    dues: [],
    refunds: [],
    corrections: [],
    notes: [],
    shifts: [],
    closings: [],
    claims: [],
    statementRows: [],
    statementMappings: new Map(),
    tours: [],
    changes: [],
    passes: [],
    gates: [],
    entries: [],
    closedSeats: [],
    // The demo's hall has been open for a year, so nothing is left to set up.
    acknowledged: [...ACKNOWLEDGED_STEPS],
    settings: {
      ...DEFAULT_SETTINGS,
      name,
      contactPhone: '+91 98765 43210',
      contactEmail: 'desk@example.com',
      address: 'First floor, Lakshmi Road, Pune 411030',
      upiId: 'studyhall@example',
      version: 0,
    },
    codes: new Map(),
    verifiedEmails: new Set(),
    verifiedVisitors: new Set(),
    sessions: new Map(),
    nextId: random.uuid,
  }
}
