import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAYMENT_QUEUE } from '#server/db/connection/job-queues.ts'
import { listAuditLog } from '#shared/contract/admin/audit-log.ts'
import { getSettings } from '#shared/contract/admin/settings.ts'
import { getSetup } from '#shared/contract/admin/setup.ts'
import { getAdminStats } from '#shared/contract/admin/stats.ts'
import { listBookings } from '#shared/contract/booking/desk-booking.ts'
import { registerWalkIn } from '#shared/contract/booking/walk-in.ts'
import type { Call } from '#shared/contract/call.ts'
import { completePayment } from '#shared/contract/money/payment.ts'
import { listTours } from '#shared/contract/tour/tour-management.ts'
import { me, register } from '#shared/contract/user/auth.ts'
import { updateMembership } from '#shared/contract/user/membership.ts'
import { deactivateUser, editUser, getUser, listUsers } from '#shared/contract/user/user.ts'
import type { RefusalCode } from '#shared/domain/refusal.ts'
import { settingsCases } from './testing/demo-cases/admin/settings-cases.ts'
import { bookingCases } from './testing/demo-cases/booking/booking-cases.ts'
import { bookingForMemberCases } from './testing/demo-cases/booking/booking-for-member-cases.ts'
import { deskCases } from './testing/demo-cases/booking/desk-cases.ts'
import { walkInCases } from './testing/demo-cases/booking/walk-in-cases.ts'
import {
  callDemo,
  callServer,
  completeParts,
  toComparable,
} from './testing/demo-cases/call-both.ts'
import type { DemoCase } from './testing/demo-cases/demo-case.ts'
import { doorCases } from './testing/demo-cases/door/door-cases.ts'
import { guardCases } from './testing/demo-cases/guard-cases.ts'
import { loadWorld } from './testing/demo-cases/load-world.ts'
import { booksCases } from './testing/demo-cases/money/books-cases.ts'
import { cashCases } from './testing/demo-cases/money/cash-cases.ts'
import { correctionCases } from './testing/demo-cases/money/correction-cases.ts'
import { depositCases } from './testing/demo-cases/money/deposit-cases.ts'
import { deskPaymentCases } from './testing/demo-cases/money/desk-payment-cases.ts'
import { discountCases } from './testing/demo-cases/money/discount-cases.ts'
import { dueCases } from './testing/demo-cases/money/due-cases.ts'
import { lateFeeCases } from './testing/demo-cases/money/late-fee-cases.ts'
import { paymentCases } from './testing/demo-cases/money/payment-cases.ts'
import { statementCases } from './testing/demo-cases/money/statement-cases.ts'
import { tourCases } from './testing/demo-cases/tour/tour-cases.ts'
import { visitorCases } from './testing/demo-cases/tour/visitor-cases.ts'
import { authCases } from './testing/demo-cases/user/auth-cases.ts'
import { consentCases } from './testing/demo-cases/user/consent-cases.ts'
import { memberNoteCases } from './testing/demo-cases/user/member-note-cases.ts'
import { ownDetailsCases } from './testing/demo-cases/user/own-details-cases.ts'
import { pushCases } from './testing/demo-cases/user/push-cases.ts'
import { secondFactorCases } from './testing/demo-cases/user/second-factor-cases.ts'
import { privacyCases, userCases } from './testing/demo-cases/user/user-cases.ts'
import { freshWorld, type UserName, userId, userNames } from './testing/demo-cases/world.ts'
import { everyCall } from './testing/every-call.ts'
import { createTestApp, type TestApp } from './testing/test-app.ts'

const CALLS = (await everyCall()).map(([, call]) => call)
const CASES: readonly DemoCase[] = [
  ...authCases,
  ...bookingCases,
  ...bookingForMemberCases,
  ...paymentCases,
  ...deskPaymentCases,
  ...cashCases,
  ...booksCases,
  ...statementCases,
  ...deskCases,
  ...correctionCases,
  ...depositCases,
  ...lateFeeCases,
  ...discountCases,
  ...dueCases,
  ...userCases,
  ...memberNoteCases,
  ...consentCases,
  ...ownDetailsCases,
  ...pushCases,
  ...privacyCases,
  ...tourCases,
  ...visitorCases,
  ...walkInCases,
  ...settingsCases,
  ...doorCases,
  ...secondFactorCases,
  ...guardCases(CALLS),
]

