import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { setEmail } from '#server/db/queries/user/own-details.ts'
import { type Browser, invalid, openBrowser, refusal } from '#server/testing/browser.ts'
import { expectRateLimited } from '#server/testing/expect-rate-limited.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { logIn, PASSWORD, PROFILE, verifyEmail } from '#server/testing/members/members.ts'
import { sendTourRequest, tourRow } from '#server/testing/members/tours.ts'
import { createTestApp, TEST_START, type TestApp } from '#server/testing/test-app.ts'
import { toursByEmail } from '#shared/contract/tour/tour.ts'
import { listTours } from '#shared/contract/tour/tour-management.ts'
import * as auth from '#shared/contract/user/auth.ts'
import * as calls from '#shared/contract/user/own-details.ts'
import { exportData } from '#shared/contract/user/privacy.ts'
import { listUsers } from '#shared/contract/user/user.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on' })
})
beforeEach(() => {
  app.clock.now = TEST_START
})
afterAll(() => app.close())

let emails = 0
const freshEmail = () => `new${++emails}@example.com`

const requestNewEmail = (user: Browser, newEmail: string, password = PASSWORD) =>
  user.call(calls.askEmailCode, { body: { newEmail, password } })
const enter = (user: Browser, newEmail: string, otp: string) =>
  user.call(calls.changeEmail, { body: { newEmail, otp } })
const tryLogin = (email: string) =>
  openBrowser(app).call(auth.login, { body: { email, password: PASSWORD } })

/** Asks for a code and reads it from the email to the new address. */
async function codeFor(user: Browser, newEmail: string): Promise<string> {
  const asked = await requestNewEmail(user, newEmail)
  asked.expectSuccess()
  return app.mailedCode(newEmail)
}

async function change(user: Browser, newEmail: string) {
  const changed = await enter(user, newEmail, await codeFor(user, newEmail))
  return changed.reply()
}

const logOf = ({ id }: AddedMember) =>
  app.services.db
    .selectFrom('audit_log')
    .select(['action', 'subject', 'details'])
    .where('admin_id', '=', id)
    .orderBy('id')
    .execute()

const toursOf = async (browser: Browser, email: string) =>
  (await browser.call(toursByEmail, { params: { email } })).reply().data

