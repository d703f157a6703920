import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallInput, refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { versionOf } from '#server/testing/members/front-desk.ts'
import { buy, PASSWORD } from '#server/testing/members/members.ts'
import { sendTourRequest } from '#server/testing/members/tours.ts'
import { createTestApp, TEST_START, type TestApp } from '#server/testing/test-app.ts'
import { type AuditEntry, listAuditLog } from '#shared/contract/admin/audit-log.ts'
import { getSettings, saveSettings } from '#shared/contract/admin/settings.ts'
import { cancelBooking, listBookings, moveBooking } from '#shared/contract/booking/desk-booking.ts'
import { changeTourStatus } from '#shared/contract/tour/tour-management.ts'
import { me } from '#shared/contract/user/auth.ts'
import { deleteOwnUser, eraseUser } from '#shared/contract/user/privacy.ts'
import { editUser } from '#shared/contract/user/user.ts'
import { auditText } from '#shared/words/audit-text.ts'
import * as words from '#shared/words/en/admin/audit-log.ts'

let app: TestApp
let owner: AddedMember
let admin: AddedMember
beforeAll(async () => {
  app = await createTestApp()
  owner = await addMember(app, { role: 'super_admin' })
  admin = await addMember(app, { role: 'admin' })
  await rename(owner, 'Asha Owner')
  await rename(admin, 'Vijay Admin')
})
afterAll(() => app.close())

async function rename({ id }: AddedMember, full_name: string): Promise<void> {
  await app.services.db.updateTable('users').set({ full_name }).where('id', '=', id).execute()
}

async function read(query: CallInput['query'] = {}) {
  return (await owner.call(listAuditLog, { query })).reply().data
}

function sentenceOf(entry: AuditEntry): string {
  return auditText(words, entry)
}

test('only super admins can read the audit log', async () => {
  const student = await addMember(app)
  expect(await admin.call(listAuditLog)).toMatchObject(refusal('notAllowed'))
  expect(await student.call(listAuditLog)).toMatchObject(refusal('notAllowed'))
})

