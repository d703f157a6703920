import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { AUDIT_LOG_FILE } from '#shared/contract/desk-endpoints.ts'

let app: TestApp
let owner: AddedMember
beforeAll(async () => {
  app = await createTestApp()
  owner = await addMember(app, { role: 'super_admin', membership: false })
  const { db } = app.services
  await db.updateTable('users').set({ full_name: '=Asha' }).where('id', '=', owner.id).execute()
  const details = { changes: { fullName: { from: '=Ravi', to: 'Ravi' } } }
  await sql`INSERT INTO audit_log (admin_id, action, subject, details, at) VALUES
    (${owner.id}, 'seat.close', 'seat:A5', '{}', '2026-03-09T20:00:00Z'),
    (${owner.id}, 'user.edit', ${`user:${owner.id}`}, ${JSON.stringify(details)}::jsonb, '2026-03-10T04:30:00Z')`.execute(
    db,
  )
})
afterAll(() => app.close())

const fileFor = ({ token }: AddedMember, query = '') =>
  app.inject({
    url: `/api${AUDIT_LOG_FILE.url}?${query}`,
    headers: { authorization: `Bearer ${token}` },
  })

test('a file has the entries that match, newest first, for super admins only, and the log says who got it [audit-log-1]', async () => {
  const file = await fileFor(owner)
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
  const lines = file.body.split('\r\n')
  expect(lines).toEqual([
    '\uFEFFDay,Time,Admin,Email,Kind of change,Change,Details',
    expect.stringMatching(
      new RegExp(
        `^[\\d-]+,[^,]+,'=Asha,${owner.email},Audit log exported,'=Asha exported the audit log\\.,$`,
      ),
    ),
    expect.stringContaining(`'=Asha,${owner.email},Account changed,`),
    expect.stringMatching(/^2026-03-10,0?1:30[^,]*,'=Asha,.*,Seat closed,/),
    '',
  ])
  const filtered = await fileFor(owner, 'action=seat.close')
  expect(filtered.body.split('\r\n')).toHaveLength(3)
  const admin = await addMember(app, { role: 'admin', membership: false })
  expect((await fileFor(admin)).statusCode).toBe(403)
})

test('a file of more entries than are read at a time has each of them once [audit-log-2]', async () => {
  await sql`INSERT INTO audit_log (admin_id, action, subject, details, at)
    SELECT ${owner.id}, 'seat.open', 'seat:A' || n, '{}', now() FROM generate_series(1, 2300) AS n`.execute(
    app.services.db,
  )
  const { body } = await fileFor(owner, 'action=seat.open')
  const lines = body.split('\r\n').slice(1, -1)
  expect(lines).toHaveLength(2300)
  expect(new Set(lines).size).toBe(2300)
})
