import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { invalid, refusal } from '#server/testing/browser.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { book, bookingOf, buy, newPaymentId, pay } from '#server/testing/members/members.ts'
import { freshStart } from '#server/testing/process/fresh-start.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { listAuditLog } from '#shared/contract/admin/audit-log.ts'
import { renewMembership } from '#shared/contract/booking/booking.ts'
import { listBookings } from '#shared/contract/booking/desk-booking.ts'
import { confirmPayment } from '#shared/contract/money/desk-payment.ts'
import { me } from '#shared/contract/user/auth.ts'
import * as calls from '#shared/contract/user/consent.ts'
import { askEmailCode } from '#shared/contract/user/own-details.ts'
import { deleteOwnUser, exportData } from '#shared/contract/user/privacy.ts'
import { getUser } from '#shared/contract/user/user.ts'
import { NEW_EMAIL_PROBLEMS } from '#shared/domain/user/own-details.ts'
import { CONSENT_PROBLEMS } from '#shared/domain/user/parental-consent.ts'

let app: TestApp
let admin: AddedMember
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  await freshStart(app)
  admin = await addMember(app, { role: 'super_admin', membership: false })
})
afterAll(() => app.close())

const NOTICE = { noticeVersion: '2026-11-22', noticeLanguage: 'mr' } as const
const MINOR = { dateOfBirth: '2010-06-01' }
const parentOf = ({ id }: AddedMember) => `parent-${id}@example.com`

const needsConsent = async (user: AddedMember) => (await user.call(me)).reply().user.consentNeeded

/** The parent reads the code from the real email, and the member enters it. */
async function consentByEmail(minor: AddedMember, sent: object = NOTICE) {
  const parentEmail = parentOf(minor)
  const asked = await minor.call(calls.askParent, { body: { parentEmail } })
  asked.expectSuccess()
  const otp = await app.mailedCode(parentEmail)
  return minor.call(calls.enterParentCode, { body: { parentEmail, otp, ...sent } })
}

function consentAtReception(minor: AddedMember) {
  const body = { idKind: 'aadhaar', idLastFour: '98 76', ...NOTICE }
  return admin.call(calls.recordParentalConsent, { params: { id: minor.id }, body })
}

describe('a minor without consent', () => {
  test('logs in and sees what is missing, but can neither book nor renew nor pay [consent-4]', async () => {
    const minor = await addMember(app, MINOR)
    expect(await needsConsent(minor)).toBe('parent')
    expect(await book(minor)).toMatchObject(refusal('consentRequired'))
    const renewal = { body: { bookingDetails: bookingOf() } }
    expect(await minor.call(renewMembership, renewal)).toMatchObject(refusal('consentRequired'))
    expect(await pay(minor)).toMatchObject(refusal('consentRequired'))
  })

  test('keeps a current membership, but cannot book the next one [consent-5]', async () => {
    const minor = await addMember(app)
    await buy(minor, { seat: 'A1' })
    // As after the migration: the date of birth makes the member a minor, and there is no consent.
    await app.services.db
      .updateTable('users')
      .set({ date_of_birth: '2010-06-01', consented_on: null })
      .where('id', '=', minor.id)
      .execute()
    const { user } = (await minor.call(me)).reply()
    expect(user).toMatchObject({ consentNeeded: 'parent', bookingCompleted: true })
    expect(await book(minor, { seat: 'A1', start: '2026-04-10' })).toMatchObject(
      refusal('consentRequired'),
    )
  })

  test('can repeat a payment after the consent was withdrawn', async () => {
    const minor = await addMember(app, MINOR)
    const given = await consentAtReception(minor)
    given.expectSuccess()
    const booked = await book(minor, { seat: 'A2' })
    booked.expectSuccess()
    const id = newPaymentId()
    const paid = await pay(minor, id)
    paid.expectSuccess()
    const withdrawn = await admin.call(calls.withdrawParentalConsent, { params: { id: minor.id } })
    withdrawn.expectSuccess()
    expect((await pay(minor, id)).status).toBe(200)
  })
})

