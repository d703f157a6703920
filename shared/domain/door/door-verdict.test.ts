import { describe, expect, test } from 'vitest'
import { ALL_HOURS, DAY, NIGHT } from '../booking/batches.ts'
import { slotsAround } from './door-slot.ts'
import type { RosterStay } from './door-stay.ts'
import {
  type DoorProof,
  type DoorSituation,
  doorVerdict,
  type RosterMember,
} from './door-verdict.ts'
import { stepAt } from './phone-code.ts'

const ZONE = 'Asia/Kolkata'
const at = (time: string) => new Date(`${time}+05:30`)
const NOON = at('2026-12-02T12:00:00')
const CLAIMS = { memberId: '@DA202507001', lastDay: '2026-12-31', batch: DAY, seat: 'A5' }

function situationAt(now = NOON, changes: Partial<DoorSituation> = {}): DoorSituation {
  const [current, ...others] = slotsAround(ZONE, now, 15)
  if (!current) throw new Error('There is always a current slot')
  return {
    now,
    timeZone: ZONE,
    slots: [current, ...others],
    insideSince: undefined,
    chosenDirection: 'auto',
    closedDays: [],
    syncedAt: now,
    deviceRevoked: false,
    ...changes,
  }
}

function stay(changes: Partial<RosterStay> = {}): RosterStay {
  return {
    bookingId: 'b1',
    batch: DAY,
    startDate: '2026-12-01',
    endDate: '2027-01-01',
    seat: 'A5',
    state: 'paid',
    due: 0,
    ...changes,
  }
}

function member(changes: Partial<RosterMember> = {}): RosterMember {
  return { userId: 'u1', stays: [stay()], suspended: false, consentMissing: false, ...changes }
}

function phone(now = NOON, changes: Partial<DoorProof & { by: 'phone' }> = {}): DoorProof {
  return {
    by: 'phone',
    claims: CLAIMS,
    authentic: true,
    step: stepAt(now),
    used: false,
    ...changes,
  }
}

function card(changes: Partial<DoorProof & { by: 'card' }> = {}): DoorProof {
  const days = { firstDay: '2026-12-01', issuedOn: '2026-12-02' }
  return { by: 'card', claims: CLAIMS, authentic: true, ...days, ...changes }
}

const decide = (
  proof: DoorProof | undefined,
  who: RosterMember | undefined,
  situation = situationAt(),
  pass?: { revoked: boolean },
) => doorVerdict(proof, who, { situation, pass })

describe('who is admitted [door-7]', () => {
  test('a member with paid hours, by phone: green', () => {
    expect(decide(phone(), member())).toMatchObject({
      kind: 'admitted',
      direction: 'in',
      looks: [],
      stay: { seat: 'A5' },
      slot: { day: '2026-12-02', half: 'day' },
    })
  })

  test.each([
    ['2026-12-02T06:45:00', true],
    ['2026-12-02T06:44:59', false],
    ['2026-12-02T22:14:59', true],
    ['2026-12-02T22:15:01', false],
  ])('a member of the Day batch at %s: %s', (time, admitted) => {
    const now = at(time)
    const verdict = decide(phone(now), member(), situationAt(now))
    expect(verdict.kind === 'admitted').toBe(admitted)
    if (admitted) expect(verdict.slot).toEqual({ day: '2026-12-02', half: 'day' })
    else expect(verdict.reason).toBe('otherBatch')
  })

  test.each([
    ['2027-01-01T06:59:00', 'admitted', undefined],
    ['2027-01-01T07:16:00', 'refused', 'ended'],
    ['2026-12-01T06:00:00', 'refused', 'notStarted'],
    ['2026-12-01T21:50:00', 'admitted', undefined],
    ['2026-12-02T02:00:00', 'admitted', undefined],
    ['2026-12-02T12:00:00', 'refused', 'otherBatch'],
  ])('a member of the Night batch of December at %s: %s %s', (time, kind, reason) => {
    const now = at(time)
    const who = member({ stays: [stay({ batch: NIGHT })] })
    expect(decide(phone(now), who, situationAt(now))).toMatchObject({
      kind,
      ...(reason && { reason }),
    })
  })

  test('someone with 24 Hours at any hour', () => {
    const who = member({ stays: [stay({ batch: ALL_HOURS })] })
    for (const hour of ['00', '06', '07', '12', '21', '22', '23']) {
      const now = at(`2026-12-05T${hour}:00:00`)
      expect(decide(phone(now), who, situationAt(now)).kind).toBe('admitted')
    }
  })
})

