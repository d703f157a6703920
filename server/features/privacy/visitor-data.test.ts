import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eraseAgain } from '#server/erasure/erase-again.ts'
import { type Browser, openBrowser, refusal } from '#server/testing/browser.ts'
import { expectRateLimited } from '#server/testing/expect-rate-limited.ts'
import { type AddedMember, addMember } from '#server/testing/members/add-members.ts'
import { rowsWith } from '#server/testing/members/personal-traces.ts'
import { sendTourRequest, tourRow } from '#server/testing/members/tours.ts'
import { createTestApp, TEST_START, type TestApp } from '#server/testing/test-app.ts'
import { listAuditLog } from '#shared/contract/admin/audit-log.ts'
import { scanQr } from '#shared/contract/tour/tour.ts'
import { changeTourNotes, changeTourStatus } from '#shared/contract/tour/tour-management.ts'
import * as calls from '#shared/contract/tour/visitor-data.ts'
import { verifyOtp } from '#shared/contract/user/auth.ts'
import { auditText } from '#shared/words/audit-text.ts'
import * as words from '#shared/words/en/admin/audit-log.ts'

let app: TestApp
let admin: AddedMember
let owner: AddedMember
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on' })
  admin = await addMember(app, { role: 'admin', membership: false })
  owner = await addMember(app, { role: 'super_admin', membership: false })
})
beforeEach(async () => {
  app.clock.now = TEST_START
  await app.services.db.deleteFrom('audit_log').execute()
  await app.services.db.deleteFrom('tour_requests').execute()
})
afterAll(() => app.close())

let visitors = 0
const freshEmail = () => `quillvisitor${++visitors}@example.com`

const ask = (browser: Browser, email: string) =>
  browser.call(calls.sendVisitorCode, { body: { email } })
const openData = (browser: Browser, email: string, otp: string) =>
  browser.call(calls.openVisitorData, { body: { email, otp } })
const erase = (browser: Browser, email: string) =>
  browser.call(calls.eraseVisitorData, { body: { email } })

/** Asks for a code, reads it from the email, and opens the data. */
async function requestAndOpenData(email: string, browser = openBrowser(app)) {
  const asked = await ask(browser, email)
  asked.expectSuccess()
  const answer = await openData(browser, email, await app.mailedCode(email))
  return { browser, data: answer.reply().data }
}

/** Adds a confirmed tour next week, with notes, and a completed one in January. Returns the ID of the first. */
async function addTours(email: string): Promise<{ id: string }> {
  const past = { email, full_name: 'Zephyrine Quill', tour_date: '2026-01-10' }
  await app.services.db
    .insertInto('tour_requests')
    .values(tourRow({ ...past, status: 'completed', created_at: new Date('2026-01-05T08:00:00Z') }))
    .execute()
  const request = { email, fullName: 'Zephyrine Quill' }
  const { _id } = (await sendTourRequest(app, request)).reply().data
  const params = { id: _id }
  const moved = await admin.call(changeTourStatus, { params, body: { status: 'confirmed' } })
  moved.expectSuccess()
  const noted = await admin.call(changeTourNotes, { params, body: { adminNotes: 'Wants window' } })
  noted.expectSuccess()
  return { id: _id }
}

describe('asking for the data', () => {
  test('gets the same reply and an email, with or without tours or an account [visitor-data-2]', async () => {
    const [email, member] = [freshEmail(), await addMember(app)]
    await addTours(email)
    const replies = []
    for (const each of [email, freshEmail(), member.email]) {
      const { status, text } = await ask(openBrowser(app), each)
      replies.push({ status, text })
      expect(await app.mailedCode(each)).toMatch(/^\d{6}$/)
    }
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(replies[0]?.status).toBe(200)
  })

  test('shows everything about the tours of that email, and no others [visitor-data-3]', async () => {
    const email = freshEmail()
    await addTours(freshEmail())
    const { id } = await addTours(email)
    const { data } = await requestAndOpenData(email.toUpperCase().toLowerCase())
    expect(data.about.whose).toContain(email)
    expect(data.tours).toMatchObject([
      { id, email, fullName: 'Zephyrine Quill', status: 'confirmed', adminNotes: 'Wants window' },
      { status: 'completed', tourDate: '2026-01-10' },
    ])
    expect(data.changes).toMatchObject([
      { by: 'reception', action: 'tour.confirm' },
      { by: 'reception', action: 'tour.note' },
    ])
    expect(data.codes).toMatchObject([{ purpose: 'visitor' }])
    expect(JSON.stringify(data)).not.toContain('Ravi Patil')
  })

  test('needs the right code, which works once and for nothing else [visitor-data-4]', async () => {
    const email = freshEmail()
    const browser = openBrowser(app)
    const asked = await ask(browser, email)
    asked.expectSuccess()
    expect(await ask(browser, email)).toMatchObject(refusal('tooManyCodes', { seconds: 60 }))
    const otp = await app.mailedCode(email)
    const wrong = otp === '111111' ? '222222' : '111111'
    expect(await openData(browser, email, wrong)).toMatchObject(refusal('invalidCode'))
    expect(await browser.call(verifyOtp, { body: { email, otp } })).toMatchObject(
      refusal('invalidCode'),
    )
    expect((await openData(browser, email, otp)).reply().data.tours).toEqual([])
    expect(await openData(browser, email, otp)).toMatchObject(refusal('invalidCode'))
  })

  test('returns emailHasAccount after the code if the email has an account [visitor-data-5]', async () => {
    const member = await addMember(app)
    await addTours(member.email)
    const browser = openBrowser(app)
    const asked = await ask(browser, member.email)
    asked.expectSuccess()
    const otp = await app.mailedCode(member.email)
    expect(await openData(browser, member.email, otp)).toMatchObject(refusal('emailHasAccount'))
    expect(browser.cookies.has('visitorProof')).toBe(false)
    expect(await erase(browser, member.email)).toMatchObject(refusal('visitorProofExpired'))
  })

  test('is limited like requests for other codes', async () => {
    const email = freshEmail()
    for (let asked = 0; asked < 10; asked++) {
      await ask(openBrowser(app), email)
      app.clock.advance({ minutes: 1 })
    }
    await expectRateLimited(ask(openBrowser(app), email), 60 * 60)
  })
})

