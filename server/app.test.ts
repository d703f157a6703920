import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorReply } from '#shared/contract/error-reply.ts'
import { ERRORS } from '#shared/contract/errors.ts'
import { refusalReply } from '#shared/contract/refusal-reply.ts'
import { openBrowser } from './testing/browser.ts'
import { everyCall } from './testing/every-call.ts'
import { addMember } from './testing/members/add-members.ts'
import { buy } from './testing/members/members.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const calls = await everyCall()

describe('the contract', () => {
  test('contains the calls of the specification [server-6]', () => {
    const known = calls.map(([, { method, path }]) => `${method} ${path}`)
    expect(known).toEqual(
      expect.arrayContaining([
        'POST /auth/login',
        'POST /auth/register',
        'POST /auth/logout',
        'GET /auth/me',
        'POST /auth/send-otp',
        'POST /auth/verify-otp',
        'POST /auth/forgot-password',
        'POST /auth/verify-reset-otp',
        'POST /auth/reset-password',
        'POST /auth/check-phone',
        'POST /auth/update-membership',
        'POST /auth/update-booking',
        'POST /auth/renew-membership',
        'POST /auth/complete-payment',
        'POST /auth/upload-avatar',
        'GET /health',
        'GET /member/details',
        'GET /member/status',
        'GET /booking/details',
        'GET /booking/status',
        'POST /tour/request',
        'GET /tour/requests/:email',
        'GET /tour/requests',
        'PUT /tour/requests/:id/status',
        'POST /tour/scan-qr',
        'GET /booking/seats',
        'GET /hall',
      ]),
    )
    expect(new Set(known).size).toBe(known.length)
  })

  test.each(calls)('%s is served [server-7]', (_name, { method, path }) => {
    expect(app.fastify.hasRoute({ method, url: `/api${path}` })).toBe(true)
  })
})

describe('an invalid request', () => {
  const post = (url: string, payload: string, type = 'application/json'): InjectOptions => ({
    method: 'POST',
    url,
    headers: { 'content-type': type },
    payload,
  })
  const LOGIN = '/api/auth/login'
  const CASES: [what: string, request: InjectOptions, status: number][] = [
    ['to an unknown call', { method: 'GET', url: '/api/nothing' }, 404],
    ['with an unknown method', { method: 'DELETE', url: LOGIN }, 404],
    ['with truncated JSON', post(LOGIN, '{"email": "a@'), 400],
    ['with a list', post(LOGIN, '[]'), 400],
    ['with null', post(LOGIN, 'null'), 400],
    ['without a body', post(LOGIN, ''), 400],
    ['that would change a prototype', post(LOGIN, '{"__proto__": {"admin": true}}'), 400],
    ['with another content type', post(LOGIN, '<login/>', 'text/xml'), 400],
    [
      'with a form where JSON belongs',
      post(LOGIN, 'email=a', 'application/x-www-form-urlencoded'),
      400,
    ],
    ['with a body of 65 KB', post(LOGIN, `{"email":"${'a'.repeat(65 * 1024)}"}`), 413],
    ['with a broken address', { method: 'GET', url: '/api/tour/requests/%E0%A4%A' }, 400],
  ]
  test.each(CASES)(
    '%s gets the common refusal format [server-8]',
    async (_what, request, status) => {
      const response = await app.inject(request)
      expect(response.statusCode).toBe(status)
      expect(errorReply.parse(response.json()).message).not.toBe('')
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    },
  )

  test('an unknown path and a body that is too large get the refusals of the contract', async () => {
    const unknown = await app.inject({ method: 'GET', url: '/api/nothing' })
    expect(unknown.json()).toEqual(refusalReply({ code: 'notFound' }))
    const large = await app.inject(post(LOGIN, `"${'a'.repeat(65 * 1024)}"`))
    expect(large.json()).toEqual(refusalReply({ code: 'bodyTooLarge' }))
  })
})

describe('replies never contain', () => {
  const PATHS = calls
    .filter(([, { method, path }]) => method === 'GET' && !path.includes(':'))
    .map(([, { path }]) => `/api${path}`)

  test("a password hash, or another member's data [security-21]", async () => {
    const [member, other] = [await addMember(app), await addMember(app)]
    await buy(member, { seat: 'A1' })
    const paid = await buy(other, { seat: 'A2' })
    const { db } = app.services
    const secret = await db
      .selectFrom('users')
      .select(['password_hash', 'phone_number'])
      .where('id', '=', other.id)
      .executeTakeFirstOrThrow()

    for (const path of PATHS) {
      const plan =
        'membershipType=Dyandhara+Kaksh&timeSlot=24+Hours+Batch&membershipDuration=1+Day&membershipStartDate=2026-03-10'
      const { body } = await member.get(`${path}?${plan}`)
      // Matches "password" only as the name of a property, because an export's explanations contain the word.
      expect(body, path).not.toMatch(/"\w*password\w*":|hash|argon2/i)
      for (const theirs of [other.email, other.id, paid.dyanpittId, secret.phone_number]) {
        expect(body, path).not.toContain(theirs)
      }
    }
  })

  test('internal errors [security-22]', async () => {
    const broken = await createTestApp()
    const member = await addMember(broken)
    await broken.services.db.schema.alterTable('bookings').renameTo('lost').execute()
    const response = await member.get('/api/auth/me')
    expect(response.statusCode).toBe(500)
    const requestId = String(response.headers['x-request-id'])
    expect(response.json()).toEqual({
      success: false,
      code: 'internal',
      values: { requestId },
      message: ERRORS.internal.message.replace('{requestId}', requestId),
    })
    await broken.close()
  })
})

test('responses have the security headers [security-23]', async () => {
  const { headers } = await openBrowser(app).get('/api/health')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
  })
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  for (const directive of ['frame-ancestors', 'object-src', 'base-uri']) {
    expect(headers['content-security-policy']).toContain(`${directive} 'none'`)
  }
})

test('responses with personal data are not cached [security-24]', async () => {
  const member = await addMember(app)
  for (const path of ['/api/auth/me', '/api/member/selfie', '/api/admin/users', '/api/nothing']) {
    expect((await member.get(path)).headers['cache-control'], path).toBe('no-store')
  }
})

test('the health call reports whether the database responds [server-9]', async () => {
  const response = await openBrowser(app).get('/api/health')
  expect(response.json()).toEqual({ success: true, status: 'ok' })
})
