import { beforeEach, describe, expect, it } from 'vitest'
import { listAuditLog } from '#shared/contract/admin/audit-log.ts'
import { getPublicSettings } from '#shared/contract/admin/public-settings.ts'
import { getSettings, saveSettings } from '#shared/contract/admin/settings.ts'
import { getAdminStats } from '#shared/contract/admin/stats.ts'
import * as bookingCalls from '#shared/contract/booking/booking.ts'
import * as deskCalls from '#shared/contract/booking/desk-booking.ts'
import type { BodyInput, Call, ReplyOf } from '#shared/contract/call.ts'
import * as deskPayments from '#shared/contract/money/desk-payment.ts'
import { completePayment } from '#shared/contract/money/payment.ts'
import { confirmUtr } from '#shared/contract/money/upi-claim.ts'
import { scanQr } from '#shared/contract/tour/tour.ts'
import { changeTourStatus, listTours } from '#shared/contract/tour/tour-management.ts'
import * as authCalls from '#shared/contract/user/auth.ts'
import { updateMembership } from '#shared/contract/user/membership.ts'
import { deleteOwnUser, eraseUser } from '#shared/contract/user/privacy.ts'
import * as sessionCalls from '#shared/contract/user/session.ts'
import * as userCalls from '#shared/contract/user/user.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'
import { addDays, dayIn } from '#shared/domain/calendar-day.ts'
import { DEFAULT_SETTINGS } from '#shared/domain/settings/settings.ts'
import { TOUR_STATUSES } from '#shared/domain/tour/tour.ts'
import { ApiError } from '#web/api/api-error.ts'
import type { Parts } from '#web/api/request.ts'
import { answerCall } from '#web/demo/answer-call.ts'
import { DEMO_ADMIN_EMAIL, DEMO_STUDENT_EMAIL } from '#web/demo/demo-accounts.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { sampleState } from '#web/demo/sample/sample-state.ts'
import { DEMO_CODE } from '#web/session/demo-code.ts'

const NOW = new Date('2026-11-20T06:30:00Z')
const TODAY = '2026-11-20'

let state: DemoState
/** The demo's clock, which only tests advance. */
let now: Date
beforeEach(() => {
  now = NOW
  state = sampleState(() => now, DEFAULT_SETTINGS.name)
})

/** Makes a call of the demo and validates the reply. */
async function ask<C extends Call>(call: C, parts?: Parts, token?: string): Promise<ReplyOf<C>>
async function ask(call: Call, parts: Parts = {}, token?: string) {
  return call.reply.parse(answerCall(state, call, parts, token))
}

function catchError(run: () => unknown): unknown {
  try {
    run()
    return undefined
  } catch (error) {
    return error
  }
}

/** Makes a call that must be refused with an error of the contract, and returns the error. */
async function refused(call: Call, parts: Parts = {}, token?: string): Promise<ApiError> {
  const error: unknown = catchError(() => answerCall(state, call, parts, token))
  if (!(error instanceof ApiError)) throw new Error('The call was not refused', { cause: error })
  expect(['validationFailed', ...(call.errors ?? [])]).toContain(error.code)
  return error
}

async function logIn(email: string): Promise<string> {
  const { token } = await ask(authCalls.login, { body: { email, password: 'any-password' } })
  return token
}
const asStudent = () => logIn(DEMO_STUDENT_EMAIL)
const asAdmin = () => logIn(DEMO_ADMIN_EMAIL)

const modules = import.meta.glob<Record<string, unknown>>('../../shared/contract/**/*.ts', {
  eager: true,
})
const EVERY_CALL = Object.entries(modules)
  .filter(([file]) => !file.endsWith('.test.ts'))
  .flatMap(([, module]) => Object.values(module))
  .filter((value): value is Call => typeof value === 'object' && value !== null && 'reply' in value)

