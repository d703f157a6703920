import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { type Browser, invalid, openBrowser, refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember, deactivate } from '#server/testing/members/add-members.ts'
import { frontDesk } from '#server/testing/members/front-desk.ts'
import { addGate } from '#server/testing/members/gates.ts'
import { bookingOf, DAY, PASSWORD, register, WALK_IN } from '#server/testing/members/members.ts'
import { formOf, picture } from '#server/testing/members/pictures.ts'
import { TODAY } from '#server/testing/test-app.ts'
import { searchDesk } from '#shared/contract/admin/desk-search.ts'
import { bookForMember, listBookings } from '#shared/contract/booking/desk-booking.ts'
import { getHallMap } from '#shared/contract/booking/hall-map.ts'
import * as calls from '#shared/contract/booking/walk-in.ts'
import { MEMBERS_FILE } from '#shared/contract/desk-endpoints.ts'
import { issueCard } from '#shared/contract/door/door-pass.ts'
import { confirmPayment } from '#shared/contract/money/desk-payment.ts'
import { forgotPassword, login, resetPassword } from '#shared/contract/user/auth.ts'
import { recordParentalConsent } from '#shared/contract/user/consent.ts'
import { eraseUser } from '#shared/contract/user/privacy.ts'
import { editUser, getUser, listUsers } from '#shared/contract/user/user.ts'

const desk = frontDesk()

let selfiesBefore = 0
let tests = 0
/** The email of the test's walk-in, if they have one. */
let email = ''
beforeEach(async () => {
  email = `sunil${++tests}@example.com`
  // Frees the name and the phone number for this test.
  await desk.app.services.db
    .updateTable('users')
    .set({
      phone_number: sql<string>`'+9197' || lpad(floor(random() * 1e8)::text, 8, '0')`,
      full_name: 'Somebody Else',
    })
    .where('full_name', 'like', 'Sunil%')
    .execute()
  selfiesBefore = await storedSelfies()
})

const receptionist = () => addMember(desk.app, { role: 'receptionist', membership: false })

async function registerWalkIn(by: Browser, changed: Record<string, string> = {}) {
  const form = formOf({ ...WALK_IN, ...changed, selfiePhoto: await picture() })
  return by.call(calls.registerWalkIn, { form })
}

/** Registers a walk-in and returns the user's ID. */
async function registeredId(by: Browser, changed: Record<string, string> = {}): Promise<string> {
  return (await registerWalkIn(by, changed)).reply().data.id
}

function bookFor(by: Browser, id: string, options: Parameters<typeof bookingOf>[0] = {}) {
  const body = { bookingDetails: bookingOf(options) }
  return by.call(bookForMember, { params: { id }, body })
}

async function bookAndPay(by: Browser, id: string, options: Parameters<typeof bookingOf>[0] = {}) {
  const booked = (await bookFor(by, id, options)).reply().data
  const body = { paymentMethod: 'upi' }
  ;(await by.call(confirmPayment, { params: { id: booked.id }, body })).expectSuccess()
}

const view = async (by: Browser, id: string) =>
  (await by.call(getUser, { params: { id } })).reply().data

const stored = (id: string) =>
  desk.app.services.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const queuedMails = async () =>
  (await desk.app.services.db.selectFrom('outgoing_mails').select('id').execute()).length

async function storedSelfies(): Promise<number> {
  const folder = join(desk.app.services.config.dataDir, 'uploads', 'selfies')
  return (await readdir(folder).catch(() => [])).length
}

test('a receptionist registers somebody without an email, books, takes the money and prints the card [walk-in-2]', async () => {
  const staff = await receptionist()
  const id = await registeredId(staff, { noticeVersion: '2026-11-22', noticeLanguage: 'mr' })
  expect(await view(staff, id)).toMatchObject({
    name: 'Sunil More',
    email: null,
    phoneNumber: '+919812345678',
    language: 'mr',
    awaitsClaim: true,
    privacyNotice: { version: '2026-11-22', language: 'mr' },
    consent: { needed: null },
    membershipDetails: { fatherName: 'Ramesh Kulkarni' },
  })
  await bookAndPay(staff, id, { seat: 'A1', batch: DAY })
  const card = (await staff.call(issueCard, { params: { id } })).reply().data
  expect(card.seat).toBe('A1')
  expect((await view(staff, id)).dyanpittId).toMatch(/^@DA202603/)
  expect(await queuedMails()).toBe(0)
  const log = await desk.log()
  expect(log.map(({ action, admin_id }) => [action, admin_id === staff.id])).toEqual([
    ['user.register', true],
    ['booking.make', true],
    ['payment.confirm', true],
    ['pass.card', true],
  ])
  expect(log[0]).toMatchObject({ subject: `user:${id}`, details: {} })
})

