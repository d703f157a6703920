import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ERRORS } from '#shared/contract/errors.ts'
import { logout } from '#shared/contract/user/auth.ts'
import { openBrowser } from './testing/browser.ts'
import { everyCall } from './testing/every-call.ts'
import { type AddedMember, addMember } from './testing/members/add-members.ts'
import { createTestApp, type MountedRoute } from './testing/test-app.ts'

/**
 * Who may use each route that is not for staff only. A route that is not listed must refuse
 * everyone else, so adding an open route requires an explicit entry here. Routes of staff that a
 * receptionist may not use are listed as `admins` or `super admins`.
 */
const AUDIENCES: Record<string, 'anyone' | 'students' | 'admins' | 'super admins'> = {
  'POST /api/admin/gates': 'admins',
  'POST /api/admin/gates/:id/revoke': 'admins',
  'GET /api/admin/door/entries.csv': 'admins',
  'GET /api/admin/door/members.csv': 'admins',
  'GET /api/admin/bookings/list.csv': 'admins',
  'GET /api/admin/cash/shifts/list.csv': 'admins',
  'GET /api/admin/statement/list.csv': 'admins',
  'GET /api/admin/statement/missing/list.csv': 'admins',
  'GET /api/admin/tours/list.csv': 'admins',
  'GET /api/admin/users/list.csv': 'admins',
  'GET /api/admin/day-book': 'admins',
  'POST /api/admin/day-book/close': 'admins',
  'GET /api/admin/day-book/postings.csv': 'admins',
  'GET /api/admin/reports': 'admins',
  'POST /api/admin/payments/correct-method': 'admins',
  'GET /api/admin/statement': 'admins',
  'GET /api/admin/statement/missing': 'admins',
  'POST /api/admin/statement/preview': 'admins',
  'POST /api/admin/statement/import': 'admins',
  'POST /api/admin/statement/:id/confirm': 'admins',
  'POST /api/admin/statement/:id/ignore': 'admins',
  'GET /api/admin/settings': 'admins',
  'PUT /api/admin/settings': 'admins',
  'POST /api/admin/cash/shifts/:id/receive': 'super admins',
  'GET /api/admin/audit-log': 'super admins',
  'GET /api/admin/audit-log/list.csv': 'super admins',
  'GET /api/admin/setup': 'super admins',
  'POST /api/admin/setup/acknowledge': 'super admins',
  'POST /api/admin/setup/test-mail': 'super admins',
  'POST /api/admin/users/:id/erase': 'super admins',
  'POST /api/admin/users/:id/second-factor/reset': 'super admins',
  'GET /': 'anyone',
  'GET /*': 'anyone',
  'GET /assets/:name': 'anyone',
  'GET /manifest.webmanifest': 'anyone',
  'GET /app.html': 'anyone',
  'GET /en': 'anyone',
  'GET /mr': 'anyone',
  'GET /mr/app.html': 'anyone',
  'GET /mr/manifest.webmanifest': 'anyone',
  'GET /hi': 'anyone',
  'GET /hi/app.html': 'anyone',
  'GET /hi/manifest.webmanifest': 'anyone',
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
  'POST /api/auth/claim': 'anyone',
  'POST /api/tour/request': 'anyone',
  // These need the random ID of a pass.
  'POST /api/tour/pass-status': 'anyone',
  'POST /api/tour/cancel': 'anyone',
  'POST /api/tour/move': 'anyone',
  // These need a code sent to the email.
  'POST /api/tour/data-code': 'anyone',
  'POST /api/tour/data': 'anyone',
  'POST /api/tour/erase-data': 'anyone',
  // Returns an empty list when the email is not the caller's own.
  'GET /api/tour/requests/:email': 'anyone',
  // Gates sign these: see http/guards/gate.ts.
  'GET /api/gate/roster': 'anyone',
  'POST /api/gate/entries': 'anyone',
  'POST /api/gate/remove': 'anyone',
  'GET /api/gate/events': 'anyone',
  'GET /api/gate/photos/:userId': 'anyone',
  'GET /api/auth/me': 'students',
  'POST /api/auth/change-password': 'students',
  'GET /api/auth/second-factor': 'students',
  'POST /api/auth/second-factor/recovery-codes': 'students',
  'POST /api/auth/second-factor/end': 'students',
  'GET /api/auth/sessions': 'students',
  'POST /api/auth/sessions/:id/end': 'students',
  'POST /api/auth/update-membership': 'students',
  'POST /api/auth/update-booking': 'students',
  'POST /api/auth/renew-membership': 'students',
  'POST /api/auth/complete-payment': 'students',
  'POST /api/auth/upload-avatar': 'students',
  'GET /api/booking/seats': 'students',
  'GET /api/booking/details': 'students',
  'GET /api/booking/seat-events': 'students',
  'GET /api/booking/status': 'students',
  'GET /api/member/details': 'students',
  'GET /api/member/status': 'students',
  'GET /api/receipts': 'students',
  'GET /api/receipts/file.pdf': 'students',
  'GET /api/receipts/file.svg': 'students',
  'GET /api/payment/upi': 'students',
  'POST /api/payment/utr': 'students',
  'POST /api/payment/screenshot': 'students',
  'POST /api/booking/cancel': 'students',
  'GET /api/member/selfie': 'students',
  'GET /api/member/data': 'students',
  'GET /api/member/delete-account': 'students',
  'POST /api/member/delete-account': 'students',
  'PUT /api/member/own-details': 'students',
  'POST /api/member/email-code': 'students',
  'PUT /api/member/email': 'students',
  'PUT /api/member/language': 'students',
  'GET /api/push/key': 'students',
  'POST /api/push/subscribe': 'students',
  'POST /api/push/unsubscribe': 'students',
  'POST /api/member/phone-pass': 'students',
  'POST /api/member/pass-lost': 'students',
  'GET /api/member/attendance': 'students',
  'PUT /api/member/attendance': 'students',
  'POST /api/member/parent-code': 'students',
  'POST /api/member/parental-consent': 'students',
  'POST /api/member/consent': 'students',
}