describe('the demo', () => {
  it('finds the calls of the contract', () => {
    expect(EVERY_CALL.length).toBeGreaterThan(35)
  })

  it.each(EVERY_CALL.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'answers %s',
    async (_name, call) => {
      const empty = { params: { id: 'x', email: 'x@example.com' }, query: {}, body: {} }
      const outcome = catchError(() => answerCall(state, call, empty, undefined))
      expect(String(outcome)).not.toContain('has no answer')
    },
  )

  it.each(
    EVERY_CALL.filter(({ errors }) => errors?.includes('notAllowed') && errors.length > 0)
      .filter(({ path }) => path.startsWith('/admin') || path === '/tour/requests')
      .map((call) => [`${call.method} ${call.path}`, call] as const),
  )('refuses %s to visitors and to the demo student [demo-1]', async (_name, call) => {
    expect((await refused(call, {})).status).toBe(401)
    expect((await refused(call, {}, await asStudent())).status).toBe(403)
  })
})

describe('the sample data', () => {
  it('fills half of the hall', async () => {
    const { data } = await ask(getAdminStats, {}, await asAdmin())
    const occupied = new Set(
      state.bookings
        .filter(
          ({ status, startDate, endDate }) =>
            status === 'paid' && startDate <= TODAY && endDate > TODAY,
        )
        .map(({ seatId }) => seatId),
    )
    expect(occupied.size / SEATS.length).toBeGreaterThan(0.4)
    expect(occupied.size / SEATS.length).toBeLessThan(0.6)
    expect(data.revenue).toBeGreaterThan(10_000)
    expect(data.totalUsers).toBeGreaterThan(40)
  })

  it('has tours in each status', async () => {
    const { data } = await ask(listTours, {}, await asAdmin())
    expect(new Set(data.map(({ tourStatus }) => tourStatus))).toEqual(new Set(TOUR_STATUSES))
  })

  it('has a demo student whose membership ends in 5 days [demo-2]', async () => {
    const { user } = await ask(authCalls.me, {}, await asStudent())
    expect(user.membershipValidUntil).toBe(addDays(TODAY, 5))
    expect(user.bookingDetails?.paymentStatus).toBe('completed')
    expect(user.dyanpittId).toMatch(/^@DA202611[0-9]{3}$/)
  })

  it.each([
    '2026-11-20T18:29:59Z',
    '2026-11-20T18:30:00Z',
    '2028-02-29T08:00:00Z',
    '2027-03-31T08:00:00Z',
  ])('has unique emails and member IDs, and sells no seat twice: %s', (instant) => {
    state = sampleState(() => new Date(instant), DEFAULT_SETTINGS.name)
    const ids = state.users.map(({ memberId }) => memberId).filter((id) => id !== null)
    expect(new Set(ids).size).toBe(ids.length)
    const emails = state.users.map(({ email }) => email)
    expect(new Set(emails).size).toBe(emails.length)
    const today = dayIn('Asia/Kolkata', new Date(instant))
    const stays = state.bookings
      .filter(({ status, endDate }) => status !== 'cancelled' && endDate > today)
      .map(({ seatId, batch }) => `${seatId} ${batch}`)
    expect(new Set(stays).size).toBe(stays.length)
  })
})