describe('who needs a look from reception [door-8]', () => {
  test.each([['card'], ['unsigned'], ['typed'], ['search']] as const)(
    'somebody recognised by %s: the photo is compared',
    (by) => {
      const proof: DoorProof = by === 'card' ? card() : { by }
      expect(decide(proof, member())).toMatchObject({ kind: 'look', looks: ['comparePhoto'] })
    },
  )

  test.each([
    [-2, 'admitted'],
    [2, 'admitted'],
    [-3, 'look'],
    [3, 'look'],
    [-30, 'look'],
    [30, 'look'],
  ])('a phone whose clock is %i steps off: %s', (steps, kind) => {
    const verdict = decide(phone(NOON, { step: stepAt(NOON) + steps }), member())
    expect(verdict.kind).toBe(kind)
    if (kind === 'look') expect(verdict.looks).toEqual(['clockOff'])
  })

  test('somebody with dues', () => {
    const later = stay({
      startDate: '2027-01-01',
      endDate: '2027-02-01',
      state: 'unpaid',
      due: 799,
    })
    const who = member({ stays: [stay(), later] })
    expect(decide(phone(), who)).toMatchObject({ kind: 'look', looks: ['dues'] })
  })

  test.each([
    ['2026-12-02', 'admitted', undefined],
    ['2026-12-03', 'admitted', undefined],
    ['2026-12-01', 'refused', 'notPaid'],
  ])('a member who must pay the rest by %s: %s [due-23]', (payableOn, kind, reason) => {
    const paidInPart = stay({ due: 999, payableOn })
    const verdict = decide(phone(), member({ stays: [paidInPart] }))
    expect(verdict).toMatchObject({ kind, ...(reason && { reason, stay: { due: 999 } }) })
    expect(verdict.looks).toEqual([])
  })

  test('a pass sold since the last sync, an hour ago', () => {
    const synced = at('2026-12-02T11:00:00')
    const situation = situationAt(NOON, { syncedAt: synced })
    expect(decide(phone(), undefined, situation)).toMatchObject({
      kind: 'look',
      looks: ['newSinceSync', 'comparePhoto'],
      at: synced,
    })
  })
})

describe('who is refused [door-9]', () => {
  const old = { syncedAt: at('2026-12-01T12:00:00') }
  const unsigned: DoorProof = { by: 'unsigned' }
  test.each<
    [
      string,
      string,
      DoorProof | undefined,
      RosterMember | undefined,
      Partial<DoorSituation>,
      boolean?,
    ]
  >([
    ['unreadable', 'nothing readable', undefined, undefined, {}],
    ['forged', 'a wrong MAC', phone(NOON, { authentic: false }), member(), {}],
    ['forged', 'a wrong signature', card({ authentic: false }), member(), {}],
    ['pictureOfACode', 'yesterday', phone(NOON, { step: stepAt(NOON) - 2_880 }), member(), {}],
    ['pictureOfACode', '16 minutes', phone(NOON, { step: stepAt(NOON) - 32 }), member(), {}],
    ['replayed', 'a used code', phone(NOON, { used: true }), member(), {}],
    ['unknownPass', 'nobody', unsigned, undefined, old],
    ['unknownPass', 'fresh roster', phone(), undefined, {}],
    [
      'ended',
      'old claims',
      phone(NOON, { claims: { ...CLAIMS, lastDay: '2026-12-01' } }),
      undefined,
      old,
    ],
    [
      'otherBatch',
      'claims of the night',
      phone(NOON, { claims: { ...CLAIMS, batch: NIGHT } }),
      undefined,
      old,
    ],
    ['revoked', 'a revoked pass', phone(), member(), {}, true],
    ['notPaid', 'unpaid', phone(), member({ stays: [stay({ state: 'unpaid', due: 799 })] }), {}],
    ['notStarted', 'tomorrow', phone(), member({ stays: [stay({ startDate: '2026-12-03' })] }), {}],
    ['ended', 'yesterday', phone(), member({ stays: [stay({ endDate: '2026-12-02' })] }), {}],
    ['ended', 'cancelled', phone(), member({ stays: [stay({ state: 'cancelled' })] }), {}],
    ['otherBatch', 'night', phone(), member({ stays: [stay({ batch: NIGHT })] }), {}],
    ['suspended', 'suspended', phone(), member({ suspended: true }), {}],
    ['consentMissing', 'a child', phone(), member({ consentMissing: true }), {}],
    ['hallClosed', 'a holiday', phone(), member(), { closedDays: ['2026-12-02'] }],
    [
      'alreadyInside',
      'inside',
      phone(),
      member(),
      { insideSince: at('2026-12-02T09:00:00'), chosenDirection: 'in' },
    ],
    ['rosterTooOld', '8 days', phone(), member(), { syncedAt: at('2026-11-24T12:00:00') }],
    ['rosterTooOld', 'no roster', phone(), member(), { syncedAt: undefined }],
    ['deviceRevoked', 'revoked device', phone(), member(), { deviceRevoked: true }],
  ])('%s: %s', (reason, _what, proof, who, changes, revoked = false) => {
    const verdict = decide(proof, who, situationAt(NOON, changes), who && { revoked })
    expect(verdict).toMatchObject({ kind: 'refused', reason, direction: 'in' })
  })

  test('says when the batch begins, when the membership begins, and when it ended', () => {
    const refusedStay = (changes: Partial<RosterStay>) =>
      decide(phone(), member({ stays: [stay(changes)] }))
    expect(refusedStay({ batch: NIGHT }).at).toEqual(at('2026-12-02T22:00:00'))
    expect(refusedStay({ startDate: '2026-12-03' }).day).toBe('2026-12-03')
    expect(refusedStay({ endDate: '2026-12-02' }).day).toBe('2026-12-01')
  })
})

