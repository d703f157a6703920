import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import type { TestApp } from '#server/testing/test-app.ts'
import type { Call } from '#shared/contract/call.ts'
import { ERRORS } from '#shared/contract/errors.ts'
import { type Attack, attacksOn, noAttack, requestOf } from './attack-request.ts'
import type { MarkedHall } from './marked-hall.ts'
import { type Answered, expectSound } from './sound-answer.ts'
import { expectSoundDatabase } from './sound-database.ts'
import type { ValidRequest } from './valid-requests.ts'

export type Target = {
  call: Call
  valid: ValidRequest
  /** How it is asked, and what every answer is; by default as with a call. */
  send?: (hall: TestApp, request: InjectOptions) => Promise<Answered>
  sound?: typeof expectSound
}
type Runs = {
  runs: number
  seed?: number
  /** Attempts stay counted from one attack to the next, and all come from one address. */
  keepLimits?: boolean
}

/** Attacks a call again and again; each answer must be sound and tell nobody's secrets. */
export async function attackCall(
  marked: MarkedHall,
  target: Target,
  { runs, seed, keepLimits = false }: Runs,
): Promise<void> {
  const attacked = fc.asyncProperty(attacksOn(target.call, target.valid), async (attack) => {
    if (!keepLimits) await marked.forgetAttempts()
    await strike(marked, target, keepLimits ? { ...attack, address: '198.51.100.2' } : attack)
  })
  await fc.assert(attacked, { numRuns: runs, ...(seed !== undefined && { seed }) })
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
}

/** Sends the valid request as it is, to the hall as it was opened. Answers the status. */
export async function sendValid(
  marked: MarkedHall,
  target: Target,
  { keepLimits = false } = {},
): Promise<number> {
  if (!keepLimits) await marked.forgetAttempts()
  return strike(marked, target, noAttack(target.call, target.valid.by))
}

/** One attack on the hall as it was opened, which it is again after it. Answers the status. */
async function strike(
  marked: MarkedHall,
  { call, valid, sound = expectSound, send = (hall, request) => hall.inject(request) }: Target,
  attack: Attack,
): Promise<number> {
  const { hall, people, privateMarks, secretMarks } = marked
  const request = requestOf(marked, call, valid, attack)
  const response = await send(hall, request)
  try {
    sound(call, response)
    const said = `${response.body}\n${JSON.stringify(response.headers)}`
    const sent = JSON.stringify([request.url, request.headers, String(request.payload)])
    const desk = attack.role === 'admin' || attack.role === 'super_admin'
    for (const mark of desk ? secretMarks : [...secretMarks, ...privateMarks]) {
      if (!sent.includes(mark)) expect(said).not.toContain(mark)
    }
    if (mayHaveWritten(call, response)) {
      // Only a super_admin may have made another.
      const admins = [people.admin.id, people.super_admin.id]
      await expectSoundDatabase(hall.services, attack.role === 'super_admin' ? undefined : admins)
    }
  } finally {
    if (mayHaveWritten(call, response)) await marked.restore()
  }
  return response.statusCode
}

/** What was refused for its form or its caller has counted attempts at most. */
function mayHaveWritten({ method }: Call, { statusCode, body }: Answered): boolean {
  if (method === 'GET' || [401, 403, 404, 413, 429].includes(statusCode)) return false
  return !body.includes(ERRORS.validationFailed.message)
}
