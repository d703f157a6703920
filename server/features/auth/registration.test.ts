import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, invalid, openBrowser, refusal } from '#server/testing/browser.ts'
import { addMember } from '#server/testing/members/add-members.ts'
import { PROFILE, register, verifyEmail } from '#server/testing/members/members.ts'
import { createTestApp, TEST_START, type TestApp } from '#server/testing/test-app.ts'
import { checkPhone, me, register as registerCall, sendOtp } from '#shared/contract/user/auth.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(() => {
  app.clock.now = TEST_START
})
afterAll(() => app.close())

let phones = 9_100_000_000
const newPhone = () => `+91${++phones}`

function submit(browser: Browser, email: string, profile: Record<string, unknown> = {}) {
  const body = { ...PROFILE, phoneNumber: newPhone(), email, ...profile }
  return browser.call(registerCall, { body })
}

test('registers and logs in after the email is verified [register-1]', async () => {
  const browser = await register(app, 'Asha@Example.com', { phoneNumber: newPhone() })
  const { user } = (await browser.call(me)).reply()
  expect(user).toMatchObject({
    email: 'asha@example.com',
    fullName: 'Asha Kulkarni',
    firstName: 'Asha',
    lastName: 'Kulkarni',
    role: 'user',
    isVerified: true,
    gender: 'male',
    avatar: null,
    registrationDate: TEST_START.toISOString(),
    hasDnyanpittId: false,
    dyanpittId: null,
    membershipCompleted: false,
    bookingCompleted: false,
    bookingDetails: null,
  })
})

test('stores a phone number as +91 and ten digits, whatever format a client sends [register-40]', async () => {
  const phoneNumber = '+91098230 12399'
  const browser = await register(app, 'spaces@example.com', { phoneNumber })
  const { user } = (await browser.call(me)).reply()
  expect(user.phoneNumber).toBe('+919823012399')
})

describe('the verification of the email', () => {
  test('is required [register-2]', async () => {
    const answer = await submit(openBrowser(app), 'nobody@example.com')
    expect(answer).toMatchObject(refusal('emailNotVerified'))
  })

  test('is valid for that email only', async () => {
    const browser = await verifyEmail(app, 'mine@example.com')
    const answer = await submit(browser, 'yours@example.com')
    expect(answer).toMatchObject(refusal('emailNotVerified'))
  })

  test('is not valid in another browser [register-3]', async () => {
    await verifyEmail(app, 'first@example.com')
    const answer = await submit(openBrowser(app), 'first@example.com')
    expect(answer).toMatchObject(refusal('emailNotVerified'))
  })

  test("can't be a forged cookie", async () => {
    await verifyEmail(app, 'forged@example.com')
    const browser = openBrowser(app)
    browser.cookies.set('emailProof', 'forged@example.com')
    const answer = await submit(browser, 'forged@example.com')
    expect(answer).toMatchObject(refusal('emailNotVerified'))
  })

  test('is used up by a registration [register-4]', async () => {
    const browser = await verifyEmail(app, 'once@example.com')
    const verified = new Map(browser.cookies)
    const first = await submit(browser, 'once@example.com')
    first.expectSuccess()
    expect(browser.cookies.size).toBe(0)

    for (const [name, value] of verified) browser.cookies.set(name, value)
    const again = await submit(browser, 'once@example.com')
    expect(again).toMatchObject(refusal('emailTaken'))

    // It is still used up after the user's email has changed.
    await app.services.db
      .updateTable('users')
      .set({ email: 'moved@example.com' })
      .where('email', '=', 'once@example.com')
      .execute()
    const later = await submit(browser, 'once@example.com')
    expect(later).toMatchObject(refusal('emailNotVerified'))
  })

  test('stays valid after a rejected registration', async () => {
    const browser = await verifyEmail(app, 'typo@example.com')
    const refused = await submit(browser, 'typo@example.com', { dateOfBirth: '2020-01-01' })
    expect(refused.status).toBe(400)
    const corrected = await submit(browser, 'typo@example.com')
    expect(corrected.status).toBe(200)
  })

  test('lasts 30 minutes', async () => {
    const early = await verifyEmail(app, 'early@example.com')
    const late = await verifyEmail(app, 'late@example.com')
    app.clock.advance({ minutes: 29, seconds: 59 })
    expect((await submit(early, 'early@example.com')).status).toBe(200)
    app.clock.advance({ seconds: 1 })
    expect(await submit(late, 'late@example.com')).toMatchObject(refusal('emailNotVerified'))
  })

  test('is an HttpOnly, same-site cookie [register-5]', async () => {
    const browser = openBrowser(app)
    await browser.call(sendOtp, { body: { email: 'cookie@example.com' } })
    const otp = await app.mailedCode('cookie@example.com')
    const response = await app.inject({
      method: 'POST',
      url: '/api/auth/verify-otp',
      payload: { email: 'cookie@example.com', otp },
    })
    expect(response.cookies).toMatchObject([
      { name: 'emailProof', httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 30 * 60 },
    ])
  })

  test('creates one user for many concurrent requests', async () => {
    const browser = await verifyEmail(app, 'many@example.com')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => submit(browser, 'many@example.com')),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(7)
    for (const { status } of refused) expect([403, 409]).toContain(status)
  })
})