describe("a parent's emailed code", () => {
  test('says in plain words what the parent consents to [consent-6]', async () => {
    const minor = await addMember(app, MINOR)
    const parentEmail = parentOf(minor)
    const asked = await minor.call(calls.askParent, { body: { parentEmail } })
    asked.expectSuccess()
    const { text } = await app.mail(parentEmail, /consent/)
    expect(text).toContain('Ravi is under 18 and would like to book a seat')
    expect(text).not.toContain('Patil')
    expect(text).toMatch(/photo of your child/)
    expect(text).toMatch(/withdraw your consent at reception/)
    expect(text).toContain('/privacy')
    expect(text).toMatch(/\b\d{6}\b/)
  })

  test('records the consent, after which the member books and pays [consent-7]', async () => {
    const minor = await addMember(app, MINOR)
    const { user, message } = (await consentByEmail(minor)).reply()
    expect(user.consentNeeded).toBeNull()
    expect(message).toBe('Thank you. You can book now.')
    await buy(minor, { seat: 'A3' })
    const { data } = (await minor.call(exportData)).reply()
    expect(data.parentalConsents).toEqual([
      {
        method: 'email',
        parentEmail: parentOf(minor),
        idKind: null,
        idLastFour: null,
        givenAt: app.clock.now.toISOString(),
        withdrawnAt: null,
        privacyNotice: {
          version: '2026-11-22',
          language: 'mr',
          shownAt: app.clock.now.toISOString(),
        },
      },
    ])
  })

  test("is valid only for the member who asked, and can't use the member's own email [consent-8]", async () => {
    const [minor, other] = [await addMember(app, MINOR), await addMember(app, MINOR)]
    const parentEmail = parentOf(minor)
    const asked = await minor.call(calls.askParent, { body: { parentEmail } })
    asked.expectSuccess()
    const otp = await app.mailedCode(parentEmail)
    const stolen = await other.call(calls.enterParentCode, { body: { parentEmail, otp } })
    expect(stolen).toMatchObject(refusal('invalidCode'))
    expect(await needsConsent(other)).toBe('parent')
    const own = await minor.call(calls.askParent, { body: { parentEmail: minor.email } })
    expect(own).toMatchObject(invalid(['parentEmail', CONSENT_PROBLEMS.parentEmailOwn.message]))
  })

  test("is refused for a tagged form of the member's own email; later, the member can't change to the parent's email [consent-322]", async () => {
    const minor = await addMember(app, MINOR)
    const tagged = minor.email.replace('@', '+p@')
    const own = await minor.call(calls.askParent, { body: { parentEmail: tagged } })
    expect(own).toMatchObject(invalid(['parentEmail', CONSENT_PROBLEMS.parentEmailOwn.message]))
    const given = await consentByEmail(minor)
    given.expectSuccess()
    const newEmail = parentOf(minor).replace('@', '+me@')
    const asked = await minor.call(askEmailCode, { body: { newEmail, password: minor.password } })
    expect(asked).toMatchObject(invalid(['newEmail', NEW_EMAIL_PROBLEMS.emailOfParent.message]))
  })

  test('returns consentNotNeeded when consent was already given', async () => {
    const minor = await addMember(app, MINOR)
    const given = await consentByEmail(minor, {})
    given.expectSuccess()
    const again = await minor.call(calls.askParent, { body: { parentEmail: parentOf(minor) } })
    expect(again).toMatchObject(refusal('consentNotNeeded'))
  })
})

