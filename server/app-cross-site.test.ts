import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { register } from '#shared/contract/user/auth.ts'
import { hostileForm } from './testing/attack/hostile-form.ts'
import { VALID_REQUESTS } from './testing/attack/valid-requests.ts'
import { refusal } from './testing/browser.ts'
import { everyCall } from './testing/every-call.ts'
import { verifyEmail } from './testing/members/members.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

/**
 * What another site's page can make a browser send without a preflight: the three content types of
 * forms, without the Authorization header that our scripts add.
 */

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const writingCalls = (await everyCall()).filter(([, { method }]) => method !== 'GET')

async function rowCounts(): Promise<unknown> {
  const { db } = app.services
  const tables = ['users', 'sessions', 'one_time_codes', 'tour_requests', 'outgoing_mails'] as const
  return Promise.all(
    tables.map((table) =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirst(),
    ),
  )
}

describe.each(writingCalls)('%s', (name, { method, path }) => {
  const body = VALID_REQUESTS[name]?.body ?? {}
  const FORMS = [
    ['text/plain', JSON.stringify(body)],
    ['application/x-www-form-urlencoded', 'email=newcomer@example.com'],
    ['multipart/form-data', undefined],
    ['no content type', JSON.stringify(body)],
  ] as const

  test.each(FORMS)('ignores a form from another site: %s [security-2]', async (type, payload) => {
    const form = hostileForm(body, { field: '', which: 0 }, (text) => text)
    const before = await rowCounts()
    const response = await app.inject({
      method,
      url: `/api${path.replace(/:\w+/, crypto.randomUUID())}`,
      headers: {
        origin: 'https://evil.example',
        'sec-fetch-site': 'cross-site',
        ...(type === 'multipart/form-data' ? form.headers : { 'content-type': type }),
        ...(type === 'no content type' && { 'content-type': '' }),
      },
      payload: payload ?? form.payload,
    })
    // Logging out without a session does nothing and succeeds.
    const harmless = path === '/auth/logout' ? [200, 400] : [400, 401, 403]
    expect(harmless).toContain(response.statusCode)
    expect(response.headers['access-control-allow-origin']).toBeUndefined()
    expect(response.cookies).toEqual([])
    expect(await rowCounts()).toEqual(before)
  })
})

test('the verification cookie is not sent from other sites, and is valid for its email only [security-3]', async () => {
  const browser = await verifyEmail(app, 'newcomer@example.com')
  expect([...browser.cookies.keys()]).toEqual(['emailProof'])
  const other = { ...VALID_REQUESTS.register?.body, email: 'other@example.com' }
  expect(await browser.call(register, { body: other })).toMatchObject(refusal('emailNotVerified'))
})

test('uses a __Host- cookie and HSTS over TLS [security-4]', async () => {
  const secure = await createTestApp({ PUBLIC_URL: 'https://hall.example.com' })
  const browser = await verifyEmail(secure, 'newcomer@example.com')
  expect([...browser.cookies.keys()]).toEqual(['__Host-emailProof'])
  browser.cookies.set('emailProof', browser.cookies.get('__Host-emailProof') ?? '')
  browser.cookies.delete('__Host-emailProof')
  const withPlainCookie = await browser.call(register, {
    body: VALID_REQUESTS.register?.body ?? {},
  })
  expect(withPlainCookie).toMatchObject(refusal('emailNotVerified'))
  const { headers } = await secure.inject({ url: '/api/health' })
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  await secure.close()
})

test('no response allows another site to read it, whatever the request [security-5]', async () => {
  for (const method of ['GET', 'OPTIONS'] as const) {
    const { headers } = await app.inject({
      method,
      url: '/api/hall',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    })
    const names = Object.keys(headers).filter((name) => name.startsWith('access-control-'))
    expect(names).toEqual([])
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  }
})