describe('a registered email or phone number', () => {
  test.each(['taken@example.com', 'TAKEN@Example.COM', '  taken@example.com '])(
    'gets no code when written as "%s" [register-6]',
    async (email) => {
      await addMemberWithEmail('taken@example.com')
      const answer = await openBrowser(app).call(sendOtp, { body: { email } })
      expect(answer).toMatchObject(refusal('emailTaken'))
    },
  )

  test('is rejected by the constraint if it was registered in the meantime', async () => {
    const browser = await verifyEmail(app, 'meanwhile@example.com')
    await addMemberWithEmail('meanwhile@example.com')
    expect(await submit(browser, 'Meanwhile@Example.com')).toMatchObject(refusal('emailTaken'))
  })

  test('is reported by the phone check, and rejected [register-7]', async () => {
    const phoneNumber = newPhone()
    await register(app, 'phone1@example.com', { phoneNumber })
    const browser = await verifyEmail(app, 'phone2@example.com')
    const check = (number: string) =>
      browser.call(checkPhone, { body: { phoneNumber: number } }).then((answer) => answer.reply())
    expect(await check(phoneNumber)).toMatchObject({ exists: true })
    expect(await check(newPhone())).toMatchObject({ exists: false })
    const answer = await submit(browser, 'phone2@example.com', { phoneNumber })
    expect(answer).toMatchObject(refusal('phoneTaken'))
  })

  async function addMemberWithEmail(email: string): Promise<void> {
    const { id } = await addMember(app)
    const { db } = app.services
    const known = await db.selectFrom('users').select('id').where('email', '=', email).execute()
    if (known.length > 0) return
    await db.updateTable('users').set({ email }).where('id', '=', id).execute()
  }
})

describe('the profile’s rules [register-8]', () => {
  const NAME = 'fullName'
  const PHONE = 'phoneNumber'
  const BIRTH_DATE = 'dateOfBirth'
  test.each([
    [NAME, '', 'Full name is required'],
    [NAME, 'A', 'Full name must be at least 2 characters long'],
    [NAME, `${'a'.repeat(60)} ${'b'.repeat(40)}`, 'Full name is too long (maximum 100 characters)'],
    [NAME, 'Asha', 'Please enter your first and last name'],
    [
      NAME,
      'Asha <b>Kulkarni</b>',
      'Full name can only contain letters, spaces, hyphens, apostrophes and periods',
    ],
    [
      NAME,
      'Asha Kulkarni\u0000',
      'Full name can only contain letters, spaces, hyphens, apostrophes and periods',
    ],
    [
      NAME,
      'Asha \ud800Kulkarni',
      'Full name can only contain letters, spaces, hyphens, apostrophes and periods',
    ],
    [PHONE, '+91', 'Phone number is required'],
    [PHONE, '9876543210', 'Phone number must start with +91'],
    [PHONE, '+91987654321', 'Phone number must be exactly 10 digits'],
    [PHONE, '+91987654321a', 'Phone number must contain only digits'],
    [PHONE, '+915876543210', 'Phone number must start with 6, 7, 8 or 9'],
    [BIRTH_DATE, '', 'Date of birth is required'],
    [BIRTH_DATE, '2000-02-30', 'Please enter a valid date of birth'],
    [BIRTH_DATE, '2015-01-01', 'You must be at least 12 years old'],
    [BIRTH_DATE, '1905-12-31', 'Please enter a valid date of birth'],
    ['gender', '', 'Please select your gender'],
    ['gender', 'unknown', 'Please select your gender'],
    ['password', '', 'Password is required'],
    ['password', 'Passw0!', 'Password must be at least 8 characters long'],
    ['password', 'PASSW0RD!', 'Password must contain at least one lowercase letter'],
    ['password', 'passw0rd!', 'Password must contain at least one uppercase letter'],
    ['password', 'Password!', 'Password must contain at least one number'],
    ['password', 'Passw0rd', 'Password must contain at least one special character'],
    ['email', '', 'Email address is required'],
    ['email', 'no-at.example.com', 'Please enter a valid email address'],
    [
      'email',
      `${'a'.repeat(243)}@example.com`,
      'Email address is too long (maximum 254 characters)',
    ],
    ['email', 'a\u0000b@example.com', 'Please enter a valid email address'],
    ['email', 'a\ud800b@example.com', 'Please enter a valid email address'],
  ])('rejects %s %j: %s', async (field, value, msg) => {
    const answer = await submit(openBrowser(app), 'rules@example.com', { [field]: value })
    expect(answer).toMatchObject(invalid([field, msg]))
  })

  test('are reported together [register-9]', async () => {
    const answer = await submit(openBrowser(app), 'x', { fullName: 'A', gender: 'x' })
    expect(answer.errors?.map(({ path }) => path).sort()).toEqual(['email', 'fullName', 'gender'])
  })

  test('accept the youngest and the oldest age [register-10]', async () => {
    const youngest = await verifyEmail(app, 'youngest@example.com')
    const oldest = await verifyEmail(app, 'oldest@example.com')
    const answers = [
      await submit(youngest, 'youngest@example.com', { dateOfBirth: '2014-12-31' }),
      await submit(oldest, 'oldest@example.com', { dateOfBirth: '1906-01-01' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  test('compute the age in the hall’s time zone', async () => {
    const browser = await verifyEmail(app, 'newyear@example.com')
    const born = { dateOfBirth: '2015-06-01' }
    // Validation runs before the expiry check, so the expired verification doesn't matter here.
    app.clock.now = new Date('2026-12-31T18:29:59Z')
    expect((await submit(browser, 'newyear@example.com', born)).errors).toHaveLength(1)
    app.clock.now = new Date('2026-12-31T18:30:00Z')
    expect(await submit(browser, 'newyear@example.com', born)).toMatchObject(
      refusal('emailNotVerified'),
    )
  })

  test('accept names in every script', async () => {
    const browser = await register(app, 'marathi@example.com', {
      fullName: 'ज्ञानेश्वर कुलकर्णी',
      phoneNumber: newPhone(),
    })
    const { user } = (await browser.call(me)).reply()
    expect(user.fullName).toBe('ज्ञानेश्वर कुलकर्णी')
  })
})
