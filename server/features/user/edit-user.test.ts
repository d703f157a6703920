import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AddedMember, addMember } from '#server/testing/added-members.ts'
import { invalid, refusal } from '#server/testing/browser.ts'
import { type FrontDesk, openFrontDesk } from '#server/testing/front-desk.ts'
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
    const edited = await admin.ask(calls.editUser, { ...of(member), body })
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
    await admin.ask(calls.editUser, { ...of(member), body })
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
    const answer = await admin.ask(calls.editUser, { ...of(member), body })
    expect(answer).toMatchObject(invalid([field, message]))
  })

  test('refuses a phone number that is taken', async () => {
    const [member, other] = [await addMember(hall), await addMember(hall)]
    const { phoneNumber } = (await admin.ask(calls.getUser, of(other))).reply().data
    const answer = await admin.ask(calls.editUser, {
      ...of(member),
      body: { ...EDIT, phoneNumber },
    })
    expect(answer).toMatchObject(refusal('phoneTaken'))
    expect(await desk.log()).toEqual([])
  })
})

describe('roles', () => {
  const change = (by: AddedMember, whom: AddedMember, role: string) =>
    by.ask(calls.editUser, {
      ...of(whom),
      body: {
        ...EDIT,
        phoneNumber: `+9198${whom.id.replace(/\D/g, '').padEnd(8, '1').slice(0, 8)}`,
        role,
      },
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
