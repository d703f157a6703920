import fc from 'fast-check'
import { expect } from 'vitest'
import { openSession } from '#server/features/auth/tokens.ts'
import type { Call } from '#shared/contract/call.ts'
import { type Attack, attacksOn, requestOf } from './attack-request.ts'
import type { MarkedHall } from './marked-hall.ts'
import { expectSound } from './sound-answer.ts'
import { expectSoundDatabase } from './sound-database.ts'
import type { ValidRequest } from './valid-requests.ts'

type Runs = { runs: number; seed?: number }

/** Attacks a call again and again; each answer must be sound and tell nobody's secrets. */
export async function attackCall(
  marked: MarkedHall,
  call: Call,
  valid: ValidRequest,
  { runs, seed }: Runs,
): Promise<void> {
  await freshTokens(marked)
  const attacked = fc.asyncProperty(attacksOn(call), (attack) =>
    strike(marked, call, valid, attack),
  )
  await fc.assert(attacked, { numRuns: runs, ...(seed !== undefined && { seed }) })
  expect(Object.keys(Object.prototype)).toEqual([])
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
  await expectSoundDatabase(marked.hall.connectionString, [marked.people.admin.id])
}

async function strike(
  marked: MarkedHall,
  call: Call,
  valid: ValidRequest,
  attack: Attack,
): Promise<void> {
  const { hall, privateMarks, secretMarks } = marked
  if (call.path === '/auth/logout' || call.path === '/auth/login') await freshTokens(marked)
  const request = requestOf(marked, call, valid, attack)
  const response = await hall.inject(request)
  expectSound(call, response)

  const said = `${response.body}\n${JSON.stringify(response.headers)}`
  const sent = JSON.stringify([request.url, request.headers, String(request.payload)])
  const marks = attack.role === 'admin' ? secretMarks : [...secretMarks, ...privateMarks]
  for (const mark of marks) {
    if (!sent.includes(mark)) expect(said).not.toContain(mark)
  }
}

/** The attackers are signed in anew, whatever has become of their last session. */
async function freshTokens({ hall, people }: MarkedHall): Promise<void> {
  const { app, services, clock } = hall
  for (const person of Object.values(people)) {
    const session = { userId: person.id, rememberMe: true, now: clock.now }
    person.token = await openSession(app, services.db, session)
  }
}
