import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getPublicSettings } from '#shared/contract/admin/public-settings.ts'
import type { Call } from '#shared/contract/call.ts'
import { scanQr, toursByEmail } from '#shared/contract/tour/tour.ts'
import * as auth from '#shared/contract/user/auth.ts'
import { updateMembership } from '#shared/contract/user/membership.ts'
import { listUsers } from '#shared/contract/user/user.ts'
import { type Browser, type CallInput, openBrowser } from './testing/browser.ts'
import { type CapturedLog, captureLog } from './testing/captured-log.ts'
import { everyCall } from './testing/every-call.ts'
import { type MailServer, openMailServer } from './testing/mail-server.ts'
import { type AddedMember, addMember } from './testing/members/add-members.ts'
import {
  book,
  MEMBERSHIP,
  newPaymentId,
  pay,
  PASSWORD as RIGHT,
} from './testing/members/members.ts'
import { formOf, picture } from './testing/members/pictures.ts'
import { sendTourRequest } from './testing/members/tours.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

/** Everything a user can submit, each with a marker that must not appear in any log. */
const NAME = 'Zmarka Zmarkovich'
const EMAIL = 'zmarka.person@example.com'
const PHONE = '+919812345678'
const PASSWORD = 'Zmark-Passw0rd!'
const CODE = '918273'

let app: TestApp
let captured: CapturedLog
let mailServer: MailServer
let student: AddedMember
let admin: AddedMember
const secrets: (string | undefined)[] = [PHONE.slice(3), CODE]

beforeAll(async () => {
  mailServer = await openMailServer({ refusal: `No mailbox for ${EMAIL}, ${NAME}` })
  captured = captureLog()
  app = await createTestApp({ SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` }, undefined, {
    log: captured.log,
  })
  student = await addMember(app)
  admin = await addMember(app, { role: 'super_admin' })
  secrets.push(student.token, admin.token)
})
afterAll(async () => {
  captured.release()
  await app.close()
  await mailServer.close()
})

function expectNothingPersonal(): void {
  const text = captured.text()
  expect(text).not.toMatch(/zmark/i)
  expect(text).not.toMatch(/student\d+@example/)
  for (const secret of secrets) expect(text).not.toContain(secret)
}

const requestLines = () => captured.lines().filter(({ msg }) => msg === 'request')

test('logs one line per request with route, status, time and the id sent in the response [security-15]', async () => {
  const before = requestLines().length
  const { headers } = await openBrowser(app).call(toursByEmail, { params: { email: EMAIL } })
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

test("the line of an authenticated request has the user's id and nothing else about them", async () => {
  const before = captured.lines().length
  await student.call(auth.me)
  await student.call(listUsers)
  await student.get('/api/member/selfie')
  const lines = captured.lines().slice(before)
  const requests = lines.filter(({ msg }) => msg === 'request')
  expect(requests.map(({ route, status, user }) => ({ route, status, user }))).toEqual([
    { route: '/api/auth/me', status: 200, user: student.id },
    { route: '/api/admin/users', status: 403, user: student.id },
    { route: '/api/member/selfie', status: 404, user: student.id },
  ])
  // A refusal's line has no user; its request id identifies the request's line.
  const refused = lines.find(({ msg }) => msg === 'refused')
  expect(refused).toMatchObject({ reqId: requests[1]?.reqId, error: 'notAllowed' })
})

test("logs a login with the user's id, and a failed one with its reason [security-16]", async () => {
  const before = captured.lines().length
  await openBrowser(app).call(auth.login, { body: { email: student.email, password: RIGHT } })
  await openBrowser(app).call(auth.login, { body: { email: student.email, password: PASSWORD } })
  const lines = captured.lines().slice(before)
  const common = { level: 30, time: expect.any(Number), pid: process.pid }
  const [good, bad] = lines.filter(({ msg }) => msg === 'request').map(({ reqId }) => reqId)
  expect(lines.filter(({ msg }) => msg !== 'request')).toEqual([
    { ...common, reqId: good, user: student.id, msg: 'logged in' },
    { ...common, reqId: bad, error: 'loginFailed', msg: 'refused' },
  ])
  expectNothingPersonal()
})

const calls = await everyCall()

describe('logs nothing that a user has submitted [security-17]', () => {
  test.each(calls)('when %s is called, refused or not', async (_name, call) => {
    const before = requestLines().length
    const callers = [openBrowser(app), student, admin]
    for (const browser of callers) {
      // The next call still needs the users logged in.
      if (call === auth.logout && browser !== callers[0]) continue
      await browser.call(call, markedParts(call))
      await app.inject({
        method: 'POST',
        url: `/api${call.path}?q=${NAME}`,
        payload: `{"${EMAIL}`,
      })
    }
    expect(requestLines().length).toBeGreaterThanOrEqual(before + 2)
    expectNothingPersonal()
  })

  test('when everything succeeds', async () => {
    await performAll(openBrowser(app))
    await app.inject({ method: 'GET', url: `/search/${NAME}?q=${EMAIL}` })
    expectNothingPersonal()
  })

  test('when an email is refused with an error that quotes its address', async () => {
    await expect
      .poll(() => captured.lines().some(({ msg }) => msg === 'job failed'), { timeout: 10_000 })
      .toBe(true)
    const failed = captured.lines().find(({ msg }) => msg === 'job failed')
    expect(failed).toMatchObject({ queue: 'mail', job: expect.any(String), level: 50 })
    expectNothingPersonal()
    // The stored job, which will be retried, does not quote it either.
    await expect
      .poll(() => jobOutputs(), { timeout: 10_000 })
      .toContainEqual(expect.stringContaining('[answer]'))
    expect((await jobOutputs()).join()).not.toMatch(/zmark/i)
  })

  describe('when the database refuses a row and quotes it', () => {
    beforeEach(() => quoteEveryRow())

    test('in a call whose reply identifies the error only by the request id', async () => {
      const answer = await sendTourRequest(app, { email: `first.${EMAIL}`, fullName: NAME })
      const id = String(answer.headers['x-request-id'])
      expect(answer).toMatchObject({ status: 500, message: expect.stringContaining(id) })
      const failed = captured.lines().filter(({ msg }) => msg === 'request failed')
      expect(failed.at(-1)).toMatchObject({
        reqId: id,
        err: { code: 'P0001', message: 'The database rejected a statement (P0001)' },
      })
      expectNothingPersonal()
    })

    test('in any call', async () => {
      await performAll(openBrowser(app), `second.${EMAIL}`)
      for (const [, call] of calls) {
        if (call !== auth.logout) await admin.call(call, markedParts(call))
      }
      expect(captured.lines().filter(({ msg }) => msg === 'request failed').length).toBeGreaterThan(
        3,
      )
      expectNothingPersonal()
    })
  })
})

