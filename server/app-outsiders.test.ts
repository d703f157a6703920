import { afterAll, describe, expect, test } from 'vitest'
import { logout } from '#shared/contract/auth.ts'
import { ERRORS } from '#shared/contract/errors.ts'
import { type AddedMember, addMember } from './testing/added-members.ts'
import { openBrowser } from './testing/browser.ts'
import { everyCall } from './testing/every-call.ts'
import { createTestApp, type MountedRoute } from './testing/test-app.ts'

/**
 * Whom a route is for, where it isn't for admins alone. A route that is not named here must refuse all
 * others, so a new one is refused to outsiders or is put on this list knowingly.
 */
const NOT_FOR_ADMINS_ALONE: Record<string, 'anyone' | 'students'> = {
  'GET /': 'anyone',
  'GET /*': 'anyone',
  'GET /manifest.webmanifest': 'anyone',
  'GET /uploads/avatars/:name': 'anyone',
  'GET /api/health': 'anyone',
  'GET /api/health/live': 'anyone',
  'GET /api/health/ready': 'anyone',
  'GET /api/hall': 'anyone',
  'GET /api/docs': 'anyone',
  'GET /api/docs/': 'anyone',
  'GET /api/docs/json': 'anyone',
  'GET /api/docs/yaml': 'anyone',
  'GET /api/docs/static/*': 'anyone',
  'GET /api/docs/static/index.html': 'anyone',
  'GET /api/docs/static/swagger-initializer.js': 'anyone',
  'POST /api/auth/login': 'anyone',
  'POST /api/auth/register': 'anyone',
  'POST /api/auth/logout': 'anyone',
  'POST /api/auth/send-otp': 'anyone',
  'POST /api/auth/verify-otp': 'anyone',
  'POST /api/auth/forgot-password': 'anyone',
  'POST /api/auth/verify-reset-otp': 'anyone',
  'POST /api/auth/reset-password': 'anyone',
  'POST /api/auth/check-phone': 'anyone',
  'POST /api/tour/request': 'anyone',
  // To those it does not concern it answers an empty list.
  'GET /api/tour/requests/:email': 'anyone',
  'GET /api/auth/me': 'students',
  'POST /api/auth/update-membership': 'students',
  'POST /api/auth/update-booking': 'students',
  'POST /api/auth/renew-membership': 'students',
  'POST /api/auth/complete-payment': 'students',
  'POST /api/auth/upload-avatar': 'students',
  'GET /api/booking/seats': 'students',
  'GET /api/booking/details': 'students',
  'GET /api/booking/seat-news': 'students',
  'GET /api/booking/status': 'students',
  'GET /api/member/details': 'students',
  'GET /api/member/status': 'students',
  'GET /api/member/selfie': 'students',
  'GET /api/member/data': 'students',
  'GET /api/member/delete-account': 'students',
  'POST /api/member/delete-account': 'students',
}

const hall = await createTestApp()
const people = {
  student: await addMember(hall),
  admin: await addMember(hall, { role: 'admin' }),
  superAdmin: await addMember(hall, { role: 'super_admin' }),
  demoted: await formerAdmin({ role: 'user' }),
  deactivated: await formerAdmin({ deactivated_at: hall.clock.now }),
  signedOut: await addMember(hall, { role: 'admin' }),
}
await people.signedOut.ask(logout)
afterAll(() => hall.close())

const routes = hall.routes.map((route): [name: string, route: MountedRoute] => [
  `${route.method} ${route.url}`,
  route,
])
const forAdmins = routes.filter(([, route]) => audience(route) === undefined)
const callsForAdmins = (await everyCall()).filter(([, { method, path }]) =>
  forAdmins.some(([name]) => name === `${method} /api${path}`),
)
const forStudents = routes.filter(([, route]) => audience(route) === 'students')

/** An admin who still holds the token from the time before this became true. */
async function formerAdmin(changed: { role: 'user' } | { deactivated_at: Date }) {
  const admin = await addMember(hall, { role: 'admin' })
  await hall.services.db.updateTable('users').set(changed).where('id', '=', admin.id).execute()
  return admin
}

function audience({ method, url }: MountedRoute) {
  // A HEAD goes with each GET and is as open as it.
  return NOT_FOR_ADMINS_ALONE[`${method === 'HEAD' ? 'GET' : method} ${url}`]
}

/** The status with which a route meets somebody, and the message where it has a body. */
async function met({ method, url }: MountedRoute, person?: AddedMember) {
  const response = await hall.app.inject({
    method,
    url: url.replace(/:\w+/g, crypto.randomUUID()),
    headers: {
      'content-type': 'application/json',
      ...(person && { authorization: `Bearer ${person.token}` }),
    },
    ...(method !== 'GET' && method !== 'HEAD' && { payload: '{}' }),
  })
  const message: unknown = method === 'HEAD' ? undefined : response.json().message
  return { status: response.statusCode, message }
}

function refusedAs({ method }: MountedRoute, error: 'notSignedIn' | 'notAllowed') {
  const { status, message } = ERRORS[error]
  return { status, message: method === 'HEAD' ? undefined : message }
}

test('the walk has found the calls of the front desk', () => {
  const found = forAdmins.map(([name]) => name)
  expect(found).toEqual(
    expect.arrayContaining([
      'GET /api/tour/requests',
      'PUT /api/tour/requests/:id/status',
      'POST /api/tour/scan-qr',
      'GET /api/admin/stats',
      'GET /api/admin/users',
    ]),
  )
})

test('what is open to others is mounted', () => {
  const mounted = new Set(routes.map(([name]) => name))
  // The pages are there once the web is built; /api/docs/ has a HEAD of its own, without a GET.
  const calls = Object.keys(NOT_FOR_ADMINS_ALONE).filter((name) => /\/api\/(?!docs)/.test(name))
  expect(calls.filter((name) => !mounted.has(name))).toEqual([])
})

describe.each(forAdmins)('%s', (_name, route) => {
  test('is refused to outsiders', async () => {
    expect(await met(route), 'no token').toEqual(refusedAs(route, 'notSignedIn'))
    const { student, demoted, deactivated, signedOut } = people
    expect(await met(route, student), 'student').toEqual(refusedAs(route, 'notAllowed'))
    expect(await met(route, demoted), 'demoted admin').toEqual(refusedAs(route, 'notAllowed'))
    for (const former of [deactivated, signedOut]) {
      expect(await met(route, former), 'former admin').toEqual(refusedAs(route, 'notSignedIn'))
    }
  })

  test('lets an admin in', async () => {
    expect([401, 403]).not.toContain((await met(route, people.superAdmin)).status)
  })
})

test.each(callsForAdmins)('%s says in the contract that it refuses outsiders', (_name, call) => {
  expect(call.errors).toEqual(expect.arrayContaining(['notSignedIn', 'notAllowed']))
})

test.each(forStudents)('%s is refused to who is not signed in', async (_name, route) => {
  expect(await met(route)).toEqual(refusedAs(route, 'notSignedIn'))
})

test('a refusal comes before anything of the request is judged', async () => {
  const visitor = openBrowser(hall)
  for (const path of ['/api/tour/requests?page=x', '/api/admin/users?page=x']) {
    expect((await visitor.get(path)).statusCode).toBe(401)
    expect((await people.student.get(path)).statusCode).toBe(403)
    expect((await people.admin.get(path)).statusCode).toBe(400)
  }
})