describe('changing the email', () => {
  test('asks for the password, verifies the new email with a code and informs the former one [own-details-4]', async () => {
    const user = await addMember(app)
    const other = await logIn(app, user.email)
    const newEmail = freshEmail()
    expect(await requestNewEmail(user, newEmail, 'Wr0ng-one!')).toMatchObject(
      refusal('wrongPassword'),
    )
    expect(await app.mailSubjects(newEmail)).toEqual([])

    const otp = await codeFor(user, ` ${newEmail.toUpperCase()}`.trim().toLowerCase())
    expect(await enter(user, newEmail, '000000')).toMatchObject(refusal('invalidCode'))
    const { user: changed, message } = (await enter(user, newEmail.toUpperCase(), otp)).reply()
    expect(changed).toMatchObject({ _id: user.id, email: newEmail })
    expect(message).toContain('Your email is changed')

    expect((await user.call(auth.me)).reply().user.email).toBe(newEmail)
    expect(await other.call(auth.me)).toMatchObject(refusal('notLoggedIn'))
    expect((await tryLogin(newEmail)).status).toBe(200)
    expect(await tryLogin(user.email)).toMatchObject(refusal('loginFailed'))
    const { text } = await app.mail(user.email, /Your account email was changed/)
    expect(text).not.toContain(newEmail)
    expect(text).toContain('n***@example.com')
    expect(await logOf(user)).toEqual([
      {
        action: 'user.edit',
        subject: `user:${user.id}`,
        details: { email: { was: user.email, is: newEmail } },
      },
    ])
    expect(await enter(user, newEmail, otp)).toMatchObject(
      invalid(['newEmail', "This is already your account's email"]),
    )
  })

  test('reveals that the new email has an account only to someone who can read it [own-details-5]', async () => {
    const [user, owner] = [await addMember(app), await addMember(app)]
    const free = await requestNewEmail(user, freshEmail())
    const taken = await requestNewEmail(user, owner.email)
    expect([taken.status, taken.text]).toEqual([free.status, free.text])
    const otp = await app.mailedCode(owner.email)
    const wrong = otp === '111111' ? '222222' : '111111'
    expect(await enter(user, owner.email, wrong)).toMatchObject(refusal('invalidCode'))
    expect(await enter(user, owner.email, otp)).toMatchObject(refusal('emailTaken'))
    expect((await user.call(auth.me)).reply().user.email).toBe(user.email)
    expect((await owner.call(auth.me)).reply().user._id).toBe(owner.id)
  })

  test('accepts a code only from the user who asked for it, and for no other purpose [own-details-6]', async () => {
    const [user, thief] = [await addMember(app), await addMember(app)]
    const newEmail = freshEmail()
    const otp = await codeFor(user, newEmail)
    expect(await enter(thief, newEmail, otp)).toMatchObject(refusal('invalidCode'))
    const register = { body: { email: newEmail, otp } }
    expect(await openBrowser(app).call(auth.verifyOtp, register)).toMatchObject(
      refusal('invalidCode'),
    )
    expect(await openBrowser(app).call(auth.verifyResetOtp, register)).toMatchObject(
      refusal('invalidCode'),
    )
    app.clock.advance({ minutes: 10 })
    expect(await enter(user, newEmail, otp)).toMatchObject(refusal('expiredCode'))
  })

  test('invalidates codes for the former email [own-details-7]', async () => {
    const user = await addMember(app)
    const sent = await openBrowser(app).call(auth.forgotPassword, { body: { email: user.email } })
    sent.expectSuccess()
    const otp = await app.mailedCode(user.email)
    const newEmail = freshEmail()
    await change(user, newEmail)
    const reset = { body: { email: user.email, otp, newPassword: 'N3w-secret!' } }
    expect(await openBrowser(app).call(auth.resetPassword, reset)).toMatchObject(
      refusal('invalidCode'),
    )
    expect((await tryLogin(newEmail)).status).toBe(200)
  })

  test('stops a password reset in progress for the former email [own-details-8]', async () => {
    const user = await addMember(app)
    const sent = await openBrowser(app).call(auth.forgotPassword, { body: { email: user.email } })
    sent.expectSuccess()
    const otp = await app.mailedCode(user.email)
    const newEmail = freshEmail()
    const { resetting } = await inTransaction(app.services.db, async (trx) => {
      await setEmail(trx, user.id, newEmail)
      const reset = { body: { email: user.email, otp, newPassword: 'N3w-secret!' } }
      const resetting = openBrowser(app).call(auth.resetPassword, reset)
      // Gives the reset time to hash the password and to wait for the lock.
      await pause(1_000)
      return { resetting }
    })
    expect(await resetting).toMatchObject(refusal('userNotFound'))
    expect((await tryLogin(newEmail)).status).toBe(200)
  })

  test('gives an email to only one of two users and a newcomer who want it [own-details-9]', async () => {
    const newEmail = freshEmail()
    const newcomer = await verifyEmail(app, newEmail)
    const users = [await addMember(app), await addMember(app)]
    const changes: (() => Promise<{ status: number; code: string | undefined }>)[] = [
      () => newcomer.call(auth.register, { body: { ...PROFILE, email: newEmail } }),
    ]
    for (const user of users) {
      const otp = await codeFor(user, newEmail)
      changes.push(() => enter(user, newEmail, otp))
      app.clock.advance({ minutes: 1 })
    }
    // The second code has replaced the first, so only the newcomer and one user can succeed.
    const answers = await Promise.all(changes.map((attempt) => attempt()))
    const refused = answers.filter(({ status }) => status !== 200).map(({ code }) => code)
    expect(refused.sort()).toEqual(['emailTaken', 'invalidCode'])
    const { count } = await app.services.db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('email', '=', newEmail)
      .executeTakeFirstOrThrow()
    expect(count).toBe('1')
  })

  test('rejects an invalid email and the current one', async () => {
    const user = await addMember(app)
    expect(await requestNewEmail(user, 'asha')).toMatchObject(
      invalid(['newEmail', 'Please enter a valid email address']),
    )
    expect(await requestNewEmail(user, user.email.toUpperCase())).toMatchObject(
      invalid(['newEmail', "This is already your account's email"]),
    )
  })

  test('is rate-limited like other codes and password checks [own-details-10]', async () => {
    const user = await addMember(app)
    const newEmail = freshEmail()
    expect((await requestNewEmail(user, newEmail)).status).toBe(200)
    expect(await requestNewEmail(user, newEmail)).toMatchObject(
      refusal('tooManyCodes', { seconds: 60 }),
    )
    for (let asked = 2; asked < 10; asked++) await requestNewEmail(user, freshEmail())
    await expectRateLimited(requestNewEmail(user, freshEmail()), 60 * 60)
    const guesser = await addMember(app)
    for (let tries = 0; tries < 10; tries++)
      await requestNewEmail(guesser, freshEmail(), 'Wr0ng-one!')
    await expectRateLimited(requestNewEmail(guesser, freshEmail()), 15 * 60)
  })
})