describe('a new user', () => {
  const email = 'new.student@example.com'
  const registration = {
    email,
    password: 'Str0ng-enough!',
    fullName: 'Nita Student',
    phoneNumber: '+919811122233',
    dateOfBirth: '2001-05-05',
    gender: 'male',
  } as const
  const details: BodyInput<typeof updateMembership> = {
    visitedBefore: 'no',
    fatherName: 'Ramesh',
    parentContactNumber: '9811122234',
    educationalBackground: 'Graduation',
    currentOccupation: 'Student',
    currentAddress: 'Pune',
    jobTitle: '',
    examPreparation: 'MPSC',
    examinationDate: '2027-05-01',
  }

  it('registers, saves the details, books a seat, pays and gets a member ID [demo-3]', async () => {
    await ask(authCalls.sendOtp, { body: { email } })
    expect((await refused(authCalls.register, { body: registration })).status).toBe(403)
    await ask(authCalls.verifyOtp, { body: { email, otp: DEMO_CODE } })
    const { token } = await ask(authCalls.register, { body: registration })

    expect((await refused(updateMembership, { body: details }, token)).errors).toEqual([
      { path: 'selfiePhoto', code: 'selfieRequired', msg: 'Please upload a selfie photo' },
    ])
    const file = new Blob(['selfie'])
    const given = await ask(updateMembership, { body: details, file }, token)
    expect(given.user.membershipCompleted).toBe(true)

    const plan = {
      membershipType: 'Dyandhara Kaksh',
      timeSlot: 'Day Batch (7:00 AM - 10:00 PM)',
      membershipDuration: '1 Month',
      membershipStartDate: TODAY,
    } as const
    const { data } = await ask(bookingCalls.occupiedSeats, { query: plan }, token)
    const free = SEATS.find(
      ({ id, room, tier }) =>
        room === plan.membershipType && tier === 'standard' && !data.occupied.includes(id),
    )
    const bookingDetails = { ...plan, preferredSeat: free?.id ?? '', totalAmount: 999 }
    const wrong = { bookingDetails: { ...bookingDetails, totalAmount: 1 } }
    expect((await refused(bookingCalls.updateBooking, { body: wrong }, token)).status).toBe(409)
    const taken = { bookingDetails: { ...bookingDetails, preferredSeat: data.occupied[0] } }
    expect((await refused(bookingCalls.updateBooking, { body: taken }, token)).status).toBe(409)
    const saved = await ask(bookingCalls.updateBooking, { body: { bookingDetails } }, token)
    expect(saved.paymentAmount).toBe(999)

    const payment = { paymentId: 'payment-1', paymentStatus: 'completed' } as const
    const paid = await ask(completePayment, { body: payment }, token)
    expect(paid).toMatchObject({ showCongratulations: true, user: { bookingCompleted: true } })
    expect(paid.dyanpittId).toMatch(/^@DA202611[0-9]{3}$/)
    const again = await ask(completePayment, { body: payment }, token)
    expect(again.dyanpittId).toBe(paid.dyanpittId)

    const others = await ask(bookingCalls.occupiedSeats, { query: plan }, await asStudent())
    expect(others.data.occupied).toContain(free?.id)
  })
})

