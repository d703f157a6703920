import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getSettings, saveSettings } from '#shared/contract/admin/settings.ts'
import { occupiedSeats, updateBooking } from '#shared/contract/booking/booking.ts'
import { cancelBooking, moveBooking } from '#shared/contract/booking/desk-booking.ts'
import type { Call } from '#shared/contract/call.ts'
import { login } from '#shared/contract/user/auth.ts'
import { addDays, dayIn } from '#shared/domain/calendar-day.ts'
import { runSql } from './testing/databases/run-sql.ts'
import type { AddedMember } from './testing/members/add-members.ts'
import { bookingOf } from './testing/members/members.ts'
import {
  callProcess,
  OWNER,
  openTwoProcesses,
  type TwoProcesses,
} from './testing/process/two-processes.ts'
import { openSeatEvents, type SeatEvents } from './testing/seat-events.ts'

/** The maximum delay of a seat map at another process. */
const LIMIT_MS = 2_000

let both: TwoProcesses
let adminToken: string
let member: AddedMember
let watcher: AddedMember
/** Events received by the watcher at B. Only the test changes the room. */
let events: SeatEvents
beforeAll(async () => {
  both = await openTwoProcesses()
  const { reply } = await callProcess(both.A, login, OWNER)
  adminToken = z.parse(login.reply, reply).token
}, 60_000)
beforeEach(async () => {
  member = await both.newMember()
  watcher = await both.newMember()
  events = await openSeatEvents(both.B, watcher.token)
  await expectWithin(LIMIT_MS, events.waitFor(1))
})
afterEach(() => events.close())
afterAll(() => both.close())

async function expectWithin(limitMs: number, arrival: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came within ${limitMs} ms`)), limitMs)
  })
  await Promise.race([arrival, late]).finally(() => clearTimeout(timer))
}

/** Makes a change at A, and expects B to send one event in time. */
async function expectEventAtB(change: () => Promise<void>): Promise<void> {
  const before = events.count()
  await change()
  await expectWithin(LIMIT_MS, events.waitFor(before + 1))
  expect(events.count()).toBe(before + 1)
}

/** Not today: late in the evening, today's Day batch is over. */
const tomorrow = () => addDays(dayIn('Asia/Kolkata', new Date()), 1)

/** The seats that the watcher's map at B shows as taken. */
async function takenAtB(): Promise<string[]> {
  const plan = bookingOf({ start: tomorrow() })
  const query = new URLSearchParams({
    membershipType: plan.membershipType,
    timeSlot: plan.timeSlot,
    membershipDuration: plan.membershipDuration,
    membershipStartDate: plan.membershipStartDate,
  })
  const path = `${occupiedSeats.path}?${query}` as const
  const { reply } = await callProcess(both.B, { ...occupiedSeats, path }, undefined, {
    token: watcher.token,
  })
  return z.parse(occupiedSeats.reply, reply).data.occupied
}

async function book(seat: string): Promise<void> {
  const bookingDetails = bookingOf({ seat, start: tomorrow() })
  const { status } = await callProcess(
    both.A,
    updateBooking,
    { bookingDetails },
    { token: member.token },
  )
  expect(status).toBe(200)
}

/** An admin's changes at A to the member's booking. */
async function changeBooking(call: Call, body?: object): Promise<void> {
  const held = `SELECT id FROM bookings WHERE user_id = '${member.id}' AND status = 'held'`
  const [booking] = z.parse(
    z.array(z.object({ id: z.uuid() })),
    await runSql(both.connectionString, held),
  )
  const path = `/${call.path.slice(1).replace(':id', booking?.id ?? '')}` as const
  const { status } = await callProcess(both.A, { ...call, path }, body, { token: adminToken })
  expect(status).toBe(200)
}

test('a booking, its move and its cancellation reach seat maps at the other process in time', async () => {
  await expectEventAtB(() => book('A1'))
  expect(await takenAtB()).toEqual(['A1'])
  await expectEventAtB(() => changeBooking(moveBooking, { seat: 'A2', from: 'A1' }))
  expect(await takenAtB()).toEqual(['A2'])
  await expectEventAtB(() => changeBooking(cancelBooking))
  expect(await takenAtB()).toEqual([])
}, 40_000)

test('closing and reopening a seat reaches seat maps at the other process', async () => {
  const { reply } = await callProcess(both.A, getSettings, undefined, { token: adminToken })
  const { data } = z.parse(getSettings.reply, reply)
  const close = async (closedSeats: string[], version: number) => {
    const body = { ...data, closedSeats, version }
    const { status } = await callProcess(both.A, saveSettings, body, { token: adminToken })
    expect(status).toBe(200)
  }
  await expectEventAtB(() => close(['A3'], data.version))
  expect(await takenAtB()).toEqual(['A3'])
  await expectEventAtB(() => close([], data.version + 1))
  expect(await takenAtB()).toEqual([])
})

test('an expired hold reaches seat maps at the other process, although nothing is written', async () => {
  await expectEventAtB(() => book('A4'))
  const shorten = `UPDATE bookings SET held_until = now() + interval '3 seconds'
    WHERE user_id = '${member.id}' AND status = 'held' RETURNING held_until`
  const rows = z.array(z.object({ held_until: z.date() }))
  let endsAt = 0
  await expectEventAtB(async () => {
    const [hold] = rows.parse(await runSql(both.connectionString, shorten))
    endsAt = hold?.held_until.getTime() ?? 0
  })
  expect(await takenAtB()).toEqual(['A4'])
  expect(Date.now()).toBeLessThan(endsAt)
  // Earlier events are allowed: they only make browsers read once for nothing.
  while (Date.now() < endsAt) {
    await expectWithin(endsAt - Date.now() + LIMIT_MS, events.waitFor(events.count() + 1))
  }
  expect(await takenAtB()).toEqual([])
})