/** Every part of a call's request, with a marker in each field. */
function markedParts(call: Call): CallInput {
  const fields = (schema: { def: { shape: object } } | undefined) =>
    Object.keys(schema?.def.shape ?? {})
  const markedFields = (names: string[]) =>
    Object.fromEntries(names.map((name) => [name, markFor(name)]))
  return {
    params: markedFields(call.path.match(/(?<=:)\w+/g) ?? []),
    ...(call.query && { query: markedFields(fields(call.query)) }),
    ...(call.body && { body: markedFields(fields(call.body)) }),
  }
}

function markFor(field: string): string {
  if (/email/i.test(field)) return EMAIL
  if (/phone|number/i.test(field)) return PHONE
  if (/password/i.test(field)) return PASSWORD
  if (/otp/i.test(field)) return CODE
  // With a valid page and id, the marked search term reaches the database.
  if (field === 'page') return '1'
  return field === 'id' ? crypto.randomUUID() : NAME
}

/** A user's actions, with all their data; some are refused while the database is broken. */
async function performAll(visitor: Browser, email = EMAIL): Promise<void> {
  await visitor.call(auth.sendOtp, { body: { email } })
  await visitor.call(auth.verifyOtp, { body: { email, otp: CODE } })
  await visitor.call(auth.login, { body: { email, password: PASSWORD } })
  await sendTourRequest(app, { email, fullName: NAME, phoneNumber: PHONE })
  await visitor.call(toursByEmail, { params: { email } })
  const form = formOf({ ...MEMBERSHIP, fatherName: NAME, selfiePhoto: await picture() })
  await student.call(updateMembership, { form })
  await book(student)
  await pay(student, `${newPaymentId()}-zmark`)
  await admin.call(listUsers, { query: { search: NAME } })
  const pass = { type: 'VISITOR_PASS', id: crypto.randomUUID(), fullName: NAME, email }
  await admin.call(scanQr, { body: { qrData: JSON.stringify(pass) } })
  await visitor.call(getPublicSettings)
}

/** From now on every write fails, with an error that quotes the row. */
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
  `.execute(app.services.db)
}

async function jobOutputs(): Promise<string[]> {
  const { rows } = await sql<{ output: string | null }>`
    SELECT output::text AS output FROM pgboss.job WHERE name = 'mail'
  `.execute(app.services.db)
  return rows.flatMap(({ output }) => (output === null ? [] : [output]))
}
