import { describe, expect, test } from 'vitest'
import { invalid, openBrowser, refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { frontDesk, versionOf } from '#server/testing/members/front-desk.ts'
import { buy, logIn } from '#server/testing/members/members.ts'
import { rowsWith } from '#server/testing/members/personal-traces.ts'
import { sendTourRequest } from '#server/testing/members/tours.ts'
import { toursByEmail } from '#shared/contract/tour/tour.ts'
import { changeTourStatus } from '#shared/contract/tour/tour-management.ts'
import { openVisitorData, sendVisitorCode } from '#shared/contract/tour/visitor-data.ts'
import * as auth from '#shared/contract/user/auth.ts'
import { deleteOwnUser, eraseUser, exportData } from '#shared/contract/user/privacy.ts'
import * as calls from '#shared/contract/user/user.ts'

const desk = frontDesk()

const paramsOf = (user: { id: string }) => ({ params: { id: user.id } })

/** Sends an edit with the current version. */
const edit = async (by: AddedMember, whom: AddedMember, body: object) =>
  by.call(calls.editUser, {
    ...paramsOf(whom),
    body: { ...body, version: await versionOf(by, whom) },
  })

const NEW_PASSWORD = 'N3w-secret!'

const EDIT = {
  fullName: 'Ravi Patil',
  phoneNumber: '+919123456780',
  gender: 'male',
  dateOfBirth: '2001-02-03',
}

describe('editing', () => {
  test('changes the details and records the changes [user-6]', async () => {
    const member = await addMember(desk.app)
    const body = { ...EDIT, fullName: '  Ravindra Patil ', gender: 'other' }
    const edited = await edit(desk.admin, member, body)
    expect(edited.status).toBe(200)
    const { data } = (await desk.admin.call(calls.getUser, paramsOf(member))).reply()
    expect(data).toMatchObject({
      name: 'Ravindra Patil',
      gender: 'other',
      phoneNumber: '+919123456780',
    })
    expect(await desk.log()).toMatchObject([
      {
        admin_id: desk.admin.id,
        action: 'user.edit',
        subject: `user:${member.id}`,
        details: { fullName: { was: 'Ravi Patil', is: 'Ravindra Patil' } },
      },
    ])
    await edit(desk.admin, member, body)
    expect(await desk.log()).toHaveLength(1)
  })

  test('saves once if the request is repeated, in sequence or concurrently [user-22]', async () => {
    const member = await addMember(desk.app)
    const { phoneNumber, version } = (
      await desk.admin.call(calls.getUser, paramsOf(member))
    ).reply().data
    const body = { ...EDIT, fullName: 'Ravindra Patil', phoneNumber, version }
    const save = () => desk.admin.call(calls.editUser, { ...paramsOf(member), body })
    const answers = await Promise.all([save(), save(), save()])
    answers.push(await save())
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await desk.log()).toHaveLength(1)
  })

  test.each([
    ['fullName', 'R', 'Full name must be at least 2 characters long'],
    ['phoneNumber', null, 'Phone number is required'],
    ['gender', null, 'Please select your gender'],
    ['dateOfBirth', null, 'Date of birth is required'],
    ['dateOfBirth', '2020-01-01', 'You must be at least 12 years old'],
  ])('refuses %s %j', async (field, value, message) => {
    const member = await addMember(desk.app)
    const body = { ...EDIT, [field]: value }
    const answer = await edit(desk.admin, member, body)
    expect(answer).toMatchObject(invalid([field, message]))
  })

  test('rejects a taken phone number', async () => {
    const [member, other] = [await addMember(desk.app), await addMember(desk.app)]
    const { phoneNumber } = (await desk.admin.call(calls.getUser, paramsOf(other))).reply().data
    const answer = await edit(desk.admin, member, { ...EDIT, phoneNumber })
    expect(answer).toMatchObject(refusal('phoneTaken'))
    expect(await desk.log()).toEqual([])
  })
})

