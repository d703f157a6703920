import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invalid } from '#server/testing/browser.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { tourRow } from '#server/testing/members/tours.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { TOURS_FILE } from '#shared/contract/desk-endpoints.ts'
import { listTours } from '#shared/contract/tour/tour-management.ts'
import type { TourStatus } from '#shared/domain/tour/tour.ts'

const REQUESTS = 10_000
const STATUSES: TourStatus[] = ['pending', 'confirmed', 'completed', 'cancelled']

let app: TestApp
let admin: AddedMember
beforeAll(async () => {
  app = await createTestApp()
  admin = await addMember(app, { role: 'admin' })
  await insertTours()
})
afterAll(() => app.close())

/** One request per minute, newest last; a quarter of each status, one in a hundred from Meera. */
async function insertTours(): Promise<void> {
  const start = app.clock.now.getTime() - REQUESTS * 60_000
  const tours = Array.from({ length: REQUESTS }, (_, number) => {
    const status = STATUSES[number % STATUSES.length] ?? 'pending'
    return tourRow({
      email: `visitor${number}@example.com`,
      full_name: number % 100 === 0 ? `Meera Joshi ${number}` : `Asha Patil ${number}`,
      status,
      admin_notes: number === REQUESTS - 1 ? 'Comes with her father' : null,
      created_at: new Date(start + number * 60_000),
    })
  })
  for (let from = 0; from < tours.length; from += 1_000) {
    await app.services.db
      .insertInto('tour_requests')
      .values(tours.slice(from, from + 1_000))
      .execute()
  }
}

async function list(query: Record<string, string> = {}) {
  return (await admin.call(listTours, { query })).reply()
}

async function emails(query: Record<string, string>): Promise<string[]> {
  return (await list(query)).data.map(({ email }) => email)
}

test('returns the newest 200 and the total without a page [tour-18]', async () => {
  const { data, total, pages } = await list()
  expect({ shown: data.length, total, pages }).toEqual({ shown: 200, total: REQUESTS, pages: 1 })
  expect(data[0]).toEqual({
    _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    language: 'en',
    fullName: 'Asha Patil 9999',
    email: 'visitor9999@example.com',
    phoneNumber: '+919876543210',
    gender: 'female',
    tourDate: '2026-03-15',
    tourTime: '9:00 AM - 10:00 AM',
    examPreparation: 'MPSC',
    tourStatus: 'cancelled',
    adminNotes: 'Comes with her father',
  })
  expect(data[1]).not.toHaveProperty('adminNotes')
})

describe('with a page', () => {
  test('returns 50 tours, without gaps or duplicates', async () => {
    const pages = await Promise.all(['1', '2', '3'].map((page) => emails({ page })))
    expect(pages.flat()).toEqual(
      Array.from({ length: 150 }, (_, index) => `visitor${REQUESTS - 1 - index}@example.com`),
    )
  })

  test('the last page ends the list, and pages after it are empty', async () => {
    expect((await emails({ page: '200' })).at(-1)).toBe('visitor0@example.com')
    expect(await list({ page: '201' })).toMatchObject({ data: [], total: REQUESTS, pages: 200 })
  })

  test.each(['0', '-1', '1.5', 'x', '', '1000000'])('rejects page %j', async (page) => {
    const answer = await admin.call(listTours, { query: { page } })
    expect(answer).toMatchObject(invalid(['page', 'Please enter a page number of 1 or more']))
  })
})

test.each(STATUSES)('filters by the status %s', async (status) => {
  const { data, total } = await list({ page: '1', status })
  expect(new Set(data.map(({ tourStatus }) => tourStatus))).toEqual(new Set([status]))
  expect(total).toBe(REQUESTS / STATUSES.length)
})

test('rejects an unknown status', async () => {
  expect((await admin.call(listTours, { query: { status: 'all' } })).errors?.[0]?.path).toBe(
    'status',
  )
})

describe('a search', () => {
  test.each([
    ['meera', 100],
    ['  MEERA jo ', 100],
    ['VISITOR42@', 1],
    ['nobody', 0],
    // Characters with a meaning in LIKE match only themselves.
    ['%', 0],
    ['_', 0],
    ['\\', 0],
    ["'; DROP TABLE tour_requests; --", 0],
  ])('%j finds %i', async (search, count) => {
    expect((await list({ page: '1', search })).total).toBe(count)
  })

  test('combines with a status and a page', async () => {
    const query = { search: 'meera', status: 'pending', page: '2' }
    expect(await list(query)).toMatchObject({ total: 100, pages: 2 })
    expect(await emails(query)).toHaveLength(50)
  })
})

test('a file has all tours that match, without notes, for admins only [tour-530]', async () => {
  const fileFor = ({ token }: AddedMember, query: Record<string, string>) =>
    app.inject({
      url: `/api${TOURS_FILE.url}?${new URLSearchParams(query)}`,
      headers: { authorization: `Bearer ${token}` },
    })
  const lines = (await fileFor(admin, { search: 'Asha', status: 'cancelled' })).body.split('\r\n')
  expect(lines.slice(0, 2)).toEqual([
    '\uFEFFName,Phone,Email,Day,Time,Exam,Status,Call again on',
    'Asha Patil 9999,9876543210,visitor9999@example.com,2026-03-15,9:00 AM - 10:00 AM,MPSC,Cancelled,',
  ])
  // A quarter of the tours is cancelled, none of them Meera's. The header and the last line break add two lines.
  expect(lines).toHaveLength(REQUESTS / 4 + 2)
  const receptionist = await addMember(app, { role: 'receptionist', membership: false })
  expect((await fileFor(receptionist, {})).statusCode).toBe(403)
  const { count } = await app.services.db
    .selectFrom('audit_log')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('action', '=', 'tour.export')
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(1)
})

describe('in an order', () => {
  beforeAll(async () => {
    const tours = [
      { full_name: 'Amit', tour_date: '2026-03-17' },
      { full_name: 'Bina', tour_date: '2026-03-16', tour_time: '9:30 AM - 10:30 AM' },
      { full_name: 'charu', tour_date: '2026-03-16', tour_time: '10:00 AM - 11:00 AM' },
    ] as const
    const rows = tours.map(({ full_name, ...visit }, index) => ({
      ...tourRow({ email: `sorted@${index}.example.com`, full_name }),
      ...visit,
      created_at: new Date(app.clock.now.getTime() + index * 60_000),
    }))
    await app.services.db.insertInto('tour_requests').values(rows).execute()
  })
  const names = ({ data }: Awaited<ReturnType<typeof list>>) => data.map(({ fullName }) => fullName)

  test.each([
    ['name', ['Amit', 'Bina', 'charu']],
    ['day', ['Bina', 'charu', 'Amit']],
    ['dayLast', ['Amit', 'charu', 'Bina']],
    ['newest', ['charu', 'Bina', 'Amit']],
  ])('%s lists the tours accordingly, those of a day by the clock', async (sort, expected) => {
    expect(names(await list({ page: '1', search: 'sorted@', sort }))).toEqual(expected)
  })

  test('a file has the selected tours', async () => {
    const { data } = await list({ search: 'sorted@', sort: 'name' })
    const ids = data.slice(0, 2).map(({ _id }) => _id)
    const file = await admin.get(
      `/api${TOURS_FILE.url}?${new URLSearchParams({ ids: ids.join(','), sort: 'day' })}`,
    )
    expect(file.body.match(/^(?:Amit|Bina|charu)/gm)).toEqual(['Bina', 'Amit'])
  })
})