const app = await createTestApp()
const users = {
  student: await addMember(app),
  receptionist: await addMember(app, { role: 'receptionist' }),
  admin: await addMember(app, { role: 'admin' }),
  superAdmin: await addMember(app, { role: 'super_admin' }),
  demoted: await formerAdmin({ role: 'user' }),
  deactivated: await formerAdmin({ deactivated_at: app.clock.now }),
  loggedOut: await addMember(app, { role: 'admin' }),
}
await users.loggedOut.call(logout)
afterAll(() => app.close())

const routes = app.routes.map((route): [name: string, route: MountedRoute] => [
  `${route.method} ${route.url}`,
  route,
])
const forAdmins = routes.filter(
  ([, route]) => !['anyone', 'students'].includes(audience(route) ?? ''),
)
const callsForAdmins = (await everyCall()).filter(([, { method, path }]) =>
  forAdmins.some(([name]) => name === `${method} /api${path}`),
)
const forStudents = routes.filter(([, route]) => audience(route) === 'students')

/** An admin who was demoted or deactivated after logging in. */
async function formerAdmin(changed: { role: 'user' } | { deactivated_at: Date }) {
  const admin = await addMember(app, { role: 'admin' })
  await app.services.db.updateTable('users').set(changed).where('id', '=', admin.id).execute()
  return admin
}

function audience({ method, url }: MountedRoute) {
  // Each GET has a HEAD with the same access.
  return AUDIENCES[`${method === 'HEAD' ? 'GET' : method} ${url}`]
}

/** A route's response to a caller: its status and, if it has a JSON body, the refusal's code. */
async function responseTo({ method, url }: MountedRoute, user?: AddedMember) {
  const response = await app.fastify.inject({
    method,
    url: url.replace(/:\w+/g, crypto.randomUUID()),
    headers: {
      'content-type': 'application/json',
      ...(user && { authorization: `Bearer ${user.token}` }),
    },
    ...(method !== 'GET' && method !== 'HEAD' && { payload: '{}' }),
  })
  const isJson = /^application\/json/.test(String(response.headers['content-type']))
  const code: unknown = method === 'HEAD' || !isJson ? undefined : response.json().code
  return { status: response.statusCode, code }
}

function refusalWith({ method }: MountedRoute, code: 'notLoggedIn' | 'notAllowed') {
  const { status } = ERRORS[code]
  return { status, code: method === 'HEAD' ? undefined : code }
}

