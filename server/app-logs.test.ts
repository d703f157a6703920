import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listUsers } from '#shared/contract/admin-users.ts'
import * as auth from '#shared/contract/auth.ts'
import type { Call } from '#shared/contract/call.ts'
import { getHall } from '#shared/contract/hall.ts'
import { updateMembership } from '#shared/contract/membership.ts'
import { scanQr, toursByEmail } from '#shared/contract/tour.ts'
import { type AddedMember, addMember } from './testing/added-members.ts'
import { type Browser, openBrowser, type Sent } from './testing/browser.ts'
import { type CapturedLog, captureLog } from './testing/captured-log.ts'
import { everyCall } from './testing/every-call.ts'
import { type MailServer, openMailServer } from './testing/mail-server.ts'
import { book, MEMBERSHIP, newPaymentId, pay, PASSWORD as RIGHT } from './testing/members.ts'
import { formOf, picture } from './testing/pictures.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'
import { askForTour } from './testing/tours.ts'

/** Whatever a person may give, each with a mark that must not be found in any log. */
const NAME = 'Zmarka Zmarkovich'
const EMAIL = 'zmarka.person@example.com'
const PHONE = '+919812345678'
const PASSWORD = 'Zmark-Passw0rd!'
const CODE = '918273'

let hall: TestApp
let captured: CapturedLog
let mailServer: MailServer
let student: AddedMember
let admin: AddedMember
const secrets: (string | undefined)[] = [PHONE.slice(3), CODE]

beforeAll(async () => {
  mailServer = await openMailServer({ refusal: `No mailbox for ${EMAIL}, ${NAME}` })
  captured = captureLog()
  hall = await createTestApp({ SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` }, undefined, {
    log: captured.log,
  })
  student = await addMember(hall)
  admin = await addMember(hall, { role: 'super_admin' })
  secrets.push(student.token, admin.token)
})
afterAll(async () => {
  captured.release()
  await hall.close()
  await mailServer.close()
})

function expectNothingPersonal(): void {
  const text = captured.text()
  expect(text).not.toMatch(/zmark/i)
  expect(text).not.toMatch(/student\d+@example/)
  for (const secret of secrets) expect(text).not.toContain(secret)
}

const requestLines = () => captured.lines().filter(({ msg }) => msg === 'request')

test('a line per request names route, status and time, and the id that the answer carries', async () => {
  const before = requestLines().length
  const { headers } = await openBrowser(hall).ask(toursByEmail, { params: { email: EMAIL } })
  expect(requestLines().slice(before)).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: process.pid,
      reqId: headers['x-request-id'],
      method: 'GET',
      route: '/api/tour/requests/:email',
      status: 200,
      ms: expect.any(Number),
      msg: 'request',
    },
  ])
})

test('of somebody signed in, the line of the request has the id and nothing else', async () => {
  const before = captured.lines().length
  await student.ask(auth.me)
  await student.ask(listUsers)
  await student.get('/api/member/selfie')
  const lines = captured.lines().slice(before)
  const requests = lines.filter(({ msg }) => msg === 'request')
  expect(requests.map(({ route, status, user }) => ({ route, status, user }))).toEqual([
    { route: '/api/auth/me', status: 200, user: student.id },
    { route: '/api/admin/users', status: 403, user: student.id },
    { route: '/api/member/selfie', status: 404, user: student.id },
  ])
  // A refusal has no user of its own: the request's id leads to the line that has.
  const refused = lines.find(({ msg }) => msg === 'refused')
  expect(refused).toMatchObject({ reqId: requests[1]?.reqId, error: 'notAllowed' })
})

test('a sign-in is logged with the id, and one that failed with its reason', async () => {
  const before = captured.lines().length
  await openBrowser(hall).ask(auth.login, { body: { email: student.email, password: RIGHT } })
  await openBrowser(hall).ask(auth.login, { body: { email: student.email, password: PASSWORD } })
  const lines = captured.lines().slice(before)
  const common = { level: 30, time: expect.any(Number), pid: process.pid }
  const [good, bad] = lines.filter(({ msg }) => msg === 'request').map(({ reqId }) => reqId)
  expect(lines.filter(({ msg }) => msg !== 'request')).toEqual([
    { ...common, reqId: good, user: student.id, msg: 'signed in' },
    { ...common, reqId: bad, error: 'loginFailed', msg: 'refused' },
  ])
  expectNothingPersonal()
})

const calls = await everyCall()

describe('nothing that a person gave is logged', () => {
  test.each(calls)('by %s, refused or not', async (_name, call) => {
    const before = requestLines().length
    const asked = [openBrowser(hall), student, admin]
    for (const browser of asked) {
      // Who signs out of one test is still needed in the next.
      if (call === auth.logout && browser !== asked[0]) continue
      await browser.ask(call, markedParts(call))
      await hall.inject({
        method: 'POST',
        url: `/api${call.path}?q=${NAME}`,
        payload: `{"${EMAIL}`,
      })
    }
    expect(requestLines().length).toBeGreaterThanOrEqual(before + 2)
    expectNothingPersonal()
  })

  test('when all goes well', async () => {
    await drive(openBrowser(hall))
    await hall.inject({ method: 'GET', url: `/search/${NAME}?q=${EMAIL}` })
    expectNothingPersonal()
  })

  test('by a mail that is refused with its address', async () => {
    await expect
      .poll(() => captured.lines().some(({ msg }) => msg === 'job failed'), { timeout: 10_000 })
      .toBe(true)
    const failed = captured.lines().find(({ msg }) => msg === 'job failed')
    expect(failed).toMatchObject({ queue: 'mail', job: expect.any(String), level: 50 })
    expectNothingPersonal()
    // Nor kept with the job that is tried again.
    await expect
      .poll(() => outputs(), { timeout: 10_000 })
      .toContainEqual(expect.stringContaining('[answer]'))
    expect((await outputs()).join()).not.toMatch(/zmark/i)
  })

  describe('when the database refuses, quoting the row,', () => {
    beforeEach(() => quoteEveryRow())

    test('in an error that only a number tells of', async () => {
      const answer = await askForTour(hall, { email: `first.${EMAIL}`, fullName: NAME })
      const id = String(answer.headers['x-request-id'])
      expect(answer).toMatchObject({ status: 500, message: expect.stringContaining(id) })
      const failed = captured.lines().filter(({ msg }) => msg === 'request failed')
      expect(failed.at(-1)).toMatchObject({
        reqId: id,
        err: { code: 'P0001', message: 'The database refused a statement (P0001)' },
      })
      expectNothingPersonal()
    })

    test('in any call', async () => {
      await drive(openBrowser(hall), `second.${EMAIL}`)
      for (const [, call] of calls) {
        if (call !== auth.logout) await admin.ask(call, markedParts(call))
      }
      expect(captured.lines().filter(({ msg }) => msg === 'request failed').length).toBeGreaterThan(
        3,
      )
      expectNothingPersonal()
    })
  })
})