describe('an admin', () => {
  it('confirms a tour and scans its pass once', async () => {
    const token = await asAdmin()
    const tour = state.tours.find(({ status }) => status === 'pending')
    const params = { id: tour?.id }
    await ask(changeTourStatus, { params, body: { status: 'confirmed' } }, token)
    const qrData = JSON.stringify({ type: 'VISITOR_PASS', id: tour?.id })
    expect((await refused(scanQr, { body: { qrData } }, token)).code).toBe('tourOnOtherDay')
    const body = { qrData, confirmOtherDay: true }
    expect((await ask(scanQr, { body }, token)).data.email).toBe(tour?.email)
    const again = await refused(scanQr, { body: { qrData } }, token)
    expect(again).toMatchObject({
      code: 'scannedTourCompleted',
      values: { day: '2026-11-20', time: '12:00' },
      serverMessage: 'This tour was already completed on 20 Nov 2026 at 12:00 PM.',
    })
    expect(
      (await refused(changeTourStatus, { params, body: { status: 'confirmed' } }, token)).status,
    ).toBe(409)
  })

  it('moves and cancels a booking, and confirms a payment at reception', async () => {
    const token = await asAdmin()
    const listed = async (state: string) =>
      (await ask(deskCalls.listBookings, { query: { state } }, token)).data.bookings[0]
    const paid = await listed('paid')
    const params = { id: paid?.id }
    const { data } = await ask(deskCalls.seatsToMoveTo, { params }, token)
    const move = { params, body: { seat: data.seats[0], from: data.seat } }
    await ask(deskCalls.moveBooking, move, token)
    expect(state.bookings.find(({ id }) => id === paid?.id)?.seatId).toBe(data.seats[0])
    const other = { params, body: { seat: data.seats[1], from: data.seat } }
    expect(await refused(deskCalls.moveBooking, other, token)).toMatchObject({
      code: 'bookingMoved',
      values: { seat: data.seats[0] },
    })
    await ask(deskCalls.cancelBooking, { params }, token)
    const changes = state.changes.length
    await ask(deskCalls.cancelBooking, { params }, token)
    expect(state.changes).toHaveLength(changes)

    const { data: unpaid } = await ask(deskCalls.listBookings, { query: { state: 'desk' } }, token)
    const atDesk = unpaid.bookings.find(({ utr }) => utr === null)
    const confirm = { params: { id: atDesk?.id }, body: { paymentMethod: 'cash' } }
    await ask(deskPayments.confirmPayment, confirm, token)
    expect(state.bookings.find(({ id }) => id === atDesk?.id)?.status).toBe('paid')
    const claimed = unpaid.bookings.find(({ utr }) => utr !== null)
    const check = { params: { id: claimed?.id }, body: { utr: claimed?.utr } }
    await ask(confirmUtr, check, token)
    expect(state.bookings.find(({ id }) => id === claimed?.id)?.status).toBe('paid')
  })

  it('shows an unpaid desk payment as overdue, then as ended', async () => {
    // A UTR that reception has not checked would keep the seat.
    const claimed = state.claims.map(({ paymentId }) => paymentId)
    const waiting = state.payments.find(
      ({ id, status }) => status === 'waiting' && !claimed.includes(id),
    )
    const atDesk = state.bookings.find(({ id }) => id === waiting?.bookingId)
    if (!atDesk) throw new Error('The sample has no desk payment')
    atDesk.startDate = addDays(TODAY, 3)
    const readState = async () => {
      const token = await asAdmin()
      const { data } = await ask(deskCalls.listBookings, {}, token)
      return data.bookings.find(({ id }) => id === atDesk.id)?.state
    }
    expect(await readState()).toBe('desk')
    now = new Date(NOW.getTime() + 2 * 86_400_000)
    expect(await readState()).toBe('overdue')
    const params = { id: atDesk.id }
    const body = { seat: 'A1', from: 'A2' }
    const moved = await refused(deskCalls.moveBooking, { params, body }, await asAdmin())
    expect(moved.status).toBe(409)
    now = new Date(NOW.getTime() + 4 * 86_400_000)
    expect(await readState()).toBe('ended')
  })

  it('finds, edits and deactivates a member', async () => {
    const token = await asAdmin()
    const query = { search: 'rohan demo.student' }
    const found = await ask(userCalls.listUsers, { query }, token)
    expect(found.data.users.map(({ email }) => email)).toEqual([DEMO_STUDENT_EMAIL])
    const params = { id: found.data.users[0]?.id }
    const viewed = await ask(userCalls.getUser, { params }, token)
    expect(viewed.data.bookings).toHaveLength(1)

    const { phoneNumber, gender, dateOfBirth, version } = viewed.data
    const body = { fullName: 'Rohan Shinde', phoneNumber, gender, dateOfBirth, version }
    await ask(userCalls.editUser, { params, body }, token)
    expect((await ask(userCalls.getUser, { params }, token)).data.name).toBe('Rohan Shinde')
    const other = { ...body, fullName: 'Rohan Sathe' }
    const late = await refused(userCalls.editUser, { params, body: other }, token)
    expect(late.code).toBe('userChanged')

    const student = await asStudent()
    const kept = await refused(userCalls.deactivateUser, { params, body: {} }, token)
    expect(kept.code).toBe('seatsWouldBeFreed')
    await ask(userCalls.deactivateUser, { params, body: { freeSeats: true } }, token)
    expect((await refused(authCalls.me, {}, student)).status).toBe(401)
    await ask(userCalls.reactivateUser, { params }, token)
    expect((await refused(authCalls.me, {}, student)).status).toBe(401)
  })

  it('erases a member and keeps their bookings without a name', async () => {
    const token = await asAdmin()
    const query = { search: DEMO_STUDENT_EMAIL }
    const found = await ask(userCalls.listUsers, { query }, token)
    const params = { id: found.data.users[0]?.id }
    const kept = await refused(eraseUser, { params, body: {} }, token)
    expect(kept.code).toBe('seatsWouldBeFreed')
    await ask(eraseUser, { params, body: { freeSeats: true } }, token)
    expect((await ask(userCalls.listUsers, { query }, token)).data.total).toBe(0)
    expect((await refused(userCalls.getUser, { params }, token)).status).toBe(404)
    const { data } = await ask(deskCalls.listBookings, { query: { search: 'Deleted' } }, token)
    expect(data.bookings).toMatchObject([{ name: 'Deleted member', email: '', state: 'cancelled' }])
    const log = await ask(listAuditLog, { query: { action: 'user.erase' } }, token)
    expect(log.data.entries).toMatchObject([
      {
        own: false,
        values: { memberId: expect.stringMatching(/^@DA/) },
        rows: [{ field: 'freedSeat' }],
      },
    ])
  })

  it("logs the deletion of a member's own account, without listing the member as an admin", async () => {
    const gone = { password: 'Any-Word-1', endMembership: true }
    await ask(deleteOwnUser, { body: gone }, await asStudent())
    const { entries, admins } = (await ask(listAuditLog, {}, await asAdmin())).data
    expect(entries[0]).toMatchObject({ action: 'user.erase', own: true, admin: { email: '' } })
    expect(admins.map(({ name }) => name)).not.toContain('Deleted member')
    // The owner and the receptionist.
    expect(admins).toHaveLength(2)
  })

  it('sees the changes in the audit log, newest first', async () => {
    const token = await asAdmin()
    const read = async (query = {}) => (await ask(listAuditLog, { query }, token)).data
    expect((await read()).entries.length).toBeGreaterThan(5)
    const tour = state.tours.find(({ status }) => status === 'pending')
    await ask(changeTourStatus, { params: { id: tour?.id }, body: { status: 'cancelled' } }, token)
    const [entry, older] = (await read()).entries
    expect(entry).toMatchObject({ action: 'tour.cancel', whom: tour?.fullName })
    expect(entry?.rows).toEqual([{ field: 'status', was: 'pending', is: 'cancelled' }])
    expect((await read({ before: entry?.id })).entries[0]).toEqual(older)
    expect(
      new Set((await read({ action: 'seat.close' })).entries.map(({ action }) => action)),
    ).toEqual(new Set(['seat.close']))
  })

  it('changes a price and the name in the public settings', async () => {
    const token = await asAdmin()
    const { data } = await ask(getSettings, {}, token)
    const prices = { ...data.prices, '1 Day': data.prices['8 Days'] }
    await ask(saveSettings, { body: { ...data, prices, name: 'Vidya Hall' } }, token)
    expect((await ask(getPublicSettings)).data).toMatchObject({ name: 'Vidya Hall', prices })
    expect((await refused(saveSettings, { body: data }, token)).status).toBe(409)
  })
})

describe('an idle session [idle-10]', () => {
  it.each([
    ['of an admin ends after 12 hours', 'notLoggedIn', asAdmin],
    ['of a student does not end', undefined, asStudent],
  ] as const)('%s', async (_, code, loggedIn) => {
    const token = await loggedIn()
    for (let times = 0; times < 2; times++) {
      now = new Date(now.getTime() + (12 * 60 - 1) * 60_000)
      await ask(authCalls.me, {}, token)
    }
    const other = await loggedIn()
    expect((await ask(sessionCalls.listSessions, {}, other)).data).toHaveLength(2)
    now = new Date(now.getTime() + 11 * 60 * 60_000)
    await ask(authCalls.me, {}, other)
    now = new Date(now.getTime() + 60 * 60_000)
    const listed = (await ask(sessionCalls.listSessions, {}, other)).data
    expect(listed).toHaveLength(code ? 1 : 2)
    const refusal = catchError(() => answerCall(state, authCalls.me, {}, token))
    expect(refusal).toEqual(code && expect.objectContaining({ code }))
  })
})
