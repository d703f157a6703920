import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AddedMember, addMember } from '#server/testing/added-members.ts'
import { invalid, refusal } from '#server/testing/browser.ts'
import { type FrontDesk, openFrontDesk, versionOf } from '#server/testing/front-desk.ts'
import { buy } from '#server/testing/members.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import * as calls from '#shared/contract/admin-users.ts'

let desk: FrontDesk
let hall: TestApp
let admin: AddedMember
let chief: AddedMember
beforeAll(async () => {
  desk = await openFrontDesk()
  hall = desk.hall
})
beforeEach(async () => {
  const admins = await desk.beginAnew()
  admin = admins.admin
  chief = admins.chief
})
afterAll(() => hall.close())

const of = (person: { id: string }) => ({ params: { id: person.id } })

/** Sends an edit over what is seen now. */
const edit = async (by: AddedMember, whom: AddedMember, body: object) =>
  by.ask(calls.editUser, { ...of(whom), body: { ...body, version: await versionOf(by, whom) } })

const EDIT = {
  fullName: 'Ravi Patil',
  phoneNumber: '+919123456780',
  gender: 'male',
  dateOfBirth: '2001-02-03',
}

describe('editing', () => {
  test('changes the details and writes down what changed', async () => {
    const member = await addMember(hall)
    const body = { ...EDIT, fullName: '  Ravindra Patil ', gender: 'other' }
    const edited = await edit(admin, member, body)
    expect(edited.status).toBe(200)
    const { data } = (await admin.ask(calls.getUser, of(member))).reply()
    expect(data).toMatchObject({
      name: 'Ravindra Patil',
      gender: 'other',
      phoneNumber: '+919123456780',
    })
    expect(await desk.log()).toMatchObject([
      {
        admin_id: admin.id,
        action: 'user.edit',
        subject: `user:${member.id}`,
        details: { fullName: { was: 'Ravi Patil', is: 'Ravindra Patil' } },
      },
    ])
    await edit(admin, member, body)
    expect(await desk.log()).toHaveLength(1)
  })

  test.each([
    ['fullName', 'R', 'Full name must be at least 2 characters long'],
    ['phoneNumber', null, 'Phone number is required'],
    ['gender', null, 'Please select your gender'],
    ['dateOfBirth', null, 'Date of birth is required'],
    ['dateOfBirth', '2020-01-01', 'You must be at least 12 years old'],
  ])('refuses %s %j', async (field, value, message) => {
    const member = await addMember(hall)
    const body = { ...EDIT, [field]: value }
    const answer = await edit(admin, member, body)
    expect(answer).toMatchObject(invalid([field, message]))
  })

  test('refuses a phone number that is taken', async () => {
    const [member, other] = [await addMember(hall), await addMember(hall)]
    const { phoneNumber } = (await admin.ask(calls.getUser, of(other))).reply().data
    const answer = await edit(admin, member, { ...EDIT, phoneNumber })
    expect(answer).toMatchObject(refusal('phoneTaken'))
    expect(await desk.log()).toEqual([])
  })
})

