import * as attendance from '#shared/contract/door/attendance.ts'
import * as log from '#shared/contract/door/door-log.ts'
import * as passes from '#shared/contract/door/door-pass.ts'
import * as gates from '#shared/contract/door/gate.ts'
import { addDays, type CalendarDay, startOfDay } from '#shared/domain/calendar-day.ts'
import type { PassKind } from '#shared/domain/door/hall-pass.ts'
import type { DemoState } from '#web/demo/demo-state.ts'
import { newGateKey } from '../../members/gates.ts'
import { PASSWORD } from '../../members/members.ts'
import { TEST_START, TODAY } from '../../test-app.ts'
import { casesFor, type DemoCase } from '../demo-case.ts'
import { bookingId, idOf, type UserName, userId } from '../world.ts'

const PASS = 'ab01'.repeat(4)
const GATE = idOf('user', 900)

/** Gives a user a pass. */
const withPass =
  (name: UserName, kind: PassKind) =>
  ({ passes: all }: DemoState): void => {
    const live = { issuedAt: TEST_START, revokedAt: null, revokedReason: null }
    all.push({ id: PASS, userId: userId(name), kind, ...live })
  }
const withGate = ({ gates: all }: DemoState): void => {
  const never = { revokedAt: null, lastSeenAt: null, clockOffsetMs: null, appVersion: null }
  all.push({
    id: GATE,
    name: 'Main door',
    enrolledAt: TEST_START,
    enrolledBy: userId('admin'),
    ...never,
  })
}
/** The member `seated` came at 9:00 yesterday and today, and left at 11:00 yesterday. */
const withVisits = (state: DemoState): void => {
  withGate(state)
  const own = { userId: userId('seated'), bookingId: bookingId('seated') }
  const scanned = {
    ...({ outcome: 'allowed', reason: null, looks: [], note: null } as const),
    ...({ source: 'camera', gate: 'Main door', half: 'day' } as const),
  }
  const addEntry = (direction: 'in' | 'out', studyDay: CalendarDay, hour: number) => {
    const at = new Date(startOfDay('Asia/Kolkata', studyDay).getTime() + hour * 3_600_000)
    state.entries.push({ ...own, ...scanned, room: null, direction, studyDay, at })
  }
  addEntry('in', addDays(TODAY, -1), 9)
  addEntry('out', addDays(TODAY, -1), 11)
  addEntry('in', TODAY, 9)
}
const withAttendanceOff = (state: DemoState): void => {
  withVisits(state)
  for (const user of state.users) user.attendanceOn = false
}
const phonePassBody = (passId: string | null, replace = false) => ({ body: { passId, replace } })
const paramsOf = (id: string) => ({ params: { id } })
const pinBody = (password: string) => ({ body: { pin: '480193', password } })