test('finds the admin calls among the mounted routes', () => {
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

test('every listed route is mounted', () => {
  const mounted = new Set(routes.map(([name]) => name))
  // The pages exist only after a web build; /api/docs/ has a HEAD route without a GET.
  const calls = Object.keys(AUDIENCES).filter((name) => /\/api\/(?!docs)/.test(name))
  expect(calls.filter((name) => !mounted.has(name))).toEqual([])
})

describe.each(forAdmins)('%s', (_name, route) => {
  test('refuses outsiders [server-4]', async () => {
    expect(await responseTo(route), 'no token').toEqual(refusalWith(route, 'notLoggedIn'))
    const { student, demoted, deactivated, loggedOut } = users
    expect(await responseTo(route, student), 'student').toEqual(refusalWith(route, 'notAllowed'))
    expect(await responseTo(route, demoted), 'demoted admin').toEqual(
      refusalWith(route, 'notAllowed'),
    )
    for (const former of [deactivated, loggedOut]) {
      expect(await responseTo(route, former), 'former admin').toEqual(
        refusalWith(route, 'notLoggedIn'),
      )
    }
  })

  test('accepts an admin [server-5]', async () => {
    expect([401, 403]).not.toContain((await responseTo(route, users.superAdmin)).status)
  })

  test('accepts a receptionist, unless it is listed for admins [role-3]', async () => {
    const { receptionist, admin } = users
    const refused = refusalWith(route, 'notAllowed')
    const isRefused = audience(route) !== undefined
    const answer = await responseTo(route, receptionist)
    if (isRefused) expect(answer, 'receptionist').toEqual(refused)
    else expect([401, 403], 'receptionist').not.toContain(answer.status)
    const byAdmin = await responseTo(route, admin)
    if (audience(route) === 'super admins') expect(byAdmin, 'admin').toEqual(refused)
    else expect([401, 403], 'admin').not.toContain(byAdmin.status)
  })
})

test.each(callsForAdmins)('the contract lists the refusals of %s to outsiders', (_name, call) => {
  expect(call.errors).toEqual(expect.arrayContaining(['notLoggedIn', 'notAllowed']))
})

test.each(forStudents)('%s refuses an unauthenticated request', async (_name, route) => {
  expect(await responseTo(route)).toEqual(refusalWith(route, 'notLoggedIn'))
})

test('refuses access before it validates the request', async () => {
  const visitor = openBrowser(app)
  for (const path of ['/api/tour/requests?page=x', '/api/admin/users?page=x']) {
    expect((await visitor.get(path)).statusCode).toBe(401)
    expect((await users.student.get(path)).statusCode).toBe(403)
    expect((await users.admin.get(path)).statusCode).toBe(400)
  }
})

describe('docs/security.md', () => {
  /** Tries a route as each kind of caller. The request is invalid, so it changes nothing. */
  async function audienceOf(route: MountedRoute): Promise<string> {
    const { student, receptionist, admin, superAdmin } = users
    const refuses = async (code: string, user?: AddedMember) =>
      (await responseTo(route, user)).code === code
    if (!(await refuses('notLoggedIn'))) return 'anyone'
    const [refusesStudents, refusesAdmins] = [
      await refuses('notAllowed', student),
      await refuses('notAllowed', admin),
    ]
    if (!refusesStudents) return refusesAdmins ? 'students' : 'logged-in users'
    if (!(await refuses('notAllowed', receptionist))) return 'staff'
    if (!refusesAdmins) return 'admins'
    return (await refuses('notAllowed', superAdmin)) ? 'nobody' : 'super admins'
  }

  function documentedAudiences(): [name: string, who: string][] {
    const text = readFileSync(join(import.meta.dirname, '../docs/security.md'), 'utf8')
    const [, table = ''] = /^\| who may use \| calls .*\n\|.*\n((?:\|.*\n)+)/m.exec(text) ?? []
    return table.split('\n').flatMap((row) => {
      const [, who = '', calls = ''] = row.split('|').map((cell) => cell.trim())
      return [...calls.matchAll(/`([A-Z]+) ([^`]+)`/g)].map(
        ([, method, path]): [string, string] => [`${method} /api${path}`, who],
      )
    })
  }

  test('lists who may use each call, in agreement with the server [security-64]', async () => {
    const calls = routes.filter(
      ([name, { method }]) => / \/api\/(?!docs)/.test(name) && method !== 'HEAD',
    )
    const actual = new Map<string, string>()
    for (const [name, route] of calls) actual.set(name, await audienceOf(route))
    expect(documentedAudiences().toSorted()).toEqual([...actual].toSorted())
  })
})
