import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { invalid } from '#server/testing/browser.ts'
import {
  type AddedMember,
  addMember,
  deactivate,
  logInAgain,
} from '#server/testing/members/add-members.ts'
import { frontDesk } from '#server/testing/members/front-desk.ts'
import { addGate, entryOf, type TestGate } from '#server/testing/members/gates.ts'
import { buy } from '#server/testing/members/members.ts'
import { ATTENDANCE_FILE, ENTRIES_FILE } from '#shared/contract/desk-endpoints.ts'
import * as calls from '#shared/contract/door/door-log.ts'
import type { SentEntry } from '#shared/contract/door/gate.ts'
import { addNote } from '#shared/contract/user/member-note.ts'
import { saveLanguage } from '#shared/contract/user/own-details.ts'
import { DAY, NIGHT } from '#shared/domain/booking/batches.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import { ROWS_PER_PAGE } from '#shared/domain/list-pages.ts'

const desk = frontDesk()
const TODAY = '2026-03-10'
const timesAt = (time: string, day = TODAY) => ({
  at: new Date(`${day}T${time}:00+05:30`).toISOString(),
  deviceAt: new Date(`${day}T${time}:00+05:30`).toISOString(),
  studyDay: day,
})

async function memberIn(options: Parameters<typeof buy>[1] = {}) {
  const member = await addMember(desk.app)
  await buy(member, { seat: 'A1', batch: DAY, ...options })
  const booking = await desk.app.services.db
    .selectFrom('bookings')
    .select('id')
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow()
  return { member, ids: { userId: member.id, bookingId: booking.id } }
}

/** Moves the clock and logs in again, because sessions end meanwhile. */
async function passTime(time: { days?: number; minutes?: number }) {
  desk.app.clock.advance(time)
  await logInAgain(desk.app, desk.admin)
}

async function send(gate: TestGate, ...changes: Partial<SentEntry>[]) {
  const entries = changes.map((each, index) => entryOf(index + 1, each))
  const response = await gate.sendEntries(entries)
  if (response.statusCode !== 200) throw new Error(response.body)
  return entries
}

const openGate = (name?: string) => addGate(desk.app, desk.admin, name)
const peopleInside = async () => (await desk.admin.call(calls.listPeopleInside)).reply().data.people
const entriesOf = async (query: Record<string, string> = {}) =>
  (await desk.admin.call(calls.listEntries, { query })).reply().data
const dailyReport = async (query: Record<string, string> = {}) =>
  (await desk.admin.call(calls.getDailyDoorReport, { query })).reply().data
const attendanceLists = async () => (await desk.admin.call(calls.getAttendanceLists)).reply().data

describe('who is inside', () => {
  test('is everybody who came in and did not leave, with room, seat and batch [attendance-26]', async () => {
    const { ids } = await memberIn()
    const { ids: left } = await memberIn({ seat: 'A2' })
    const { ids: away } = await memberIn({ seat: 'A3' })
    const gate = await openGate()
    const [arrival] = await send(
      gate,
      { ...ids, ...timesAt('09:00') },
      { ...left, ...timesAt('08:00') },
      { ...left, ...timesAt('09:30'), direction: 'out' },
      { ...away, ...timesAt('09:10'), outcome: 'refused', reason: 'otherBatch' },
    )
    expect(await peopleInside()).toEqual([
      {
        id: arrival?.id,
        name: 'Ravi Patil',
        memberId: expect.stringMatching(/^@DA/),
        room: 'Dyandhara Kaksh',
        seat: 'A1',
        batch: DAY,
        since: '2026-03-10T03:30:00.000Z',
      },
    ])
    await passTime({ minutes: 12 * 60 + 15 })
    expect(await peopleInside()).toEqual([])
  })

  test('includes members of the night until the grace period after 7:00, latest arrivals first [attendance-27]', async () => {
    const { ids: night } = await memberIn({ batch: NIGHT })
    const { ids: early } = await memberIn({ seat: 'A2' })
    await send(
      await openGate(),
      { ...night, ...timesAt('23:00'), half: 'night' },
      { ...early, ...timesAt('06:50', '2026-03-11') },
    )
    await passTime({ minutes: 20 * 60 + 55 })
    expect((await peopleInside()).map(({ seat }) => seat)).toEqual(['A2', 'A1'])
    await passTime({ minutes: 19 })
    expect((await peopleInside()).map(({ seat }) => seat)).toEqual(['A2', 'A1'])
    await passTime({ minutes: 1 })
    expect((await peopleInside()).map(({ seat }) => seat)).toEqual(['A2'])
  })
})