/** Every part that a call has, each field of it with a mark. */
function markedParts(call: Call): Sent {
  const fields = (schema: { def: { shape: object } } | undefined) =>
    Object.keys(schema?.def.shape ?? {})
  const marked = (names: string[]) => Object.fromEntries(names.map((name) => [name, markFor(name)]))
  return {
    params: marked(call.path.match(/(?<=:)\w+/g) ?? []),
    ...(call.query && { query: marked(fields(call.query)) }),
    ...(call.body && { body: marked(fields(call.body)) }),
  }
}

function markFor(field: string): string {
  if (/email/i.test(field)) return EMAIL
  if (/phone|number/i.test(field)) return PHONE
  if (/password/i.test(field)) return PASSWORD
  if (/otp/i.test(field)) return CODE
  // A page or an id that is right lets the search term beside it come further.
  if (field === 'page') return '1'
  return field === 'id' ? crypto.randomUUID() : NAME
}

/** What a person does, with all that they give; some of it is refused when the database is broken. */
async function drive(visitor: Browser, email = EMAIL): Promise<void> {
  await visitor.ask(auth.sendOtp, { body: { email } })
  await visitor.ask(auth.verifyOtp, { body: { email, otp: CODE } })
  await visitor.ask(auth.login, { body: { email, password: PASSWORD } })
  await askForTour(hall, { email, fullName: NAME, phoneNumber: PHONE })
  await visitor.ask(toursByEmail, { params: { email } })
  const form = formOf({ ...MEMBERSHIP, fatherName: NAME, selfiePhoto: await picture() })
  await student.ask(updateMembership, { form })
  await book(student)
  await pay(student, `${newPaymentId()}-zmark`)
  await admin.ask(listUsers, { query: { search: NAME } })
  const pass = { type: 'VISITOR_PASS', id: crypto.randomUUID(), fullName: NAME, email }
  await admin.ask(scanQr, { body: { qrData: JSON.stringify(pass) } })
  await visitor.ask(getHall)
}

/** From now on every row that is written is refused, in words that repeat it. */
async function quoteEveryRow(): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION quote_row() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'refused: %', NEW USING DETAIL = NEW::text, HINT = NEW::text; END $$;
    DO $$
      DECLARE name text;
      BEGIN
        FOREACH name IN ARRAY ARRAY['users', 'one_time_codes', 'tour_requests', 'bookings',
          'membership_details', 'payments', 'settings', 'audit_log']
        LOOP
          EXECUTE format('CREATE OR REPLACE TRIGGER quote_row BEFORE INSERT OR UPDATE ON %I
            FOR EACH ROW EXECUTE FUNCTION quote_row()', name);
        END LOOP;
      END $$;
  `.execute(hall.services.db)
}

async function outputs(): Promise<string[]> {
  const { rows } = await sql<{ output: string | null }>`
    SELECT output::text AS output FROM pgboss.job WHERE name = 'mail'
  `.execute(hall.services.db)
  return rows.flatMap(({ output }) => (output === null ? [] : [output]))
}
