import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { userContains } from '#server/db/queries/text-search.ts'
import { searchUsers } from '#server/db/queries/user/listed-users.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { frontDesk } from '#server/testing/members/front-desk.ts'
import { buy } from '#server/testing/members/members.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { MEMBERS_FILE } from '#shared/contract/desk-endpoints.ts'
import { addNote } from '#shared/contract/user/member-note.ts'
import * as calls from '#shared/contract/user/user.ts'
import { addDays } from '#shared/domain/calendar-day.ts'

const desk = frontDesk()

const rename = (id: string, fullName: string) =>
  desk.app.services.db
    .updateTable('users')
    .set({ full_name: fullName })
    .where('id', '=', id)
    .execute()

test.each([
  ['part of the name', 'ilambari'],
  ['words of name and email', 'example.com nilambari'],
  ['the name in its own script', 'नीलांबरी'],
  ['two letters', 'NI'],
  ['two letters of its own script', 'री'],
  ['a short and a long word', 'jo nilambari'],
])('finds by %s [user-8]', async (_what, search) => {
  const member = await addMember(desk.app)
  await rename(member.id, 'Nilambari नीलांबरी Joshi')
  const { data } = (await desk.admin.call(calls.listUsers, { query: { search } })).reply()
  expect(data.users.map(({ id }) => id)).toContain(member.id)
  expect(data.total).toBe(data.users.length)
})

test('finds by email and by member ID [user-9]', async () => {
  const member = await addMember(desk.app)
  const { dyanpittId } = await buy(member)
  for (const search of [member.email.toUpperCase(), dyanpittId ?? '', 'DA2026']) {
    const { data } = (await desk.admin.call(calls.listUsers, { query: { search } })).reply()
    expect(data.users.find(({ id }) => id === member.id)).toEqual({
      id: member.id,
      name: 'Ravi Patil',
      email: member.email,
      dyanpittId,
      role: 'user',
      active: true,
      phoneNumber: expect.stringMatching(/^\+91/),
      paidUntil: expect.stringMatching(/^2026-/),
      lastContact: null,
    })
  }
})