describe('the entries of a day', () => {
  test('show what happened, at which gate, and who overrode it and why [attendance-28]', async () => {
    const { ids } = await memberIn()
    const refused = { outcome: 'refused', reason: 'forged', source: 'scanner' } as const
    const [arrival, stopped, other] = await send(
      await openGate('Side door'),
      {
        ...ids,
        ...timesAt('09:00'),
        offline: true,
        outcome: 'overridden',
        reason: 'ended',
        overriddenBy: desk.superAdmin.id,
        note: 'Pays today',
        looks: ['dues'],
      },
      { ...timesAt('09:30'), ...refused },
      { ...ids, ...timesAt('09:00', '2026-03-09') },
    )
    const { day, entries, total } = await entriesOf()
    expect({ day, total }).toEqual({ day: TODAY, total: 2 })
    expect(entries).toEqual([
      {
        id: stopped?.id,
        at: '2026-03-10T04:00:00.000Z',
        gate: 'Side door',
        direction: 'in',
        ...refused,
        looks: [],
        offline: false,
        overriddenBy: null,
        note: null,
        room: null,
        name: '',
        memberId: null,
      },
      {
        id: arrival?.id,
        at: '2026-03-10T03:30:00.000Z',
        gate: 'Side door',
        direction: 'in',
        outcome: 'overridden',
        reason: 'ended',
        looks: ['dues'],
        source: 'camera',
        offline: true,
        overriddenBy: 'Ravi Patil',
        note: 'Pays today',
        room: 'Dyandhara Kaksh',
        name: 'Ravi Patil',
        memberId: expect.stringMatching(/^@DA/),
      },
    ])
    const yesterday = await entriesOf({ day: '2026-03-09' })
    expect(yesterday.entries.map(({ id }) => id)).toEqual([other?.id])
  })

  test('are filtered by outcome, gate, room and member [attendance-29]', async () => {
    const { member, ids } = await memberIn()
    const main = await openGate()
    const side = await openGate('Side door')
    await send(main, { ...ids, ...timesAt('09:00') }, { outcome: 'refused', reason: 'notOurs' })
    await send(side, { ...ids, ...timesAt('09:20'), direction: 'out' })
    const total = async (query: Record<string, string>) => (await entriesOf(query)).total
    expect(await total({})).toBe(3)
    expect(await total({ outcome: 'refused' })).toBe(1)
    expect(await total({ outcome: 'overridden' })).toBe(0)
    expect(await total({ gate: side.id })).toBe(1)
    expect(await total({ room: 'Dyandhara Kaksh' })).toBe(2)
    expect(await total({ room: 'Dyanpurn Kaksh' })).toBe(0)
    expect(await total({ search: member.email })).toBe(2)
    expect(await total({ search: 'ravi nobody' })).toBe(0)
    const { gates } = await dailyReport()
    expect(gates).toEqual([
      { id: main.id, name: 'Main door' },
      { id: side.id, name: 'Side door' },
    ])
  })

  test('come in pages of 50 [attendance-30]', async () => {
    const gate = await openGate()
    const sent = Array.from({ length: ROWS_PER_PAGE + 1 }, (_, minute) =>
      timesAt(`08:${String(minute).padStart(2, '0')}`),
    )
    const [first] = await send(gate, ...sent)
    const [one, two] = [await entriesOf(), await entriesOf({ page: '2' })]
    expect([one.total, one.entries.length, two.page]).toEqual([51, 50, 2])
    expect(two.entries.map(({ id }) => id)).toEqual([first?.id])
  })

  test('an admin finds other admins by their name only', async () => {
    const { ids } = await memberIn()
    const admin = { userId: desk.superAdmin.id }
    await send(await openGate(), { ...ids, ...timesAt('09:00') }, { ...admin, ...timesAt('09:01') })
    expect((await entriesOf({ search: desk.superAdmin.email })).total).toBe(0)
    const query = { search: desk.superAdmin.email }
    const bySuper = await desk.superAdmin.call(calls.listEntries, { query })
    expect(bySuper.reply().data.total).toBe(1)
  })
})

test('two check-ins without a check-out are listed as a double admission [attendance-31]', async () => {
  const { ids } = await memberIn()
  await send(await openGate(), { ...ids, ...timesAt('09:00') })
  const [second] = await send(await openGate('Side door'), { ...ids, ...timesAt('09:20') })
  expect((await dailyReport()).doubles).toEqual([
    {
      id: second?.id,
      at: '2026-03-10T03:50:00.000Z',
      insideSince: '2026-03-10T03:30:00.000Z',
      gate: 'Side door',
      name: 'Ravi Patil',
      memberId: expect.stringMatching(/^@DA/),
    },
  ])
  expect((await dailyReport({ day: '2026-03-09' })).doubles).toEqual([])
})

