import { expect, test } from 'vitest'
import { refusal } from '#server/testing/browser.ts'
import { addMember, logInAgain } from '#server/testing/members/add-members.ts'
import { frontDesk, versionOf } from '#server/testing/members/front-desk.ts'
import { getAdminStats } from '#shared/contract/admin/stats.ts'
import * as calls from '#shared/contract/user/user.ts'
import type { Role } from '#shared/domain/user/user.ts'

const desk = frontDesk()

const receptionist = () => addMember(desk.app, { role: 'receptionist', membership: false })
const params = ({ id }: { id: string }) => ({ params: { id } })

const DETAILS = {
  fullName: 'Ravi Patil',
  phoneNumber: '+919123456780',
  gender: 'male',
  dateOfBirth: '2001-02-03',
} as const

async function edit(by: { id: string }, role: Role) {
  return { ...DETAILS, role, version: await versionOf(desk.superAdmin, by) }
}

test('a receptionist finds members, but no other staff, by any word [role-5]', async () => {
  const [me, member] = [await receptionist(), await addMember(desk.app)]
  const colleague = await receptionist()
  const findUsers = async (search: string) => {
    const { data } = (await me.call(calls.listUsers, { query: { search } })).reply()
    expect(data.total).toBe(data.users.length)
    return data.users.map(({ id }) => id)
  }
  for (const search of ['', 'Ravi Patil', 'example.com']) {
    expect(await findUsers(search)).toEqual(expect.arrayContaining([member.id, me.id]))
    for (const { id } of [colleague, desk.admin, desk.superAdmin]) {
      expect(await findUsers(search)).not.toContain(id)
    }
  }
  expect(await findUsers(desk.admin.email)).toEqual([])
})

test('a receptionist may not view, edit or deactivate other staff [role-6]', async () => {
  const me = await receptionist()
  for (const other of [await receptionist(), desk.admin, desk.superAdmin]) {
    const body = await edit(other, 'user')
    expect(await me.call(calls.getUser, params(other))).toMatchObject(
      refusal('adminAccountNotAllowed'),
    )
    expect(await me.call(calls.editUser, { ...params(other), body })).toMatchObject(
      refusal('adminAccountNotAllowed'),
    )
    expect(
      await me.call(calls.deactivateUser, { ...params(other), body: { freeSeats: true } }),
    ).toMatchObject(refusal('adminAccountNotAllowed'))
    expect(await me.call(calls.reactivateUser, params(other))).toMatchObject(
      refusal('adminAccountNotAllowed'),
    )
  }
})

test('a receptionist edits and deactivates members, and gives nobody a role [role-7]', async () => {
  const [me, member] = [await receptionist(), await addMember(desk.app)]
  const body = await edit(member, 'user')
  for (const role of ['receptionist', 'admin', 'super_admin'] as const) {
    expect(
      await me.call(calls.editUser, { ...params(member), body: { ...body, role } }),
    ).toMatchObject(refusal('roleChangeNotAllowed'))
  }
  expect((await me.call(calls.editUser, { ...params(member), body })).status).toBe(200)
  const ended = await me.call(calls.deactivateUser, { ...params(member), body: {} })
  expect(ended.status).toBe(200)
  expect((await desk.log()).map(({ admin_id, action }) => [admin_id, action])).toEqual([
    [me.id, 'user.edit'],
    [me.id, 'user.deactivate'],
  ])
})

test('only a super admin makes somebody a receptionist, who then logs in as staff [role-8]', async () => {
  const member = await addMember(desk.app)
  const body = { ...(await edit(member, 'receptionist')), phoneNumber: '+919123456781' }
  expect(await desk.admin.call(calls.editUser, { ...params(member), body })).toMatchObject(
    refusal('roleChangeNotAllowed'),
  )
  expect(await member.call(getAdminStats)).toMatchObject(refusal('notAllowed'))
  const given = await desk.superAdmin.call(calls.editUser, { ...params(member), body })
  expect(given.status).toBe(200)
  expect(await member.call(getAdminStats)).toMatchObject(refusal('notLoggedIn'))
  await logInAgain(desk.app, member)
  expect((await member.call(getAdminStats)).status).toBe(200)
  expect((await desk.log()).map(({ action }) => action)).toEqual(['user.change-role'])
})