test('only staff register walk-ins and look for known members [walk-in-3]', async () => {
  const member = await addMember(desk.app)
  for (const [by, code] of [
    [openBrowser(desk.app), 'notLoggedIn'],
    [member, 'notAllowed'],
  ] as const) {
    expect(await registerWalkIn(by)).toMatchObject(refusal(code))
    const known = await by.call(calls.findKnownMembers, { body: { email: member.email } })
    expect(known).toMatchObject(refusal(code))
  }
  expect(await storedSelfies()).toBe(selfiesBefore)
})

test('the rules of the registration and of the membership details apply [walk-in-4]', async () => {
  const staff = await receptionist()
  expect(await registerWalkIn(staff, { phoneNumber: '+915812345678' })).toMatchObject(
    invalid(['phoneNumber', 'Phone number must start with 6, 7, 8 or 9']),
  )
  expect(await registerWalkIn(staff, { email: 'nobody' })).toMatchObject({
    code: 'validationFailed',
    errors: [{ path: 'email' }],
  })
  expect(await registerWalkIn(staff, { dateOfBirth: '2026-03-01', fatherName: '' })).toMatchObject({
    errors: [{ path: 'dateOfBirth' }, { path: 'fatherName' }],
  })
  expect(await staff.call(calls.registerWalkIn, { body: WALK_IN })).toMatchObject(
    invalid(['selfiePhoto', 'Please upload a selfie photo']),
  )
  const text = new File(['no picture'], 'me.png', { type: 'image/png' })
  const form = formOf({ ...WALK_IN, selfiePhoto: text })
  expect(await staff.call(calls.registerWalkIn, { form })).toMatchObject(refusal('notAnImage'))
  expect(await storedSelfies()).toBe(selfiesBefore)
})

test('a known phone number or email is found and refused, in any letter case [walk-in-5]', async () => {
  const staff = await receptionist()
  const id = await registeredId(staff, { email: email.toUpperCase() })
  const gone = await addMember(desk.app)
  await deactivate(desk.app, gone.id)
  const knownMembers = async (body: object) =>
    (await staff.call(calls.findKnownMembers, { body })).reply().data
  const found = { id, name: 'Sunil More', dyanpittId: null, active: true }
  expect(
    await knownMembers({ phoneNumber: WALK_IN.phoneNumber, email: ` ${email.toUpperCase()}` }),
  ).toEqual({
    phoneNumber: found,
    email: found,
  })
  expect(await knownMembers({ email: gone.email })).toMatchObject({
    email: { id: gone.id, active: false },
  })
  expect(await knownMembers({ email: desk.admin.email })).toEqual({
    phoneNumber: null,
    email: { id: null, name: null, dyanpittId: null, active: true },
  })
  expect(await knownMembers({})).toEqual({ phoneNumber: null, email: null })
  expect(await registerWalkIn(staff)).toMatchObject(refusal('phoneTaken'))
  const phoneNumber = '+919812345679'
  expect(await registerWalkIn(staff, { phoneNumber, email: email.toUpperCase() })).toMatchObject(
    refusal('emailTaken'),
  )
  expect(await storedSelfies()).toBe(selfiesBefore + 1)
})