test('missing numbers of a gate are listed on the day they were noticed, until they arrive [attendance-32]', async () => {
  const gate = await openGate()
  const [first, , third] = [1, 2, 3, 4, 5, 6].map((number) => entryOf(number, timesAt('09:00')))
  const last = entryOf(6, timesAt('09:40'))
  if (!first || !third) throw new Error('Expected six entries')
  await gate.sendEntries([first, third, last])
  const times = { before: last.at, after: third.at }
  expect((await dailyReport()).gaps).toEqual([
    { gate: 'Main door', first: 2, last: 2, after: first.at, before: third.at },
    { gate: 'Main door', first: 4, last: 5, ...times },
  ])
  expect((await dailyReport({ day: '2026-03-09' })).gaps).toEqual([])
  await gate.sendEntries([entryOf(2, timesAt('09:00'))])
  expect((await dailyReport()).gaps).toEqual([{ gate: 'Main door', first: 4, last: 5, ...times }])
})

test('shows how full a room was by hour, over 7 days up to the chosen one [attendance-33]', async () => {
  const { ids } = await memberIn()
  const { ids: other } = await memberIn({ seat: 'A2' })
  const before = addDays(TODAY, -6)
  await send(
    await openGate(),
    { ...ids, ...timesAt('08:10') },
    { ...ids, ...timesAt('09:05', before) },
    { ...ids, ...timesAt('09:50', before), direction: 'out' },
    { ...other, ...timesAt('09:10', before) },
    { ...other, ...timesAt('09:20', before), direction: 'out' },
    { ...other, ...timesAt('09:10', addDays(TODAY, -7)) },
  )
  const { hours } = await dailyReport()
  expect(hours).toMatchObject({
    from: before,
    days: 2,
    rooms: [{ room: 'Dyandhara Kaksh', seats: expect.any(Number) }],
  })
  expect(hours.rooms[0]?.people.slice(0, 4)).toEqual([0, 0.5, 1.5, 0])
  expect((await dailyReport({ day: addDays(TODAY, -20) })).hours).toMatchObject({
    days: 0,
    rooms: [],
  })
})

describe('members who come or stay away', () => {
  const pastPlan = (start: string, duration: '1 Day' | '1 Month') => ({ start, duration }) as const

  test('an expired member who came is listed, with the number of visits [attendance-34]', async () => {
    const { member, ids } = await memberIn(pastPlan(TODAY, '1 Day'))
    await passTime({ days: 2 })
    const gate = await openGate()
    const last = addDays(TODAY, 2)
    await send(
      gate,
      { ...ids, ...timesAt('09:00') },
      { ...ids, ...timesAt('09:00', addDays(TODAY, 1)), outcome: 'refused', reason: 'ended' },
      { ...ids, ...timesAt('08:00', last), outcome: 'overridden', reason: 'ended' },
      { ...ids, ...timesAt('08:30', last), direction: 'out' },
    )
    const listed = {
      userId: member.id,
      name: 'Ravi Patil',
      phoneNumber: expect.stringMatching(/^\+91/),
      language: 'en',
      lastContact: null,
      lastDay: TODAY,
      cameOn: last,
      times: 2,
      letIn: 1,
    }
    expect((await attendanceLists()).expired).toEqual([listed])
    await passTime({ days: 14 })
    expect((await attendanceLists()).expired).toEqual([])
    await passTime({ days: -14 })
    await buy(member, { seat: 'A1', batch: DAY, start: last })
    expect((await attendanceLists()).expired).toEqual([])
  })

  test('a member who stayed away for 14 paid days is listed, adults only [attendance-35]', async () => {
    const month = pastPlan(TODAY, '1 Month')
    const [away, comes, young, gone] = [
      await memberIn(month),
      await memberIn({ ...month, seat: 'A2' }),
      await memberIn({ ...month, seat: 'A3' }),
      await memberIn({ ...month, seat: 'A4' }),
    ]
    const { db } = desk.app.services
    await db
      .updateTable('users')
      .set({ date_of_birth: '2009-01-01' })
      .where('id', '=', young.member.id)
      .execute()
    await deactivate(desk.app, gone.member.id)
    const gate = await openGate()
    await send(gate, { ...away.ids, ...timesAt('09:00') }, { ...comes.ids, ...timesAt('09:00') })
    await passTime({ days: 15 })
    // No gate has sent anything since: everybody would seem to have stopped.
    expect((await attendanceLists()).stopped).toBeNull()
    await gate.sendEntries([entryOf(3, { ...comes.ids, ...timesAt('09:00', addDays(TODAY, 14)) })])
    expect((await attendanceLists()).stopped).toEqual([
      {
        userId: away.member.id,
        name: 'Ravi Patil',
        cameOn: TODAY,
        phoneNumber: expect.stringMatching(/^\+91/),
        language: 'en',
        lastContact: null,
      },
    ])
  })

  test('are in a file for admins, with the last contact', async () => {
    const { member, ids } = await memberIn(pastPlan(TODAY, '1 Day'))
    await passTime({ days: 2 })
    const last = addDays(TODAY, 2)
    await send(await openGate(), { ...ids, ...timesAt('09:00', last) })
    const body = { id: randomUUID(), kind: 'call', text: '' } as const
    await desk.admin.call(addNote, { params: { id: member.id }, body })
    const file = await desk.admin.get(`/api${ATTENDANCE_FILE.url}`)
    expect(file.body.replace(/,\d{10},/, ',PHONE,').split('\r\n')).toEqual([
      '\uFEFFList,Name,Phone,Last paid day,Last visit,Visits,Last contact',
      `"Expired, but still coming",Ravi Patil,PHONE,${TODAY},${last},1,${last}`,
      '',
    ])
    expect((await member.get(`/api${ATTENDANCE_FILE.url}`)).statusCode).toBe(403)
  })
})