describe('erasing the data', () => {
  test('needs a verification of that email in the last ten minutes [visitor-data-6]', async () => {
    const email = freshEmail()
    await addTours(email)
    expect(await erase(openBrowser(app), email)).toMatchObject(refusal('visitorProofExpired'))
    const { browser: other } = await requestAndOpenData(freshEmail())
    expect(await erase(other, email)).toMatchObject(refusal('visitorProofExpired'))
    const { browser } = await requestAndOpenData(email)
    app.clock.advance({ minutes: 10 })
    expect(await erase(browser, email)).toMatchObject(refusal('visitorProofExpired'))
    expect((await requestAndOpenData(email)).data.tours).toHaveLength(2)
  })

  test('is refused once the email has an account', async () => {
    const [email, member] = [freshEmail(), await addMember(app)]
    await addTours(email)
    const { browser } = await requestAndOpenData(email)
    await app.services.db.updateTable('users').set({ email }).where('id', '=', member.id).execute()
    expect(await erase(browser, email)).toMatchObject(refusal('emailHasAccount'))
    expect(await rowsWith(app.services.db, 'Wants window')).not.toEqual([])
  })

  test('leaves no trace but an audit entry without personal data [visitor-data-7]', async () => {
    const email = freshEmail()
    const { id } = await addTours(email)
    const { browser } = await requestAndOpenData(email)
    const { message } = (await erase(browser, email)).reply()
    expect(message).toContain('Your tour data is deleted')
    const { text } = await app.mail(email, /Your tour data has been deleted/)
    expect(text).toContain('2 tour requests, 1 upcoming visit cancelled')
    expect(text).not.toContain('Zephyrine')
    for (const trace of [email, 'Wants window']) {
      expect(await rowsWith(app.services.db, trace), trace).toEqual([])
    }

    const { entries, admins } = (await owner.call(listAuditLog)).reply().data
    const [entry] = entries
    expect(entry).toMatchObject({
      action: 'tour.erase',
      admin: { kind: 'visitor', name: '', email: '' },
      whom: null,
      rows: [
        { field: 'tours', is: '2' },
        { field: 'cancelled', is: '1' },
      ],
    })
    expect(entry && auditText(words, entry)).toBe(
      'A visitor erased the data of their tour requests.',
    )
    expect(admins.map((each) => each.id)).toEqual([admin.id])

    expect(await erase(browser, email)).toMatchObject(refusal('visitorProofExpired'))
    const qrData = JSON.stringify({ type: 'VISITOR_PASS', id })
    expect(await admin.call(scanQr, { body: { qrData } })).toMatchObject(refusal('noTourForPass'))
    expect((await sendTourRequest(app, { email })).status).toBe(200)
  })

  test('succeeds without tours, and sends no email', async () => {
    const email = freshEmail()
    const { browser } = await requestAndOpenData(email)
    expect((await erase(browser, email)).status).toBe(200)
    expect(await app.mailSubjects(email)).toEqual([])
    expect((await owner.call(listAuditLog)).reply().data.entries).toEqual([])
  })

  test('is repeated after a restore, without an email [visitor-data-8]', async () => {
    const { config, db } = app.services
    const email = freshEmail()
    await addTours(email)
    const tours = await db
      .selectFrom('tour_requests')
      .selectAll()
      .where('email', '=', email)
      .execute()
    const { browser } = await requestAndOpenData(email)
    const erased = await erase(browser, email)
    erased.expectSuccess()
    await app.mail(email, /Your tour data has been deleted/)
    const list = join(config.dataDir, 'erased-accounts')
    const lines = await readFile(list, 'utf8')
    for (const { id } of tours) expect(lines).toContain(id)

    // As after a restore: the database has the tours, an unsent mail, and no record of the erasure.
    await db.deleteFrom('erased_tours').execute()
    await db.insertInto('tour_requests').values(tours).execute()
    await db
      .insertInto('outgoing_mails')
      .values({ recipient: email, subject: 'Old', body: 'Old', created_at: app.clock.now })
      .execute()
    expect(await eraseAgain(app.services)).toEqual({ users: 0, tours: 2 })
    expect(await rowsWith(db, email)).toEqual([])
    expect(await app.mailSubjects(email)).toEqual([])
    expect(await eraseAgain(app.services)).toEqual({ users: 0, tours: 0 })

    await writeFile(list, '')
    await eraseAgain(app.services)
    for (const { id } of tours) expect(await readFile(list, 'utf8')).toContain(id)
  })
})