describe('reception', () => {
  test('records which ID was seen and by whom, and adds an audit entry [consent-9]', async () => {
    const minor = await addMember(app, MINOR)
    const recorded = await consentAtReception(minor)
    expect(recorded.reply().message).toBe("Parent's consent recorded")
    const { data } = (await admin.call(getUser, { params: { id: minor.id } })).reply()
    expect(data.consent).toMatchObject({
      needed: null,
      parental: {
        method: 'reception',
        idKind: 'aadhaar',
        idLastFour: '9876',
        parentEmail: null,
        recordedBy: 'Ravi Patil',
        givenAt: app.clock.now.toISOString(),
        privacyNotice: { version: '2026-11-22' },
      },
    })
    const log = (await admin.call(listAuditLog, { query: { action: 'consent.give' } })).reply()
    expect(log.data.entries[0]).toMatchObject({
      admin: { email: admin.email },
      rows: [
        { field: 'idKind', is: 'aadhaar' },
        { field: 'idLastFour', is: '9876' },
      ],
    })
    expect((await book(minor)).status).toBe(200)
  })

  test('withdraws a consent: the paid days stay, and the next booking needs a new consent [consent-10]', async () => {
    const minor = await addMember(app, MINOR)
    const given = await consentByEmail(minor)
    given.expectSuccess()
    await buy(minor, { seat: 'A5' })
    const withdrawn = await admin.call(calls.withdrawParentalConsent, { params: { id: minor.id } })
    withdrawn.expectSuccess()
    const { user } = (await minor.call(me)).reply()
    expect(user).toMatchObject({ consentNeeded: 'parent', bookingCompleted: true })
    const log = (await admin.call(listAuditLog, { query: { action: 'consent.withdraw' } })).reply()
    expect(log.data.entries[0]).toMatchObject({ admin: { email: admin.email } })
    const { data } = (await minor.call(exportData)).reply()
    expect(data.parentalConsents).toMatchObject([{ withdrawnAt: app.clock.now.toISOString() }])
    // A parent may consent again.
    expect((await consentAtReception(minor)).status).toBe(200)
  })

  test('only reception records a consent after a withdrawal, and the parent is emailed about both [consent-320]', async () => {
    const minor = await addMember(app, MINOR)
    const given = await consentByEmail(minor)
    given.expectSuccess()
    await app.mail(parentOf(minor), /Your consent is recorded/)
    const withdrawn = await admin.call(calls.withdrawParentalConsent, { params: { id: minor.id } })
    withdrawn.expectSuccess()
    const withdrawalMail = await app.mail(parentOf(minor), /Your consent is withdrawn/)
    expect(withdrawalMail.text).toContain('Ravi')
    expect(withdrawalMail.text).not.toContain('Patil')

    const parentEmail = `other-${minor.id}@example.com`
    const asked = await minor.call(calls.askParent, { body: { parentEmail } })
    expect(asked).toMatchObject(refusal('consentWithdrawn'))
    expect(await app.mailSubjects(parentEmail)).toEqual([])
    const entered = await minor.call(calls.enterParentCode, {
      body: { parentEmail, otp: '123456', ...NOTICE },
    })
    expect(entered).toMatchObject(refusal('consentWithdrawn'))
    expect(await needsConsent(minor)).toBe('parent')

    expect((await consentAtReception(minor)).status).toBe(200)
    expect(await needsConsent(minor)).toBeNull()
    await app.mail(parentOf(minor), /Your consent is recorded/)
  })

  test('a code requested before a withdrawal records no consent after it [consent-321]', async () => {
    const minor = await addMember(app, MINOR)
    const parentEmail = parentOf(minor)
    const asked = await minor.call(calls.askParent, { body: { parentEmail } })
    asked.expectSuccess()
    const otp = await app.mailedCode(parentEmail)
    const given = await consentAtReception(minor)
    given.expectSuccess()
    const withdrawn = await admin.call(calls.withdrawParentalConsent, { params: { id: minor.id } })
    withdrawn.expectSuccess()
    const entered = await minor.call(calls.enterParentCode, { body: { parentEmail, otp } })
    expect(entered).toMatchObject(refusal('consentWithdrawn'))
    expect(await needsConsent(minor)).toBe('parent')
  })

  test('two concurrent requests record one consent', async () => {
    const minor = await addMember(app, MINOR)
    const answers = await Promise.all([consentAtReception(minor), consentAtReception(minor)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('someone who turns 18', () => {
  test('is asked for their own consent from their birthday [consent-11]', async () => {
    const minor = await addMember(app, { dateOfBirth: '2008-03-11' })
    const given = await consentAtReception(minor)
    given.expectSuccess()
    expect(await needsConsent(minor)).toBeNull()
    app.clock.advance({ days: 1 })
    expect(await needsConsent(minor)).toBe('own')
    expect(await book(minor, { start: '2026-03-12' })).toMatchObject(refusal('consentRequired'))
    const confirmed = await minor.call(calls.confirmOwnConsent, { body: NOTICE })
    expect(confirmed.reply().user.consentNeeded).toBeNull()
    expect((await book(minor, { start: '2026-03-12' })).status).toBe(200)
    const again = await minor.call(calls.confirmOwnConsent, { body: NOTICE })
    expect(again).toMatchObject(refusal('consentNotNeeded'))
  })
})

test('erasing a user erases the consents of the parents [consent-12]', async () => {
  const minor = await addMember(app, MINOR)
  const given = await consentByEmail(minor)
  given.expectSuccess()
  const deleted = await minor.call(deleteOwnUser, { body: { password: minor.password } })
  deleted.expectSuccess()
  const left = await app.services.db
    .selectFrom('parental_consents')
    .select('id')
    .where('user_id', '=', minor.id)
    .execute()
  expect(left).toEqual([])
})

test("a minor's payment at reception can't be confirmed without the consent [consent-13]", async () => {
  const desk = await createTestApp({ PAYMENTS: 'desk' })
  try {
    const cashier = await addMember(desk, { role: 'admin', membership: false })
    const minor = await addMember(desk, MINOR)
    const params = { id: minor.id }
    const body = { idKind: 'pan', idLastFour: '123A' } as const
    const given = await cashier.call(calls.recordParentalConsent, { params, body })
    given.expectSuccess()
    const booked = await book(minor)
    booked.expectSuccess()
    const waiting = await pay(minor)
    waiting.expectSuccess()
    const withdrawn = await cashier.call(calls.withdrawParentalConsent, { params })
    withdrawn.expectSuccess()
    const { data } = (await cashier.call(listBookings, { query: { search: minor.email } })).reply()
    const confirm = () =>
      cashier.call(confirmPayment, {
        params: { id: data.bookings[0]?.id ?? '' },
        body: { paymentMethod: 'cash' },
      })
    expect(await confirm()).toMatchObject(refusal('consentRequired'))
    const again = await cashier.call(calls.recordParentalConsent, { params, body })
    again.expectSuccess()
    expect((await confirm()).status).toBe(200)
  } finally {
    await desk.close()
  }
})