/** The calls that read the state after a change. */
const READ_CALLS = [
  listAuditLog,
  listBookings,
  listUsers,
  listTours,
  getSettings,
  getSetup,
  getAdminStats,
]

let app: TestApp
/** Whether the database still contains the freshly loaded world. */
let worldIsFresh = false
beforeAll(async () => {
  app = await createTestApp()
  // A job would complete the world's payment in progress.
  await app.services.boss.offWork(PAYMENT_QUEUE)
})
afterAll(() => app.close())

/**
 * Refusals that can't occur in the demo: it has no database, storage or gates, decodes no pictures,
 * and accepts its own passes.
 */
const NOT_IN_DEMO: readonly RefusalCode[] = [
  'demoPass',
  'gateRevoked',
  'fileTooLarge',
  'storageUnavailable',
  'stopping',
  'databaseUnavailable',
  'databaseOutdated',
]
/** Refusals that need an invalid picture, an unresponsive gateway or concurrent calls. */
const UNREACHABLE_REFUSALS: readonly (readonly [Call, RefusalCode])[] = [
  [register, 'notAnImage'],
  [updateMembership, 'notAnImage'],
  [registerWalkIn, 'notAnImage'],
  [editUser, 'lastSuperAdmin'],
  [deactivateUser, 'lastSuperAdmin'],
  [completePayment, 'paymentPending'],
]

it('has a case for each refusal that a call lists', () => {
  const missing = CALLS.flatMap((call) =>
    (call.errors ?? [])
      .filter((code) => !NOT_IN_DEMO.includes(code))
      .filter(
        (code) =>
          !UNREACHABLE_REFUSALS.some(
            ([refusedCall, refusal]) => refusedCall === call && refusal === code,
          ),
      )
      .filter(
        (code) => !CASES.some((testCase) => testCase.call === call && testCase.refusal === code),
      )
      .map((code) => `${call.method} ${call.path}: ${code}`),
  )
  expect(missing).toEqual([])
})

/** The user whom a call affects, by the `id` in its path. */
function affectedUser({ params = {} }: DemoCase['parts']): UserName | undefined {
  return 'id' in params ? userNames.find((name) => userId(name) === params.id) : undefined
}

describe('the server and the demo agree', () => {
  it.each(
    CASES.map(
      (testCase) =>
        [`${testCase.call.method} ${testCase.call.path}`, testCase.when, testCase] as const,
    ),
  )('%s: %s', async (_call, _when, { call, caller, parts, refusal, given }) => {
    const world = freshWorld()
    given?.(world)
    if (!worldIsFresh || given) await loadWorld(app, world)
    worldIsFresh = false
    const [server, demo] = [callServer(app), callDemo(world)]

    const sent = await completeParts(server, parts)
    const fromServer = await server(call, caller, sent)
    const fromDemo = await demo(call, caller, await completeParts(demo, parts))
    expect(toComparable(fromDemo)).toEqual(toComparable(fromServer))
    expect(fromServer.code).toBe(refusal)

    // Reading a user adds an audit entry.
    const changed = !refusal && (call.method !== 'GET' || call === getUser)
    for (const read of changed ? READ_CALLS : []) {
      const [before, after] = [
        await server(read, 'otherSuperAdmin'),
        await demo(read, 'otherSuperAdmin'),
      ]
      expect(toComparable(after), `then ${read.path}`).toEqual(toComparable(before))
    }
    for (const name of new Set([caller, affectedUser(parts)])) {
      const [own, ownDemo] = [await server(me, name), await demo(me, name)]
      expect(toComparable(ownDemo), `then ${me.path} as ${name}`).toEqual(toComparable(own))
    }
    const hasReadVersion = sent !== parts
    worldIsFresh = !given && !changed && !hasReadVersion
  })
})