test('finds by phone number, but not the number of staff whose details are hidden [user-40]', async () => {
  const { app, admin, superAdmin } = desk
  const [member, other] = [await addMember(app), await addMember(app)]
  const setUser = (id: string, values: { phone_number: string; email: string }) =>
    app.services.db.updateTable('users').set(values).where('id', '=', id).execute()
  await setUser(member.id, { phone_number: '+917002123924', email: 'meera@example.com' })
  await setUser(other.id, { phone_number: '+917002123925', email: 'ravi@example.com' })
  await app.services.db
    .updateTable('users')
    .set({ role: 'admin' })
    .where('id', '=', other.id)
    .execute()
  const find = async (search: string, by = admin) =>
    (await by.call(calls.listUsers, { query: { search } })).reply().data.users.map(({ id }) => id)
  const typed = ['7002123924', '+91 70021 23924', '07002123924', '917002123924', '021239']
  for (const search of typed) expect(await find(search), search).toEqual([member.id])
  expect((await find('021239', superAdmin)).sort()).toEqual([member.id, other.id].sort())
  expect(await find('9170021')).toEqual([])
  expect(await find('239')).toEqual([])
  const file = await app.inject({
    url: `/api${MEMBERS_FILE.url}?search=7002123924`,
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect(file.body).toContain('meera@example.com')
})

test('shows plain admins only name and role of other admins [user-20]', async () => {
  const { app, admin, superAdmin } = desk
  const other = await addMember(app)
  const { dyanpittId } = await buy(other)
  await rename(other.id, 'Nilambari Joshi')
  await app.services.db
    .updateTable('users')
    .set({ role: 'admin' })
    .where('id', '=', other.id)
    .execute()
  const findUsers = async (by: AddedMember, search: string) => {
    const { data } = (await by.call(calls.listUsers, { query: { search } })).reply()
    return data.users.filter(({ id }) => id === other.id)
  }
  const hidden = { id: other.id, name: 'Nilambari Joshi', role: 'admin', lastContact: null }
  const nothing = {
    email: null,
    dyanpittId: null,
    active: null,
    phoneNumber: null,
    paidUntil: null,
  }
  const details = {
    email: other.email,
    dyanpittId,
    active: true,
    phoneNumber: expect.stringMatching(/^\+91/),
    paidUntil: expect.stringMatching(/^2026-/),
  }
  const words = [other.email, dyanpittId ?? '', 'nilambari example.com', 'joshi DA2026']
  for (const search of ['Nilambari', 'JOSHI nilam']) {
    expect(await findUsers(admin, search)).toEqual([{ ...hidden, ...nothing }])
  }
  for (const search of words) expect(await findUsers(admin, search), search).toEqual([])
  for (const by of [other, superAdmin]) {
    for (const search of ['Nilambari', ...words]) {
      expect(await findUsers(by, search), search).toEqual([{ ...hidden, ...details }])
    }
  }
})

test('selects members with paid days ahead [card-1]', async () => {
  const { app, admin } = desk
  const [paid, former, unpaid] = [await addMember(app), await addMember(app), await addMember(app)]
  await buy(paid, { duration: '1 Month', seat: 'C12' })
  await buy(former, { duration: '1 Day', seat: 'C13' })
  const query = { with: 'paidDays' }
  const { data } = (await admin.call(calls.listUsers, { query })).reply()
  expect(data.users).toHaveLength(data.total)
  const presenceIn = (users: readonly { id: string }[]) =>
    [paid, former, unpaid].map((member) => users.some(({ id }) => id === member.id))
  expect(presenceIn(data.users)).toEqual([true, true, false])
  const later = addDays(app.services.today(), 1)
  const { users } = await searchUsers(
    app.services.db,
    { id: admin.id, role: 'admin' },
    {
      search: '',
      paidDaysFrom: { day: later, night: later, openDay: later },
      offset: 0,
      limit: 100,
    },
  )
  expect(presenceIn(users)).toEqual([true, false, false])
})

test.each(['%', '_', '\\', 'stud_nt', 'stud%nt', "'; --", 'nobody has this name'])(
  'matches %j literally [security-53]',
  async (search) => {
    const { data } = (await desk.admin.call(calls.listUsers, { query: { search } })).reply()
    expect(data).toEqual({ users: [], total: 0, page: 1 })
  },
)

test('returns pages of 50 without gaps [user-10]', async () => {
  for (let count = 0; count < 55; count++) await addMember(desk.app, { membership: false })
  const first = (await desk.admin.call(calls.listUsers)).reply().data
  const seen = new Set<string>()
  for (let page = 1; page <= Math.ceil(first.total / 50); page++) {
    const { users } = (
      await desk.admin.call(calls.listUsers, { query: { page: String(page) } })
    ).reply().data
    expect(users.length).toBeLessThanOrEqual(50)
    for (const { id } of users) seen.add(id)
  }
  expect(first.users).toHaveLength(50)
  expect(seen.size).toBe(first.total)
})

test('sorts by name, whatever the case of its letters, if asked', async () => {
  for (const name of ['Sorted Charu', 'sorted asha', 'Sorted Bina']) {
    await rename((await addMember(desk.app, { membership: false })).id, name)
  }
  const query = { search: 'sorted', sort: 'name' }
  const { users } = (await desk.admin.call(calls.listUsers, { query })).reply().data
  expect(users.map(({ name }) => name)).toEqual(['sorted asha', 'Sorted Bina', 'Sorted Charu'])
})

test('sorts by member ID, the lowest or the highest first, users without one last', async () => {
  for (const name of ['Numbered Asha', 'Numbered Bina', 'Numbered Charu']) {
    await rename((await addMember(desk.app, { membership: name !== 'Numbered Bina' })).id, name)
  }
  const byId = { Asha: '@DA202699907', Charu: '@DA202699903' }
  for (const [name, memberId] of Object.entries(byId))
    await setMemberId(`Numbered ${name}`, memberId)
  const names = async (sort: string) => {
    const query = { search: 'numbered', sort }
    const { users } = (await desk.admin.call(calls.listUsers, { query })).reply().data
    return users.map(({ name }) => name.split(' ')[1])
  }
  expect(await names('memberId')).toEqual(['Charu', 'Asha', 'Bina'])
  expect(await names('memberIdLast')).toEqual(['Asha', 'Charu', 'Bina'])
})

function setMemberId(name: string, memberId: string) {
  return desk.app.services.db
    .updateTable('users')
    .set({ member_id: memberId })
    .where('full_name', '=', name)
    .execute()
}

test.each(['0', '-1', '1.5', 'x', '1e9'])('rejects page %j', async (page) => {
  expect((await desk.admin.call(calls.listUsers, { query: { page } })).status).toBe(400)
})

test('uses the search index', async () => {
  const { rows } = await explainSearch(desk.app)
  expect(JSON.stringify(rows)).toContain('users_search')
})

/** The query plan of a search without sequential scans, as in a large hall. */
async function explainSearch({ services }: TestApp) {
  return services.db.transaction().execute(async (trx) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(trx)
    return sql`EXPLAIN (FORMAT JSON) SELECT id FROM users
      WHERE ${userContains('patil')}`.execute(trx)
  })
}

test('a file has all members that match, without staff, for admins only [user-530]', async () => {
  const { app, admin } = desk
  const fileFor = ({ token }: AddedMember, search: string) =>
    app.inject({
      url: `/api${MEMBERS_FILE.url}?${new URLSearchParams({ search })}`,
      headers: { authorization: `Bearer ${token}` },
    })
  const member = await addMember(app)
  const { dyanpittId } = await buy(member, { duration: '1 Month' })
  await rename(member.id, '=SUM(1) Zubeida')
  const { phoneNumber } = await desk.bookingOf(member)
  const note = { id: crypto.randomUUID(), kind: 'call', text: '' } as const
  await admin.call(addNote, { params: { id: member.id }, body: note })
  const file = await fileFor(admin, 'zubeida')
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(file.body.split('\r\n')).toEqual([
    '\uFEFFName,Member ID,Phone,Email,Registered,Paid until,Last contact,Status',
    `'=SUM(1) Zubeida,'${dyanpittId},${phoneNumber?.slice(3)},${member.email},2026-03-10,2026-04-09,2026-03-10,Active`,
    '',
  ])
  const chosen = await app.inject({
    url: `/api${MEMBERS_FILE.url}?${new URLSearchParams({ ids: `${member.id},${admin.id}` })}`,
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect(chosen.body).toBe(file.body)
  expect((await fileFor(admin, admin.email)).body.split('\r\n')).toHaveLength(2)
  expect((await fileFor(member, '')).statusCode).toBe(403)
  const receptionist = await addMember(app, { role: 'receptionist', membership: false })
  expect((await fileFor(receptionist, '')).statusCode).toBe(403)
  const entries = await app.services.db
    .selectFrom('audit_log')
    .select(['admin_id', 'subject'])
    .where('action', '=', 'user.export')
    .execute()
  expect(entries).toEqual([
    { admin_id: admin.id, subject: 'users' },
    { admin_id: admin.id, subject: 'users' },
    { admin_id: admin.id, subject: 'users' },
  ])
})