describe('the audit log', () => {
  test('lists actions as sentences, newest first, with the changed fields', async () => {
    expect(await read()).toEqual({ entries: [], more: false, admins: [] })
    const member = await addMember(app)
    await rename(member, 'Ravi Patil')
    await buy(member, { seat: 'A1' })
    const listed = await admin.call(listBookings, { query: { search: member.email } })
    const params = { id: listed.reply().data.bookings[0]?.id ?? '' }
    await admin.call(moveBooking, { params, body: { seat: 'A2', from: 'A1' } })
    await admin.call(cancelBooking, { params })

    const tour = (await sendTourRequest(app)).reply().data
    await owner.call(changeTourStatus, { params: { id: tour._id }, body: { status: 'confirmed' } })
    const settings = (await owner.call(getSettings)).reply().data
    await owner.call(saveSettings, {
      body: { ...settings, name: 'Vidya Hall', closedSeats: ['A5'] },
    })
    const body = { fullName: 'Ravi Patel', phoneNumber: '+919000000099', gender: 'male' }
    await owner.call(editUser, {
      params: { id: member.id },
      body: {
        ...body,
        dateOfBirth: '2001-02-03',
        role: 'admin',
        version: await versionOf(owner, member),
      },
    })

    const { entries, more, admins } = await read()
    expect(entries.map(sentenceOf)).toEqual([
      'Asha Owner changed the role of Ravi Patel.',
      'Asha Owner viewed the account of Ravi Patel.',
      'Asha Owner closed seat A5.',
      'Asha Owner changed the settings of the hall.',
      'Asha Owner confirmed the tour of Asha Patil.',
      'Vijay Admin cancelled the booking of Ravi Patel for seat A2.',
      'Vijay Admin moved the booking of Ravi Patel to another seat.',
    ])
    expect(entries[0]).toMatchObject({
      at: TEST_START.toISOString(),
      admin: { name: 'Asha Owner', email: owner.email },
      rows: expect.arrayContaining([
        { field: 'fullName', was: 'Ravi Patil', is: 'Ravi Patel' },
        { field: 'role', was: 'user', is: 'admin' },
      ]),
    })
    expect(entries.at(-1)?.rows).toEqual([{ field: 'seat', was: 'A1', is: 'A2' }])
    expect(more).toBe(false)
    expect(admins).toEqual([
      { id: owner.id, name: 'Asha Owner' },
      { id: admin.id, name: 'Vijay Admin' },
    ])
  })

  test('filters by action and by admin', async () => {
    const closed = await read({ action: 'seat.close' })
    expect(closed.entries.map(({ action }) => action)).toEqual(['seat.close'])
    const ofAdmin = await read({ admin: admin.id })
    expect(ofAdmin.entries.map(({ action }) => action)).toEqual(['booking.cancel', 'booking.move'])
    expect((await read({ admin: admin.id, action: 'seat.close' })).entries).toEqual([])
    // The admins to choose from do not depend on the filters.
    expect(closed.admins).toHaveLength(2)
  })

  test('returns pages of 50, even while new entries are added', async () => {
    const addEntries = (count: number) =>
      app.services.db
        .insertInto('audit_log')
        .values(
          Array.from({ length: count }, (_, index) => ({
            admin_id: admin.id,
            action: 'seat.open',
            subject: `seat:A${index + 1}`,
            details: '{}',
            at: TEST_START,
          })),
        )
        .execute()
    await addEntries(120)
    const seen: string[] = []
    let before: string | undefined
    const sizes: number[] = []
    for (let more = true; more; ) {
      const page = await read({ action: 'seat.open', ...(before !== undefined && { before }) })
      seen.push(...page.entries.map(({ id }) => id))
      sizes.push(page.entries.length)
      before = page.entries.at(-1)?.id
      more = page.more
      await addEntries(1)
    }
    expect(sizes).toEqual([50, 50, 20])
    expect(new Set(seen).size).toBe(120)
    expect(seen.map(Number)).toEqual(seen.map(Number).toSorted((a, b) => b - a))
  })

  test('shows no name for an unknown subject and accepts any subject', async () => {
    const values = (subject: string) => ({
      admin_id: admin.id,
      action: 'user.edit',
      subject,
      details: '{}',
      at: TEST_START,
    })
    await app.services.db
      .insertInto('audit_log')
      .values([values(`user:${crypto.randomUUID()}`), values('user:nobody'), values('backup')])
      .execute()
    const { entries } = await read({ action: 'user.edit' })
    expect(entries.map(({ whom }) => whom)).toEqual([null, null, null])
  })

  test('shows the member ID of an erased user and lists no members as admins', async () => {
    const deleted = await addMember(app)
    const [withId, withoutId] = [await addMember(app), await addMember(app)]
    await buy(withId, { seat: 'A3' })
    await buy(deleted, { seat: 'A4' })
    const promoted = app.services.db.updateTable('users').set({ role: 'admin' })
    await promoted.where('id', '=', deleted.id).execute()
    const memberIdOf = async (who: AddedMember) =>
      (await who.call(me)).reply().user.dyanpittId ?? 'none'
    const ids = { member: await memberIdOf(withId), deleted: await memberIdOf(deleted) }
    const edit = { fullName: 'Ravi Patil', phoneNumber: '+919000000098', gender: 'male' }
    const params = { id: withId.id }
    const version = await versionOf(deleted, withId)
    const changed = { ...edit, dateOfBirth: '2001-02-03', version }
    ;(await deleted.call(editUser, { params, body: changed })).reply()
    for (const { id } of [withId, withoutId]) {
      ;(await owner.call(eraseUser, { params: { id }, body: { freeSeats: true } })).reply()
    }
    const body = { password: PASSWORD, endMembership: true }
    ;(await deleted.call(deleteOwnUser, { body })).reply()

    const { entries, admins } = await read()
    expect(entries.slice(0, 4).map(sentenceOf)).toEqual([
      `A member deleted their own account (${ids.deleted}).`,
      'Asha Owner erased the account of someone without a member ID.',
      `Asha Owner erased the account ${ids.member}.`,
      `A former admin changed the account of the deleted member ${ids.member}.`,
    ])
    expect(entries[0]).toMatchObject({ admin: { email: '' }, own: true })
    expect(admins.map(({ name }) => name)).toEqual(['Asha Owner', 'Vijay Admin'])
  })

  test.each([{ before: 'x' }, { before: '0' }, { action: 'moon.paint' }, { admin: 'me' }])(
    'rejects the query %j',
    async (query) => {
      expect((await owner.call(listAuditLog, { query })).status).toBe(400)
    },
  )
})
