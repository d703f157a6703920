import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import type { TestApp } from '#server/testing/test-app.ts'
import type { Call } from '#shared/contract/call.ts'
import { type Attack, attacksOn, noAttack, requestOf } from './attack-request.ts'
import { expectInvariants } from './database-invariants.ts'
import type { MarkedDatabase } from './marked-database.ts'
import type { ValidRequest } from './valid-requests.ts'
import { type ApiResponse, expectValidResponse } from './valid-response.ts'

export type Target = {
  call: Call
  valid: ValidRequest
  /** Overrides how the request is sent and what is checked in every response. */
  send?: (app: TestApp, request: InjectOptions) => Promise<ApiResponse>
  check?: typeof expectValidResponse
}
type Runs = {
  runs: number
  seed?: number
  /** Keeps the counted attempts between attacks, and sends all of them from one address. */
  keepLimits?: boolean
}

/** Attacks a call repeatedly; each response must be well-formed and disclose no secrets. */
export async function attackCall(
  marked: MarkedDatabase,
  target: Target,
  { runs, seed, keepLimits = false }: Runs,
): Promise<void> {
  const attacked = fc.asyncProperty(attacksOn(target.call, target.valid), async (attack) => {
    if (!keepLimits) await marked.forgetAttempts()
    await runAttack(marked, target, keepLimits ? { ...attack, address: '198.51.100.2' } : attack)
  })
  await fc.assert(attacked, { numRuns: runs, ...(seed !== undefined && { seed }) })
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
}

/** Sends the unchanged valid request to the initial database. Returns the status. */
export async function sendValid(
  marked: MarkedDatabase,
  target: Target,
  { keepLimits = false } = {},
): Promise<number> {
  if (!keepLimits) await marked.forgetAttempts()
  return runAttack(marked, target, noAttack(target.call, target.valid.by))
}

/** Runs one attack on the initial database and resets it afterwards. Returns the status. */
async function runAttack(
  marked: MarkedDatabase,
  {
    call,
    valid,
    check = expectValidResponse,
    send = (app, request) => app.inject(request),
  }: Target,
  attack: Attack,
): Promise<number> {
  const { app, users, privateMarkers, secretMarkers, staffMarkers } = marked
  const request = requestOf(marked, call, valid, attack)
  const response = await send(app, request)
  try {
    check(call, response)
    const received = `${response.body}\n${JSON.stringify(response.headers)}`
    const sent = JSON.stringify([request.url, request.headers, String(request.payload)])
    const byStaff = ['receptionist', 'admin', 'super_admin'].includes(attack.role)
    // Gates know the members; 200 means that the signature was valid.
    const byGate = valid.headers?.['gate-id'] !== undefined && response.statusCode === 200
    for (const marker of byStaff || byGate
      ? secretMarkers
      : [...secretMarkers, ...privateMarkers]) {
      if (!sent.includes(marker)) expect(received).not.toContain(marker)
    }
    for (const marker of attack.role === 'receptionist' ? staffMarkers : []) {
      if (!sent.includes(marker)) expect(received).not.toContain(marker)
    }
    if (mayHaveWritten(call, response)) {
      // Only a super admin can have given somebody else a role.
      const { receptionist, admin, super_admin, adminMidSetup, adminWithFactor } = users
      const staff = [receptionist, admin, super_admin, adminMidSetup, adminWithFactor]
      const staffIds = staff.map(({ id }) => id)
      await expectInvariants(app.services, attack.role === 'super_admin' ? undefined : staffIds)
    }
  } finally {
    if (mayHaveWritten(call, response)) await marked.restore()
  }
  return response.statusCode
}

/** A request refused for its format or caller may only have counted attempts. */
function mayHaveWritten({ method }: Call, { statusCode, body }: ApiResponse): boolean {
  if (method === 'GET' || [401, 403, 404, 413, 429].includes(statusCode)) return false
  return !body.includes('"code":"validationFailed"')
}