describe('two admins over one account', () => {
  test('at once: one wins, and the other is told and can do it over what is new', async () => {
    const second = await addMember(hall, { role: 'admin', membership: false })
    for (let round = 0; round < 4; round++) {
      const member = await addMember(hall)
      const { data } = (await admin.ask(calls.getUser, of(member))).reply()
      const { name, phoneNumber, gender, dateOfBirth, version } = data
      const seen = { fullName: name, phoneNumber, gender, dateOfBirth, version }
      const phone = `+9198${String(round).padStart(8, '0')}`
      const edits = [
        { by: admin, body: { ...seen, phoneNumber: phone }, made: { phoneNumber: phone } },
        {
          by: second,
          body: { ...seen, fullName: 'Ravindra Patil' },
          made: { name: 'Ravindra Patil' },
        },
      ]
      const answers = await Promise.all(
        edits.map(({ by, body }) => by.ask(calls.editUser, { ...of(member), body })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const [winner, loser] = answers[0]?.status === 200 ? edits : edits.toReversed()
      const told = answers.find(({ status }) => status === 409)
      expect(told).toMatchObject(refusal('userChanged'))
      const { data: now } = (await admin.ask(calls.getUser, of(member))).reply()
      expect(now).toMatchObject({ name, phoneNumber, ...winner?.made })

      const again = await edit(admin, member, {
        ...loser?.body,
        ...(now.name !== name && { fullName: now.name }),
        ...(now.phoneNumber !== phoneNumber && { phoneNumber: now.phoneNumber }),
      })
      expect(again.status).toBe(200)
      const { data: both } = (await admin.ask(calls.getUser, of(member))).reply()
      expect(both).toMatchObject({ name: 'Ravindra Patil', phoneNumber: phone })
    }
  })

  test('an older form undoes no change of the role', async () => {
    const member = await addMember(hall)
    const version = await versionOf(chief, member)
    const other = await addMember(hall, { role: 'super_admin', membership: false })
    const { phoneNumber } = (await admin.ask(calls.getUser, of(member))).reply().data
    const body = { ...EDIT, phoneNumber, version }
    const made = await other.ask(calls.editUser, {
      ...of(member),
      body: { ...body, role: 'admin' },
    })
    expect(made.status).toBe(200)
    const late = await chief.ask(calls.editUser, { ...of(member), body: { ...body, role: 'user' } })
    expect(late).toMatchObject(refusal('userChanged'))
    expect((await chief.ask(calls.getUser, of(member))).reply().data.role).toBe('admin')
  })

  test('what the member does meanwhile is in nobody’s way', async () => {
    const member = await addMember(hall)
    const { phoneNumber, version } = (await admin.ask(calls.getUser, of(member))).reply().data
    await buy(member, { seat: 'A5' })
    const body = { ...EDIT, phoneNumber, version }
    expect((await admin.ask(calls.editUser, { ...of(member), body })).status).toBe(200)
  })
})

describe('roles', () => {
  const change = (by: AddedMember, whom: AddedMember, role: string) =>
    edit(by, whom, {
      ...EDIT,
      phoneNumber: `+9198${whom.id.replace(/\D/g, '').padEnd(8, '1').slice(0, 8)}`,
      role,
    })

  test('are a super admin’s to change', async () => {
    const member = await addMember(hall)
    expect(await change(admin, member, 'admin')).toMatchObject(refusal('roleNotYours'))
    expect((await change(chief, member, 'admin')).status).toBe(200)
    expect(await desk.log()).toMatchObject([
      { action: 'user.change-role', details: { role: { was: 'user', is: 'admin' } } },
    ])
  })

  test('nobody changes their own', async () => {
    expect(await change(chief, chief, 'user')).toMatchObject(refusal('roleNotYours'))
    expect(await change(admin, admin, 'super_admin')).toMatchObject(refusal('roleNotYours'))
  })

  test('an admin leaves the accounts of admins alone', async () => {
    const other = await addMember(hall, { role: 'admin' })
    for (const whom of [other, chief]) {
      expect(await change(admin, whom, 'user')).toMatchObject(refusal('accountOfAdmin'))
      const ended = await admin.ask(calls.deactivateUser, { ...of(whom), body: {} })
      expect(ended).toMatchObject(refusal('accountOfAdmin'))
    }
  })

  test('two super admins who take each other’s leave one', async () => {
    for (let round = 0; round < 5; round++) {
      const second = await addMember(hall, { role: 'super_admin' })
      const answers = await Promise.all([
        change(chief, second, 'user'),
        second.ask(calls.deactivateUser, { ...of(chief), body: {} }),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const left = await hall.services.db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'super_admin')
        .where('deactivated_at', 'is', null)
        .execute()
      expect(left).toHaveLength(1)
      await hall.services.db.updateTable('users').set({ role: 'user' }).execute()
      chief = await addMember(hall, { role: 'super_admin' })
    }
  })
})
