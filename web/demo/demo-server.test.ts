import { beforeEach, describe, expect, it } from 'vitest'
import { getSettings } from '#shared/contract/desk-endpoints.ts'
import { getPublicSettings, login } from '#shared/contract/endpoints.ts'
import { DEFAULT_SETTINGS } from '#shared/domain/settings/settings.ts'
import { SELFIE_PATH } from '#shared/replies/user.ts'
import { DEMO_ADMIN_EMAIL } from '#web/demo/demo-accounts.ts'
import type { DemoOutcome, DemoRequest } from '#web/demo/demo-messages.ts'
import { demoServer } from '#web/demo/demo-server.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { userByEmail, userByToken } from '#web/demo/demo-user-replies.ts'
import { sampleState } from '#web/demo/sample/sample-state.ts'

/** Copies requests and outcomes, as a message between threads does. */
let ask: (request: DemoRequest) => DemoOutcome
let state: DemoState
beforeEach(() => {
  state = sampleState(() => new Date('2026-11-20T06:30:00Z'), DEFAULT_SETTINGS.name)
  const answer = demoServer(state)
  ask = (request) => structuredClone(answer(structuredClone(request)))
})

function enter(path: Extract<DemoRequest, { kind: 'enter' }>['path'], token?: string) {
  const outcome = ask({ kind: 'enter', path, token })
  if (outcome.kind !== 'entered') throw new Error(`Entering gave ${outcome.kind}`)
  return outcome.entry
}

describe("the demo's worker", () => {
  it('returns replies, and refusals with their codes [demo-530]', () => {
    const { token } = enter('/dashboard')
    expect(ask({ kind: 'answer', call: getPublicSettings, parts: {}, token })).toMatchObject({
      kind: 'answered',
      reply: { success: true },
    })
    expect(ask({ kind: 'answer', call: getSettings, parts: {}, token })).toMatchObject({
      kind: 'refused',
      status: 403,
      refusal: { code: 'notAllowed' },
    })
    const body = { email: DEMO_ADMIN_EMAIL, password: 'any', factorCode: '000000' }
    const admin = userByEmail(state, DEMO_ADMIN_EMAIL)
    if (admin) admin.secondFactor = { since: new Date(), recoveryCodes: [] }
    expect(ask({ kind: 'answer', call: login, parts: { body }, token })).toMatchObject({
      kind: 'refused',
      refusal: { code: 'wrongSecondFactorCode' },
    })
  })

  it('tells the landing page which seats are taken now, with closed ones [demo-578]', () => {
    state.closedSeats = ['A1']
    const { taken } = enter('/')
    expect(taken?.night.has('A1') && taken.day.has('A1')).toBe(true)
    expect(taken?.night.size).toBeGreaterThan(1)
    expect(taken?.day).not.toEqual(taken?.night)
    expect(enter('/dashboard').taken).toBeUndefined()
  })

  it('reports a bug and keeps running [demo-531]', () => {
    const unknown = { method: 'GET', path: '/nowhere' } as const
    expect(ask({ kind: 'answer', call: unknown, parts: {}, token: undefined }).kind).toBe('failed')
    const { token } = enter('/dashboard')
    expect(ask({ kind: 'picture', path: SELFIE_PATH, token }).kind).toBe('picture')
  })

  it('logs in as the demo student or admin once, and gives the pass page a tour [demo-532]', () => {
    const { token } = enter('/visitor-pass')
    expect(enter('/visitor-pass', token)).toEqual({
      tour: expect.objectContaining({ tourStatus: 'pending', fullName: 'Rohan Patil' }),
    })
    expect(enter('/dashboard', token)).toEqual({})
    const admin = enter('/admin-dashboard', token).token
    expect(admin).not.toBe(token)
    expect(ask({ kind: 'answer', call: getSettings, parts: {}, token: admin }).kind).toBe(
      'answered',
    )
  })

  it('shows the congratulations and the pass of the student, also to staff [demo-577]', () => {
    const { token: admin } = enter('/admin-dashboard')
    expect(enter('/visitor-pass', admin).tour).toMatchObject({ fullName: 'Rohan Patil' })
    const { token } = enter('/congratulations', admin)
    expect(userByToken(state, token)?.email).toBe('demo.student@example.com')
  })

  it('opens the pages of members as the student, and the second factor as the owner, for everyone else', () => {
    const { token: admin } = enter('/admin-dashboard')
    for (const path of ['/pass', '/receipts'] as const) {
      expect(userByToken(state, enter(path, admin).token)?.email).toBe('demo.student@example.com')
    }
    const { token: student } = enter('/dashboard')
    expect(userByToken(state, enter('/second-factor', student).token)?.role).toBe('super_admin')
  })

  it('books the same plan again for the payment page, and nothing for other pages', () => {
    const unpaid = () => state.bookings.filter(({ status }) => status === 'held')
    const before = unpaid().length
    for (const path of ['/dashboard', '/booking', '/admin/bookings'] as const) enter(path)
    expect(unpaid()).toHaveLength(before)
    enter('/payment')
    expect(unpaid()).toHaveLength(before + 1)
    expect(unpaid()[0]).toMatchObject({ duration: '15 Days', amount: 699 })
  })

  it('logs in as the user of the role that the visitor has chosen', () => {
    const path = '/admin-dashboard'
    const { token } = enter(path)
    const outcome = ask({ kind: 'enter', path, token, role: 'reception' })
    if (outcome.kind !== 'entered') throw new Error(`Entering gave ${outcome.kind}`)
    const chosen = outcome.entry.token
    expect(userByToken(state, chosen)?.role).toBe('receptionist')
    expect(enter(path, chosen), 'reception may stay').toEqual({})
  })
})