export const doorCases: DemoCase[] = [
  ...casesFor(
    passes.issuePhonePass,
    ['first phone', 'seated', phonePassBody(null)],
    ['again', 'seated', phonePassBody(PASS), undefined, withPass('seated', 'phone')],
    [
      'another phone',
      'seated',
      phonePassBody(null),
      'passOnOtherPhone',
      withPass('seated', 'phone'),
    ],
    [
      'moved to another phone',
      'seated',
      phonePassBody(null, true),
      undefined,
      withPass('seated', 'phone'),
    ],
    ['beside a card', 'seated', phonePassBody(null), undefined, withPass('seated', 'card')],
    ['unpaid', 'holder', phonePassBody(null), 'noPaidDays'],
    ['ended', 'former', phonePassBody(null), 'noPaidDays'],
  ),
  ...casesFor(
    passes.reportLostPass,
    ['phone', 'seated', { body: { kind: 'phone' } }, undefined, withPass('seated', 'phone')],
    ['none', 'seated', { body: { kind: 'card' } }, 'notFound', withPass('seated', 'phone')],
  ),
  ...casesFor(
    attendance.getAttendance,
    ['inside', 'seated', {}, undefined, withVisits],
    ['never there', 'member', {}, undefined, withVisits],
    ['switched off', 'seated', {}, undefined, withAttendanceOff],
    ['under 18', 'minorAllowed', {}],
    ['18 today', 'grownUp', {}],
  ),
  ...casesFor(
    attendance.setAttendanceEnabled,
    ['off', 'seated', { body: { on: false } }],
    ['on again', 'seated', { body: { on: true } }, undefined, withAttendanceOff],
  ),
  ...casesFor(
    passes.listPasses,
    ['one', 'admin', paramsOf(userId('seated')), undefined, withPass('seated', 'phone')],
    ['none', 'admin', paramsOf(userId('member'))],
    ['unknown', 'admin', paramsOf(idOf('user', 999)), 'userNotFound'],
  ),
  ...casesFor(
    passes.issueCard,
    ['first', 'admin', paramsOf(userId('seated'))],
    ['another', 'admin', paramsOf(userId('seated')), undefined, withPass('seated', 'card')],
    ['without paid days', 'admin', paramsOf(userId('former')), 'noPaidDays'],
    ['unknown', 'admin', paramsOf(idOf('user', 999)), 'userNotFound'],
    [
      'switched off',
      'admin',
      paramsOf(userId('seated')),
      'cardsDisabled',
      ({ settings }) => {
        settings.cardsOn = false
      },
    ],
  ),
  ...casesFor(
    passes.revokePass,
    [
      'live',
      'admin',
      { ...paramsOf(PASS), body: { reason: 'shared' } },
      undefined,
      withPass('seated', 'phone'),
    ],
    ['unknown', 'admin', { ...paramsOf(PASS), body: { reason: 'lost' } }, 'notFound'],
  ),
  ...casesFor(gates.enrollGate, [
    'new',
    'admin',
    { body: { name: 'Main door', publicKey: newGateKey().publicKey } },
  ]),
  ...casesFor(gates.listGates, ['none', 'admin', {}], ['one', 'admin', {}, undefined, withGate]),
  ...casesFor(
    gates.revokeGate,
    ['enrolled', 'admin', paramsOf(GATE), undefined, withGate],
    ['unknown', 'admin', paramsOf(GATE), 'notFound'],
  ),
  ...casesFor(
    gates.saveGatePin,
    ['right password', 'admin', pinBody(PASSWORD)],
    ['wrong password', 'admin', pinBody('Not-Mine-1'), 'wrongPassword'],
  ),
  ...casesFor(
    log.listPeopleInside,
    ['nobody', 'admin', {}],
    ['one', 'admin', {}, undefined, withVisits],
  ),
  ...casesFor(
    log.listEntries,
    ['none', 'admin', {}],
    ['of today', 'admin', {}, undefined, withVisits],
    ['of the day before', 'admin', { query: { day: addDays(TODAY, -1) } }, undefined, withVisits],
    ['of nobody', 'admin', { query: { search: 'nobody' } }, undefined, withVisits],
    ['of a day', 'admin', { query: { day: '2026-03-01', search: 'ravi', outcome: 'refused' } }],
  ),
  ...casesFor(
    log.getDailyDoorReport,
    ['today', 'admin', {}],
    ['with visits', 'admin', {}, undefined, withVisits],
    ['another day', 'admin', { query: { day: '2026-03-01' } }],
  ),
  ...casesFor(log.getAttendanceLists, ['nobody', 'admin', {}]),
  ...casesFor(
    log.listUserEntries,
    ['none', 'admin', paramsOf(userId('member'))],
    ['some', 'admin', paramsOf(userId('seated')), undefined, withVisits],
    ['of a super admin', 'admin', paramsOf(userId('superAdmin')), 'adminAccountNotAllowed'],
    ['unknown', 'admin', paramsOf(idOf('user', 999)), 'userNotFound'],
  ),
  ...casesFor(gates.getRoster, ['unsigned', undefined, {}, 'gateUnknown']),
  ...casesFor(gates.removeOwnGate, ['unsigned', undefined, {}, 'gateUnknown']),
  ...casesFor(gates.sendEntries, ['unsigned', undefined, {}, 'gateUnknown']),
]