describe('checking out [door-10]', () => {
  const inside = { insideSince: at('2026-12-02T09:00:00') }

  test('is assumed for somebody who is inside', () => {
    expect(decide(phone(), member(), situationAt(NOON, inside))).toMatchObject({
      kind: 'admitted',
      direction: 'out',
      at: inside.insideSince,
    })
  })

  test.each<[string, RosterMember]>([
    ['a membership that has ended', member({ stays: [stay({ endDate: '2026-12-02' })] })],
    ['a suspended member', member({ suspended: true })],
  ])('is possible despite %s', (_what, who) => {
    const verdict = decide(phone(), who, situationAt(NOON, inside))
    expect(verdict).toMatchObject({ kind: 'admitted', direction: 'out' })
  })

  test.each<[string, DoorProof | undefined, boolean, Partial<DoorSituation>]>([
    ['revoked', phone(), true, {}],
    ['pictureOfACode', phone(NOON, { step: stepAt(NOON) - 32 }), false, {}],
    ['pictureOfACode', phone(NOON, { step: stepAt(NOON) - 32, used: true }), false, {}],
    ['forged', phone(NOON, { authentic: false }), false, { chosenDirection: 'out' }],
    ['unreadable', undefined, false, { chosenDirection: 'out' }],
    ['rosterTooOld', phone(), false, { chosenDirection: 'out', syncedAt: undefined }],
  ])(
    'needs a look with a code that is %s, and does not end the visit by itself [door-80]',
    (reason, proof, revoked, changes) => {
      const verdict = decide(proof, member(), situationAt(NOON, { ...inside, ...changes }), {
        revoked,
      })
      expect(verdict).toMatchObject({ kind: 'look', direction: 'out', reason })
    },
  )

  test('is refused to a forged code that names somebody who is inside [door-81]', () => {
    const forged = phone(NOON, { authentic: false })
    expect(decide(forged, member(), situationAt(NOON, inside))).toMatchObject({
      kind: 'refused',
      reason: 'forged',
      direction: 'in',
    })
  })

  test('is refused to a copy of the code used to check in, unless the switch is set to out', () => {
    const copy = phone(NOON, { used: true })
    expect(decide(copy, member(), situationAt(NOON, inside))).toMatchObject({
      kind: 'refused',
      reason: 'replayed',
      direction: 'in',
    })
    expect(
      decide(copy, member(), situationAt(NOON, { ...inside, chosenDirection: 'out' })),
    ).toMatchObject({
      kind: 'admitted',
      direction: 'out',
    })
  })

  test('needs a look for somebody who did not check in', () => {
    expect(decide(phone(), member(), situationAt(NOON, { chosenDirection: 'out' }))).toMatchObject({
      kind: 'look',
      direction: 'out',
      looks: ['notInside'],
    })
  })
})