describe("a user's entries", () => {
  const listOf = (admin: AddedMember, id: string) =>
    admin.call(calls.listUserEntries, { params: { id } })

  test('are listed alone, newest first, with refused ones [attendance-36]', async () => {
    const { member, ids } = await memberIn()
    const [first, second] = await send(
      await openGate(),
      { ...ids, ...timesAt('08:00') },
      { ...ids, ...timesAt('09:00'), outcome: 'refused', reason: 'alreadyInside' },
      { ...timesAt('09:30'), outcome: 'refused', reason: 'notOurs' },
    )
    const { entries, total } = (await listOf(desk.admin, member.id)).reply().data
    expect(total).toBe(2)
    expect(entries.map(({ id, studyDay, reason }) => ({ id, studyDay, reason }))).toEqual([
      { id: second?.id, studyDay: TODAY, reason: 'alreadyInside' },
      { id: first?.id, studyDay: TODAY, reason: null },
    ])
  })

  test("an admin does not see another admin's [attendance-37]", async () => {
    const refusal = await listOf(desk.admin, desk.superAdmin.id)
    expect(refusal).toMatchObject({ status: 403, code: 'adminAccountNotAllowed' })
    expect((await listOf(desk.superAdmin, desk.admin.id)).status).toBe(200)
    const unknown = await listOf(desk.admin, crypto.randomUUID())
    expect(unknown).toMatchObject({ code: 'userNotFound' })
  })
})