describe('correcting an email', () => {
  const details = async (whom: AddedMember) => {
    const { data } = (await desk.superAdmin.call(calls.getUser, paramsOf(whom))).reply()
    const { name: fullName, phoneNumber, gender, dateOfBirth } = data
    return { fullName, phoneNumber, gender, dateOfBirth }
  }
  const correct = async (by: AddedMember, whom: AddedMember, email: string) =>
    edit(by, whom, { ...(await details(whom)), email })

  /** Resets the password with a code sent to the email, and logs in. */
  const resetPassword = async (email: string) => {
    const browser = openBrowser(desk.app)
    const asked = await browser.call(auth.forgotPassword, { body: { email } })
    asked.expectSuccess()
    const otp = await desk.app.mailedCode(email)
    const body = { email, otp, newPassword: NEW_PASSWORD }
    expect((await browser.call(auth.resetPassword, { body })).status).toBe(200)
    const login = await browser.call(auth.login, { body: { email, password: NEW_PASSWORD } })
    browser.token = login.reply().token
    return browser
  }
  const tourIds = async (...ids: string[]) => {
    const query = desk.app.services.db.selectFrom('tour_requests').select('id')
    return (await query.where('id', 'in', ids).execute()).map(({ id }) => id)
  }

  test('allows logins only with the new email, and notifies both emails [user-220]', async () => {
    const { app, admin } = desk
    const member = await addMember(app)
    const tour = (await sendTourRequest(app, { email: member.email })).reply().data
    const browser = openBrowser(app)
    const sent = await browser.call(auth.forgotPassword, { body: { email: member.email } })
    sent.expectSuccess()
    const otpForFormer = await app.mailedCode(member.email)

    const email = 'corrected@example.com'
    expect((await correct(admin, member, ' Corrected@Example.com')).status).toBe(200)
    expect(await member.call(auth.me)).toMatchObject(refusal('notLoggedIn'))
    for (const identity of [member.email, email]) {
      const login = { body: { email: identity, password: member.password } }
      expect(await browser.call(auth.login, login)).toMatchObject(refusal('loginFailed'))
    }
    const newPassword = 'N3w-secret!'
    const stale = { body: { email: member.email, otp: otpForFormer, newPassword } }
    expect(await browser.call(auth.resetPassword, stale)).toMatchObject(refusal('invalidCode'))

    const toFormer = await app.mail(member.email, /Your account email was changed/)
    expect(toFormer.text).toContain('Our reception has changed')
    expect(toFormer.text).not.toContain(email)
    const toNew = await app.mail(email, /This is now your account's email/)
    expect(toNew.text).not.toContain('Ravi')
    expect(await desk.log()).toMatchObject([
      {
        admin_id: admin.id,
        action: 'user.edit',
        subject: `user:${member.id}`,
        details: { email: { was: member.email, is: email } },
      },
    ])

    const asked = await browser.call(auth.forgotPassword, { body: { email } })
    asked.expectSuccess()
    const reset = { body: { email, otp: await app.mailedCode(email), newPassword } }
    expect((await browser.call(auth.resetPassword, reset)).status).toBe(200)
    const loggedIn = await browser.call(auth.login, { body: { email, password: newPassword } })
    browser.token = loggedIn.reply().token
    const { data } = (await browser.call(toursByEmail, { params: { email } })).reply()
    expect(data.map(({ _id }) => _id)).toEqual([tour._id])
  })

  test('keeps email, session and password if the edit does not change the email', async () => {
    const member = await addMember(desk.app)
    const renamed = { ...(await details(member)), fullName: 'Ravi Rao' }
    expect((await edit(desk.admin, member, renamed)).status).toBe(200)
    expect((await correct(desk.admin, member, member.email)).status).toBe(200)
    expect((await member.call(auth.me)).reply().user.email).toBe(member.email)
    expect(await desk.app.mailSubjects(member.email)).toEqual([])
  })

  test('is refused for a taken or impossible email, for your own account and for an admin’s [user-221]', async () => {
    const { admin, app, superAdmin } = desk
    const [member, other] = [await addMember(app), await addMember(app)]
    expect(await correct(admin, member, other.email)).toMatchObject(refusal('emailTaken'))
    expect(await correct(admin, member, 'deleted-1@deleted.invalid')).toMatchObject(
      invalid(['email', 'Please enter a valid email address']),
    )
    expect(await correct(admin, admin, 'me@example.com')).toMatchObject(
      refusal('ownEmailChangeNotAllowed'),
    )
    const body = { ...(await details(superAdmin)), email: 'us@example.com', version: 'any' }
    const others = await admin.call(calls.editUser, { ...paramsOf(superAdmin), body })
    expect(others).toMatchObject(refusal('adminAccountNotAllowed'))
    // A mistyped email must not hand over an admin's rights, not even by a promotion in the same edit.
    expect(await correct(superAdmin, admin, 'desk@example.com')).toMatchObject(
      refusal('adminEmailChangeNotAllowed'),
    )
    const promoted = { ...(await details(member)), email: 'new@example.com', role: 'admin' }
    expect(await edit(superAdmin, member, promoted)).toMatchObject(
      refusal('adminEmailChangeNotAllowed'),
    )
    expect(await desk.log()).toEqual([])
  })

  test('sends emails about their tours to the former email until the new one is verified [user-222]', async () => {
    const { app, admin } = desk
    const member = await addMember(app)
    const tour = (await sendTourRequest(app, { email: member.email })).reply().data
    await correct(admin, member, 'mistyped@example.com')
    const move = { params: { id: tour._id }, body: { status: 'confirmed' } }
    expect((await admin.call(changeTourStatus, move)).status).toBe(200)
    await app.mail(member.email, /is confirmed/)
    expect(await app.mailSubjects('mistyped@example.com')).toEqual([
      "This is now your account's email",
    ])
  })

  test("leaves a visitor's tours alone if reception mistypes, and the user's own tours follow once they log in [user-320]", async () => {
    const { app, admin, superAdmin } = desk
    const member = await addMember(app)
    const own = (await sendTourRequest(app, { email: member.email })).reply().data
    const visitor = 'visitor-320@example.com'
    const theirs = (await sendTourRequest(app, { email: visitor })).reply().data
    await correct(admin, member, visitor)

    const browser = openBrowser(app)
    const asked = await browser.call(sendVisitorCode, { body: { email: visitor } })
    asked.expectSuccess()
    const opening = { body: { email: visitor, otp: await app.mailedCode(visitor) } }
    const { data } = (await browser.call(openVisitorData, opening)).reply()
    expect(data.tours.map(({ id }) => id)).toEqual([theirs._id])

    const email = 'right-320@example.com'
    await correct(admin, member, email)
    const user = await resetPassword(email)
    const seen = (await user.call(toursByEmail, { params: { email } })).reply().data
    expect(seen.map(({ _id }) => _id)).toEqual([own._id])
    const exported = (await user.call(exportData)).reply().data
    expect(exported.tours.map(({ id }) => id)).toEqual([own._id])
    const deletion = { body: { password: NEW_PASSWORD, endMembership: true } }
    expect((await user.call(deleteOwnUser, deletion)).status).toBe(200)
    const left = await superAdmin.call(toursByEmail, { params: { email: visitor } })
    expect(left.reply().data.map(({ _id }) => _id)).toEqual([theirs._id])
    expect(await tourIds(own._id)).toEqual([])
  })

  test('an erasure before the new email is verified removes only the tours of the former one [user-321]', async () => {
    const { app, admin, superAdmin } = desk
    const member = await addMember(app)
    const own = (await sendTourRequest(app, { email: member.email })).reply().data
    const visitor = 'visitor-321@example.com'
    const theirs = (await sendTourRequest(app, { email: visitor })).reply().data
    await correct(admin, member, visitor)
    const body = { freeSeats: true }
    expect((await superAdmin.call(eraseUser, { ...paramsOf(member), body })).status).toBe(200)
    expect(await tourIds(own._id, theirs._id)).toEqual([theirs._id])
    await app.mail(member.email, /Your account has been deleted/)
    await app.mailSubjects(member.email)
    expect(await rowsWith(app.services.db, member.email)).toEqual([])
  })

  test('leaves the tours of the former email to a newer account with that email [user-322]', async () => {
    const { app, admin } = desk
    const member = await addMember(app)
    const tour = (await sendTourRequest(app, { email: member.email })).reply().data
    await correct(admin, member, 'right-322@example.com')
    const newOwner = await addMember(app)
    await app.services.db
      .updateTable('users')
      .set({ email: member.email })
      .where('id', '=', newOwner.id)
      .execute()
    const user = await resetPassword('right-322@example.com')
    const params = { email: 'right-322@example.com' }
    expect((await user.call(toursByEmail, { params })).reply().data).toEqual([])
    const kept = await newOwner.call(toursByEmail, { params: { email: member.email } })
    expect(kept.reply().data.map(({ _id }) => _id)).toEqual([tour._id])
  })
})

describe('two admins editing one user', () => {
  test('concurrently: only one succeeds, and the other gets userChanged and can retry', async () => {
    const second = await addMember(desk.app, { role: 'admin', membership: false })
    for (let round = 0; round < 4; round++) {
      const member = await addMember(desk.app)
      const { data } = (await desk.admin.call(calls.getUser, paramsOf(member))).reply()
      const { name, phoneNumber, gender, dateOfBirth, version } = data
      const seen = { fullName: name, phoneNumber, gender, dateOfBirth, version }
      const phone = `+9198${String(round).padStart(8, '0')}`
      const edits = [
        { by: desk.admin, body: { ...seen, phoneNumber: phone }, result: { phoneNumber: phone } },
        {
          by: second,
          body: { ...seen, fullName: 'Ravindra Patil' },
          result: { name: 'Ravindra Patil' },
        },
      ]
      const answers = await Promise.all(
        edits.map(({ by, body }) => by.call(calls.editUser, { ...paramsOf(member), body })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const [winner, loser] = answers[0]?.status === 200 ? edits : edits.toReversed()
      const loserAnswer = answers.find(({ status }) => status === 409)
      expect(loserAnswer).toMatchObject(refusal('userChanged'))
      const { data: now } = (await desk.admin.call(calls.getUser, paramsOf(member))).reply()
      expect(now).toMatchObject({ name, phoneNumber, ...winner?.result })

      const again = await edit(desk.admin, member, {
        ...loser?.body,
        ...(now.name !== name && { fullName: now.name }),
        ...(now.phoneNumber !== phoneNumber && { phoneNumber: now.phoneNumber }),
      })
      expect(again.status).toBe(200)
      const { data: both } = (await desk.admin.call(calls.getUser, paramsOf(member))).reply()
      expect(both).toMatchObject({ name: 'Ravindra Patil', phoneNumber: phone })
    }
  })

  test('a stale form does not revert a role change', async () => {
    const member = await addMember(desk.app)
    const version = await versionOf(desk.superAdmin, member)
    const other = await addMember(desk.app, { role: 'super_admin', membership: false })
    const { phoneNumber } = (await desk.admin.call(calls.getUser, paramsOf(member))).reply().data
    const body = { ...EDIT, phoneNumber, version }
    const promoted = await other.call(calls.editUser, {
      ...paramsOf(member),
      body: { ...body, role: 'admin' },
    })
    expect(promoted.status).toBe(200)
    const late = await desk.superAdmin.call(calls.editUser, {
      ...paramsOf(member),
      body: { ...body, role: 'user' },
    })
    expect(late).toMatchObject(refusal('userChanged'))
    expect((await desk.superAdmin.call(calls.getUser, paramsOf(member))).reply().data.role).toBe(
      'admin',
    )
  })

  test('a concurrent change by the member does not conflict', async () => {
    const member = await addMember(desk.app)
    const { phoneNumber, version } = (
      await desk.admin.call(calls.getUser, paramsOf(member))
    ).reply().data
    await buy(member, { seat: 'A5' })
    const body = { ...EDIT, phoneNumber, version }
    expect((await desk.admin.call(calls.editUser, { ...paramsOf(member), body })).status).toBe(200)
  })
})

describe('roles', () => {
  const change = (by: AddedMember, whom: AddedMember, role: string) =>
    edit(by, whom, {
      ...EDIT,
      phoneNumber: `+9198${whom.id.replace(/\D/g, '').padEnd(8, '1').slice(0, 8)}`,
      role,
    })

  test('can be changed only by super admins [user-7]', async () => {
    const member = await addMember(desk.app)
    expect(await change(desk.admin, member, 'admin')).toMatchObject(refusal('roleChangeNotAllowed'))
    expect((await change(desk.superAdmin, member, 'admin')).status).toBe(200)
    expect(await desk.log()).toMatchObject([
      { action: 'user.change-role', details: { role: { was: 'user', is: 'admin' } } },
    ])
  })

  test("a promotion or demotion ends the user's sessions [user-323]", async () => {
    const member = await addMember(desk.app)
    expect((await change(desk.superAdmin, member, 'admin')).status).toBe(200)
    expect(await member.call(auth.me)).toMatchObject(refusal('notLoggedIn'))
    const admin = await logIn(desk.app, member.email)
    desk.app.clock.advance({ minutes: 12 * 60 })
    const superAdmin = await addMember(desk.app, { role: 'super_admin', membership: false })
    expect((await change(superAdmin, member, 'user')).status).toBe(200)
    expect(await admin.call(auth.me)).toMatchObject(refusal('notLoggedIn'))
  })

  test("can't be changed for oneself", async () => {
    expect(await change(desk.superAdmin, desk.superAdmin, 'user')).toMatchObject(
      refusal('roleChangeNotAllowed'),
    )
    expect(await change(desk.admin, desk.admin, 'super_admin')).toMatchObject(
      refusal('roleChangeNotAllowed'),
    )
  })

  test("an admin can't change other admins", async () => {
    const other = await addMember(desk.app, { role: 'admin' })
    for (const whom of [other, desk.superAdmin]) {
      const version = await versionOf(desk.superAdmin, whom)
      const body = { ...EDIT, role: 'user', version }
      expect(await desk.admin.call(calls.editUser, { ...paramsOf(whom), body })).toMatchObject(
        refusal('adminAccountNotAllowed'),
      )
      const ended = await desk.admin.call(calls.deactivateUser, { ...paramsOf(whom), body: {} })
      expect(ended).toMatchObject(refusal('adminAccountNotAllowed'))
    }
  })

  test("two super admins who revoke each other's role leave one", async () => {
    let { superAdmin } = desk
    for (let round = 0; round < 5; round++) {
      const second = await addMember(desk.app, { role: 'super_admin' })
      const body = { ...EDIT, role: 'user', version: await versionOf(superAdmin, second) }
      const answers = await Promise.all([
        superAdmin.call(calls.editUser, { ...paramsOf(second), body }),
        second.call(calls.deactivateUser, { ...paramsOf(superAdmin), body: {} }),
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const left = await desk.app.services.db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'super_admin')
        .where('deactivated_at', 'is', null)
        .execute()
      expect(left).toHaveLength(1)
      await desk.app.services.db.updateTable('users').set({ role: 'user' }).execute()
      superAdmin = await addMember(desk.app, { role: 'super_admin' })
    }
  })
})