test('a used code is refused with the reason that reception can act on [door-71]', () => {
  const used = phone(NOON, { used: true })
  const old = phone(NOON, { used: true, step: stepAt(at('2026-12-02T09:00:00')) })
  const reasonOf = (proof: DoorProof, revoked: boolean, insideSince?: Date) => {
    const verdict = decide(proof, member(), situationAt(NOON, { insideSince }), { revoked })
    expect(verdict).toMatchObject({ kind: 'refused', direction: 'in' })
    return verdict.reason
  }
  expect(reasonOf(used, false)).toBe('replayed')
  // The phone's next code would not be admitted either.
  expect(reasonOf(used, true)).toBe('revoked')
  expect(reasonOf(old, true)).toBe('revoked')
  // A screenshot: waiting changes nothing.
  expect(reasonOf(old, false)).toBe('pictureOfACode')
  const inside = at('2026-12-02T09:00:00')
  // The next code would check the member out.
  expect(reasonOf(used, true, inside)).toBe('replayed')
})

describe('an authentic pass without a listed member', () => {
  const synced = { syncedAt: at('2026-12-02T09:00:00') }

  test('is not new if the roster has the pass [door-82]', () => {
    const verdict = decide(phone(), undefined, situationAt(NOON, synced), { revoked: false })
    expect(verdict).toMatchObject({ kind: 'refused', reason: 'unknownPass' })
  })

  test.each([
    ['a card for days to come', { firstDay: '2026-12-20' }, 'notStarted'],
    ['a card that was printed before the last sync', { issuedOn: '2026-12-01' }, 'unknownPass'],
  ])('is not new: %s [door-83]', (_what, changes, reason) => {
    expect(decide(card(changes), undefined, situationAt(NOON, synced))).toMatchObject({ reason })
    expect(decide(card(), undefined, situationAt(NOON, synced)).kind).toBe('look')
  })

  test('is refused on a closed day [door-84]', () => {
    const situation = situationAt(NOON, { ...synced, closedDays: ['2026-12-02'] })
    expect(decide(phone(), undefined, situation)).toMatchObject({ reason: 'hallClosed' })
  })
})

describe('a closed day applies to the hours that would admit [door-85]', () => {
  test.each([
    // The grace period before the Day batch belongs to the next study day.
    ['2026-12-02T06:50:00', '2026-12-01', 'admitted'],
    ['2026-12-02T06:50:00', '2026-12-02', 'refused'],
    ['2026-12-03T07:10:00', '2026-12-02', 'admitted'],
  ])('at %s, with %s closed, a member of the Day batch is %s', (time, closed, kind) => {
    const now = at(time)
    const verdict = decide(phone(now), member(), situationAt(now, { closedDays: [closed] }))
    expect(verdict.kind).toBe(kind)
    if (kind === 'refused') expect(verdict).toMatchObject({ reason: 'hallClosed', day: closed })
  })
})

describe('the days named in a refusal [door-86]', () => {
  test.each([
    ['2026-12-02T22:30:00', '2026-12-03T07:00:00'],
    ['2026-12-03T02:00:00', '2026-12-03T07:00:00'],
  ])('at %s, the Day batch begins again at %s', (time, begins) => {
    const now = at(time)
    const verdict = decide(phone(now), member(), situationAt(now))
    expect(verdict).toMatchObject({ reason: 'otherBatch', at: at(begins) })
  })

  test('after the last hours, the membership has ended, although the study day has not', () => {
    const now = at('2026-12-02T22:30:00')
    const lastDay = member({ stays: [stay({ endDate: '2026-12-03' })] })
    const verdict = decide(phone(now), lastDay, situationAt(now))
    expect(verdict).toMatchObject({ reason: 'ended', day: '2026-12-02' })
  })

  test('a cancelled stay has no last day', () => {
    const cancelled = member({ stays: [stay({ state: 'cancelled' })] })
    const verdict = decide(phone(), cancelled)
    expect(verdict.reason).toBe('ended')
    expect(verdict.day).toBeUndefined()
  })
})