describe('the CSV file', () => {
  const fileOf = (admin: AddedMember, from: string, to: string) =>
    desk.app.inject({
      url: `/api${ENTRIES_FILE.url}?from=${from}&to=${to}`,
      headers: { authorization: `Bearer ${admin.token}` },
    })

  test('has the entries of its days in order, in a form that Excel reads [attendance-38]', async () => {
    const { ids } = await memberIn()
    await desk.app.services.db
      .updateTable('users')
      .set({ full_name: 'कविता Patil' })
      .where('id', '=', ids.userId)
      .execute()
    await send(
      await openGate('=1+1'),
      { ...ids, ...timesAt('09:00'), source: 'search', looks: ['comparePhoto', 'dues'] },
      { ...timesAt('08:00'), outcome: 'refused', reason: 'notOurs' },
      {
        ...ids,
        ...timesAt('09:30', '2026-03-09'),
        half: 'day',
        outcome: 'overridden',
        reason: 'ended',
        overriddenBy: desk.admin.id,
        offline: true,
        note: '@cash, "later"',
      },
      { ...ids, ...timesAt('09:00', '2026-03-08') },
    )
    const response = await fileOf(desk.admin, '2026-03-09', TODAY)
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="entries-2026-03-09-2026-03-10.csv"',
    })
    expect(response.body.startsWith('\uFEFF')).toBe(true)
    const lines = response.body.slice(1).trimEnd().split('\r\n')
    expect(lines[0]).toContain('Study day,Date,Time,Gate,Direction,Outcome,Reason')
    expect(lines.slice(1).map((line) => line.replace(/@DA\d{9}/, '@DA'))).toEqual([
      `2026-03-09,2026-03-09,09:30,'=1+1,In,Let in anyway,Membership ended,,कविता Patil,'@DA,Dyandhara Kaksh,Camera,yes,Ravi Patil,"'@cash, ""later"""`,
      "2026-03-10,2026-03-10,08:00,'=1+1,In,Turned away,Not our code,,,,,Camera,,,",
      "2026-03-10,2026-03-10,09:00,'=1+1,In,Admitted,,Photo compared; Payment due,कविता Patil,'@DA,Dyandhara Kaksh,Found by name,,,",
    ])
  })

  test('is in the language of the account, while the values in the API stay the same [door-97]', async () => {
    const { ids } = await memberIn()
    await send(
      await openGate('मुख्य दार'),
      { ...ids, ...timesAt('09:00'), source: 'search', looks: ['comparePhoto', 'dues'] },
      { ...timesAt('09:30'), outcome: 'refused', reason: 'notOurs', offline: true },
    )
    const linesIn = async (language: Language) => {
      const saved = await desk.admin.call(saveLanguage, { body: { language } })
      saved.expectSuccess()
      const { body } = await fileOf(desk.admin, TODAY, TODAY)
      return body
        .slice(1)
        .trimEnd()
        .replace(/@DA\d{9}/, '@DA')
        .split('\r\n')
    }
    expect(await linesIn('mr')).toEqual([
      'अभ्यासाचा दिवस,तारीख,वेळ,गेट,दिशा,काय झाले,कारण,काय पाहिले,नाव,मेंबर आयडी,रूम,कसे ओळखले,ऑफलाइन,कोणी आत सोडले,नोंद',
      "2026-03-10,2026-03-10,09:00,मुख्य दार,आत,प्रवेश दिला,,फोटो जुळवला; पैसे बाकी,Ravi Patil,'@DA,ज्ञानधारा कक्ष,नावाने शोधले,,,",
      '2026-03-10,2026-03-10,09:30,मुख्य दार,आत,परत पाठवले,आपला कोड नाही,,,,,कॅमेरा,हो,,',
    ])
    const [titles, admitted] = await linesIn('hi')
    expect(titles).toContain('पढ़ाई का दिन,तारीख,समय,गेट,दिशा,क्या हुआ,कारण')
    expect(admitted).toContain('अंदर,अंदर आए,,फ़ोटो मिलाई; पेमेंट बाकी')
    expect((await entriesOf()).entries[0]).toMatchObject({ outcome: 'refused', reason: 'notOurs' })
  })

  test('has each entry once, even if there are more than are read at a time [attendance-39]', async () => {
    const gate = await openGate()
    for (let start = 0; start < 1_200; start += 200) {
      // All at the same moment, so that only the ID tells them apart.
      const entries = Array.from({ length: 200 }, (_, index) =>
        entryOf(start + index + 1, { ...timesAt('09:00'), note: `n${start + index}` }),
      )
      await gate.sendEntries(entries)
    }
    const { body } = await fileOf(desk.admin, TODAY, TODAY)
    const notes = [...body.matchAll(/,n(\d+)\r\n/g)].map(([, number]) => Number(number))
    expect(notes.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 1_200 }, (_, n) => n))
  })

  test('is recorded in the audit log [attendance-40]', async () => {
    await fileOf(desk.admin, '2026-03-09', TODAY)
    expect(await desk.log()).toEqual([
      {
        admin_id: desk.admin.id,
        action: 'door.export',
        subject: 'door',
        details: { firstDay: '2026-03-09', lastDay: TODAY },
      },
    ])
  })

  test.each([
    ['2026-03-10', '2026-03-09', 'The last day may not be before the first'],
    ['2026-02-07', TODAY, 'Please choose at most 31 days'],
  ])('of %s to %s is refused: %s [attendance-41]', async (from, to, message) => {
    const { statusCode, body } = await fileOf(desk.admin, from, to)
    expect({ status: statusCode, ...JSON.parse(body) }).toMatchObject(invalid(['to', message]))
    expect(await desk.log()).toEqual([])
    expect((await fileOf(desk.admin, '2026-02-08', TODAY)).statusCode).toBe(200)
  })

  test('is not for members', async () => {
    const member = await addMember(desk.app)
    expect((await fileOf(member, TODAY, TODAY)).statusCode).toBe(403)
  })
})