describe('the tours of a user with a new email', () => {
  test('follow the user and are hidden from a new owner of the former email [own-details-11]', async () => {
    const user = await addMember(app)
    const { _id } = (await sendTourRequest(app, { email: user.email })).reply().data
    const stranger = tourRow({ email: freshEmail(), full_name: 'Meera Joshi' })
    await app.services.db.insertInto('tour_requests').values(stranger).execute()
    const newEmail = freshEmail()
    await change(user, newEmail)

    expect((await toursOf(user, newEmail)).map((tour) => tour._id)).toEqual([_id])
    expect(await toursOf(user, user.email)).toEqual([])
    expect(await toursOf(user, stranger.email)).toEqual([])
    const { tours } = (await user.call(exportData)).reply().data
    expect(tours).toMatchObject([{ id: _id, email: newEmail }])
    const admin = await addMember(app, { role: 'admin', membership: false })
    const listed = (await admin.call(listTours, { query: { search: newEmail } })).reply().data
    expect(listed).toMatchObject([{ _id, email: newEmail }])
    const newOwner = await verifyEmail(app, user.email)
    expect(await toursOf(newOwner, user.email)).toEqual([])
  })

  test('are merged with the tours of the new email, and only one stays open [own-details-12]', async () => {
    const user = await addMember(app)
    const newEmail = freshEmail()
    const former = (await sendTourRequest(app, { email: user.email })).reply().data
    const other = (await sendTourRequest(app, { email: newEmail })).reply().data
    await change(user, newEmail)
    const statuses = (await toursOf(user, newEmail)).map(({ _id, tourStatus }) => [_id, tourStatus])
    expect(Object.fromEntries(statuses)).toEqual({
      [former._id]: 'cancelled',
      [other._id]: 'pending',
    })
    const { text } = await app.mail(newEmail, /Your tour on 15 Mar 2026 is cancelled/)
    expect(text).toContain('Dear Ravi Patil')
    expect((await logOf(user)).map(({ action }) => action)).toEqual(['tour.cancel', 'user.edit'])
  })
})

describe('changing name and phone number [own-details-13]', () => {
  const edit = (user: Browser, body: object) => user.call(calls.changeDetails, { body })

  test('follows the rules of registration, and lists show the new values', async () => {
    const user = await addMember(app)
    const saved = await edit(user, {
      fullName: '  Ravi   S.Rao ',
      phoneNumber: '+91 0 98765 43299',
    })
    expect(saved.reply().user).toMatchObject({
      fullName: 'Ravi S. Rao',
      phoneNumber: '+919876543299',
    })
    const admin = await addMember(app, { role: 'admin', membership: false })
    const { users } = (await admin.call(listUsers, { query: { search: user.email } })).reply().data
    expect(users).toMatchObject([{ name: 'Ravi S. Rao' }])
    expect(await logOf(user)).toEqual([
      {
        action: 'user.edit',
        subject: `user:${user.id}`,
        details: {
          fullName: { was: 'Ravi Patil', is: 'Ravi S. Rao' },
          phoneNumber: { was: expect.stringMatching(/^\+91/), is: '+919876543299' },
        },
      },
    ])
    await edit(user, { fullName: 'Ravi S. Rao' })
    await edit(user, {})
    expect(await logOf(user)).toHaveLength(1)
  })

  test.each([
    ['fullName', 'R', 'Full name must be at least 2 characters long'],
    ['fullName', 'Ravi', 'Please enter your first and last name'],
    [
      'fullName',
      'Ravi 2',
      'Full name can only contain letters, spaces, hyphens, apostrophes and periods',
    ],
    ['phoneNumber', '+911234567890', 'Phone number must start with 6, 7, 8 or 9'],
    ['phoneNumber', '+91', 'Phone number is required'],
  ])('refuses %s %j', async (field, value, message) => {
    const user = await addMember(app)
    expect(await edit(user, { [field]: value })).toMatchObject(invalid([field, message]))
  })

  test('refuses a number that another user has, even in a race', async () => {
    const users = [await addMember(app), await addMember(app), await addMember(app)]
    const number = '+919876543277'
    const answers = await Promise.all(users.map((user) => edit(user, { phoneNumber: number })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const loser = answers.find(({ status }) => status === 409)
    expect(loser).toMatchObject(refusal('phoneTaken'))
  })

  test('requires a login', async () => {
    const sent = { body: { fullName: 'Ravi Rao' } }
    expect(await openBrowser(app).call(calls.changeDetails, sent)).toMatchObject(
      refusal('notLoggedIn'),
    )
  })
})