test('one of two receptionists who register the same phone number at once is refused [walk-in-6]', async () => {
  const [one, two] = [await receptionist(), await receptionist()]
  const answers = await Promise.all([one, two, one, two].map((by) => registerWalkIn(by)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  expect(answers.filter(({ code }) => code === 'phoneTaken')).toHaveLength(3)
  expect(await storedSelfies()).toBe(selfiesBefore + 1)
})

test('only one of two receptionists who book the same seat for walk-ins at once gets it [walk-in-7]', async () => {
  const staff: AddedMember[] = [await receptionist(), await receptionist()]
  const ids = [
    await registeredId(desk.admin),
    await registeredId(desk.admin, { phoneNumber: '+919812345679' }),
  ]
  const answers = await Promise.all(
    staff.map((by, index) => bookFor(by, ids[index] ?? '', { seat: 'A5' })),
  )
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['seatTaken', undefined])
})

test('nobody can log in to an unclaimed account, and the refusal is the same as for a wrong password [walk-in-8]', async () => {
  const staff = await receptionist()
  const id = await registeredId(staff, { email })
  await bookAndPay(staff, id, { seat: 'A1' })
  const { dyanpittId } = await view(staff, id)
  const attempts = [{ email }, { dyanpittId }]
  for (const identity of attempts) {
    for (const password of [PASSWORD, 'Another-Lamp-9']) {
      const body = { ...identity, password }
      const answer = await openBrowser(desk.app).call(login, { body })
      expect(answer).toMatchObject(refusal('loginFailed'))
    }
  }
})

test('the owner of the email sets a password with an OTP, and the account is claimed [walk-in-9]', async () => {
  const staff = await receptionist()
  const id = await registeredId(staff, { email })
  expect((await desk.app.mail(email, /./)).text).toContain('/forgot-password')
  const browser = openBrowser(desk.app)
  ;(await browser.call(forgotPassword, { body: { email } })).expectSuccess()
  const otp = await desk.app.mailedCode(email)
  const body = { email, otp, newPassword: PASSWORD }
  ;(await browser.call(resetPassword, { body })).expectSuccess()
  expect((await view(staff, id)).awaitsClaim).toBe(false)
  const answer = await browser.call(login, { body: { email, password: PASSWORD } })
  expect(answer.reply().user).toMatchObject({ _id: id, email, membershipCompleted: true })
  expect(await desk.log()).toContainEqual({
    admin_id: id,
    action: 'user.claim',
    subject: `user:${id}`,
    details: {},
  })
})

test("a walk-in's email and phone number can't be registered again [walk-in-10]", async () => {
  await registeredId(desk.admin, { email })
  await expect(register(desk.app, email.toUpperCase())).rejects.toThrow()
  await expect(
    register(desk.app, 'else@example.com', { phoneNumber: WALK_IN.phoneNumber }),
  ).rejects.toThrow()
})

test('a walk-in under 18 can book as soon as reception has recorded the consent of a parent [walk-in-11]', async () => {
  const staff = await receptionist()
  const id = await registeredId(staff, { dateOfBirth: '2010-06-01' })
  expect((await view(staff, id)).consent.needed).toBe('parent')
  expect(await bookFor(staff, id)).toMatchObject(refusal('consentRequired'))
  const body = { idKind: 'pan', idLastFour: '123A' }
  ;(await staff.call(recordParentalConsent, { params: { id }, body })).expectSuccess()
  expect((await bookFor(staff, id)).status).toBe(200)
})

test('lists, searches, maps, files and gates work without an email [walk-in-12]', async () => {
  const staff = await receptionist()
  const id = await registeredId(staff)
  await bookAndPay(staff, id, { seat: 'A1', batch: DAY })
  const users = (await staff.call(listUsers, { query: { search: 'sunil more' } })).reply().data
  expect(users.users).toMatchObject([{ id, email: null, active: true }])
  const memberId = (await view(staff, id)).dyanpittId ?? ''
  const byId = (await staff.call(listUsers, { query: { search: memberId } })).reply().data
  expect(byId.total).toBe(1)
  const found = (await staff.call(searchDesk, { query: { search: '9812345678' } })).reply().data
  expect(found.users).toMatchObject([{ id, email: null }])
  const booked = (await staff.call(listBookings, { query: { search: 'sunil' } })).reply().data
  expect(booked.bookings).toMatchObject([{ name: 'Sunil More', email: null, seat: 'A1' }])
  const query = { room: 'Dyandhara Kaksh', batch: DAY, day: TODAY }
  expect(JSON.stringify((await staff.call(getHallMap, { query })).reply())).toContain('Sunil More')
  const file = await desk.admin.get(`/api${MEMBERS_FILE.url}?search=sunil`)
  expect(file.body).toMatch(/Sunil More,'@DA202603\d+,[^,]+,,/)
  const gate = await addGate(desk.app, desk.admin)
  expect((await gate.roster()).members).toContainEqual(
    expect.objectContaining({ userId: id, emailHash: null }),
  )
})

test('reception can give a walk-in a first email, but no other role before the claim [walk-in-13]', async () => {
  const staff = await receptionist()
  const id = await registeredId(staff)
  const details = async (changed: object) => {
    const { phoneNumber, gender, dateOfBirth, version, name: fullName } = await view(staff, id)
    return { fullName, phoneNumber, gender, dateOfBirth, version, ...changed }
  }
  const edit = async (by: Browser, changed: object) =>
    by.call(editUser, { params: { id }, body: await details(changed) })
  expect((await edit(staff, { fullName: 'Sunil S. More' })).status).toBe(200)
  expect(await edit(desk.superAdmin, { role: 'receptionist' })).toMatchObject(
    refusal('accountUnclaimed'),
  )
  expect((await edit(staff, { email })).status).toBe(200)
  expect(await stored(id)).toMatchObject({
    email,
    last_verified_email: null,
    awaits_claim: true,
  })
  expect(await desk.app.mailSubjects(email)).toHaveLength(1)
})

test('an account without an email is erased completely, and with an unverified one no tours [walk-in-14]', async () => {
  const ids = [
    await registeredId(desk.admin),
    await registeredId(desk.admin, { phoneNumber: '+919812345679', email: 'typed@example.com' }),
  ]
  for (const id of ids) {
    const body = { freeSeats: true }
    ;(await desk.superAdmin.call(eraseUser, { params: { id }, body })).expectSuccess()
    expect(await stored(id)).toMatchObject({
      email: `deleted-${id}@deleted.invalid`,
      phone_number: null,
      awaits_claim: false,
      full_name: 'Deleted member',
    })
  }
  expect(await storedSelfies()).toBe(selfiesBefore)
})
