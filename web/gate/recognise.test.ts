import { beforeEach, describe, expect, test } from 'vitest'
import { DAY } from '#shared/domain/booking/batches.ts'
import { cardMessage, encodeCardCode } from '#shared/domain/door/card-code.ts'
import { slotsAround } from '#shared/domain/door/door-slot.ts'
import type { Direction, DoorVerdict } from '#shared/domain/door/door-verdict.ts'
import type { PassClaims } from '#shared/domain/door/pass-claims.ts'
import {
  encodePhoneCode,
  hexOf,
  passKeyMessage,
  stepAt,
  stepMessage,
} from '#shared/domain/door/phone-code.ts'
import { readScannedCode } from '#shared/domain/door/scanned-code.ts'
import { decide } from '#web/gate/decide.ts'
import type { HallKey } from '#web/gate/gate-database.ts'
import { importHallKeys } from '#web/gate/hall-keys.ts'
import { personOf, type Recognised, recognise, repeatKey } from '#web/gate/recognise.ts'
import { createRoster, type Roster } from '#web/gate/roster.ts'
import { createServerClock } from '#web/gate/server-clock.ts'
import { computeMac, importMacKey } from '#web/passes/mac-key.ts'
import { createRepeatFilter } from '#web/scanning/repeat-filter.ts'
import { hallKeys, rosterMember } from '#web/testing/roster.ts'

const ZONE = 'Asia/Kolkata'
const NOON = new Date('2026-12-02T12:00:05+05:30')
const PASS_ID = '00ff10203040a0b0'
const CLAIMS: PassClaims = {
  memberId: '@DA202507001',
  lastDay: '2026-12-31',
  batch: DAY,
  seat: 'A5',
}
const ASHA = rosterMember()

const ownHall = await hallKeys(3)
let keys: HallKey[]
let roster: Roster
let usedSteps: Map<string, number>

beforeEach(async () => {
  keys = await importHallKeys([ownHall.sent])
  roster = createRoster([ASHA])
  usedSteps = new Map()
})

/** `shown` are forged claims, which replace `claims` after the code was generated. */
type CodeOptions = {
  hall?: typeof ownHall
  passId?: string
  claims?: PassClaims
  shown?: PassClaims
}

/** Returns the code that a member's phone shows at `at`, by its own clock. */
async function phoneCode(
  at: Date,
  { hall = ownHall, passId = PASS_ID, claims = CLAIMS, shown }: CodeOptions = {},
): Promise<string> {
  const hallKey = await importMacKey(hall.phoneKey)
  const key = await importMacKey(await computeMac(hallKey, passKeyMessage(passId, claims)))
  const step = stepAt(at)
  const mac = await computeMac(key, stepMessage(step))
  return encodePhoneCode({ epoch: hall.sent.epoch, passId, claims: shown ?? claims, step, mac })
}

async function cardCode({ hall = ownHall, passId = PASS_ID, seat = 'A5' } = {}): Promise<string> {
  const card = {
    epoch: hall.sent.epoch,
    passId,
    claims: CLAIMS,
    firstDay: '2026-12-01',
    issuedOn: '2026-12-01',
  }
  const signing = { name: 'ECDSA', hash: 'SHA-256' }
  const signature = await crypto.subtle.sign(signing, hall.cardSigner, cardMessage(card))
  const shown = { ...card, claims: { ...CLAIMS, seat } }
  return encodeCardCode(shown, new Uint8Array(signature))
}

function recogniseText(text: string, now = NOON): Promise<Recognised> {
  return recognise(readScannedCode(text), {
    keys,
    roster,
    now,
    usedStep: (id) => usedSteps.get(id),
  })
}

type Changes = {
  now?: Date
  insideSince?: Date
  syncedAt?: Date
  chosenDirection?: Direction | 'auto'
}

async function verdict(text: string, changes: Changes = {}): Promise<DoorVerdict> {
  const { now = NOON, insideSince, syncedAt = new Date(now.getTime() - 10_000) } = changes
  const found = await recogniseText(text, now)
  if (found.kind === 'visitor') throw new Error('The code is a visitor pass')
  const [current, ...others] = slotsAround(ZONE, now, 15)
  if (!current) throw new Error('No slot')
  return decide(found, {
    now,
    timeZone: ZONE,
    insideSince,
    syncedAt,
    closedDays: [],
    deviceRevoked: false,
    slots: [current, ...others],
    chosenDirection: changes.chosenDirection ?? 'auto',
  })
}

const minutesAgo = (minutes: number) => new Date(NOON.getTime() - minutes * 60_000)

describe('a phone code [gate-14]', () => {
  test('admits its member while it is current', async () => {
    expect(await recogniseText(await phoneCode(NOON))).toMatchObject({ kind: 'pass', member: ASHA })
    expect(await verdict(await phoneCode(NOON))).toMatchObject({ kind: 'admitted', looks: [] })
  })

  test.each([
    [
      'with a forged MAC',
      async () => {
        const code = readScannedCode(await phoneCode(NOON))
        if (code.kind !== 'phone') throw new Error('Not a phone code')
        const mac = code.code.mac.map((byte, at) => (at === 7 ? byte ^ 1 : byte))
        return encodePhoneCode({ ...code.code, mac })
      },
    ],
    ['with another seat', () => phoneCode(NOON, { shown: { ...CLAIMS, seat: 'A3' } })],
    ['with more days', () => phoneCode(NOON, { shown: { ...CLAIMS, lastDay: '2027-12-31' } })],
    [
      'of another member',
      () => phoneCode(NOON, { shown: { ...CLAIMS, memberId: '@DA202507002' } }),
    ],
    [
      'of another hall with the same epoch',
      async () => phoneCode(NOON, { hall: await hallKeys(3) }),
    ],
  ])('%s is refused as forged', async (_, code) => {
    expect(await verdict(await code())).toMatchObject({ kind: 'refused', reason: 'forged' })
  })

  test('from yesterday is refused as a picture of a code, with the time of the code', async () => {
    const yesterday = minutesAgo(24 * 60)
    expect(await verdict(await phoneCode(yesterday))).toMatchObject({
      reason: 'pictureOfACode',
      at: new Date('2026-12-01T12:00:00+05:30'),
    })
  })

  test('from two months ago is refused with the time of the code', async () => {
    const then = minutesAgo(60 * 24 * 60)
    expect((await verdict(await phoneCode(then))).at?.getTime()).toBeCloseTo(then.getTime(), -5)
  })

  test('is refused as replayed after it was used; the next code is admitted', async () => {
    usedSteps.set(PASS_ID, stepAt(NOON))
    expect(await verdict(await phoneCode(NOON))).toMatchObject({ reason: 'replayed' })
    expect(await verdict(await phoneCode(minutesAgo(0.5)))).toMatchObject({ reason: 'replayed' })
    const next = new Date(NOON.getTime() + 30_000)
    expect(await verdict(await phoneCode(next), { now: next })).toMatchObject({ kind: 'admitted' })
  })

  test('is refused if its pass is revoked', async () => {
    const passes = [{ id: PASS_ID, kind: 'phone' as const, revoked: true }]
    roster = createRoster([{ ...ASHA, passes }])
    expect(await verdict(await phoneCode(NOON))).toMatchObject({ reason: 'revoked' })
  })

  test('with an unknown epoch is refused as not ours, or as revoked if the roster has its pass as revoked', async () => {
    const hall = await hallKeys(4)
    expect(await verdict(await phoneCode(NOON, { hall }))).toMatchObject({ reason: 'notOurs' })
    const passes = [{ id: PASS_ID, kind: 'phone' as const, revoked: true }]
    roster = createRoster([{ ...ASHA, passes }])
    expect(await verdict(await phoneCode(NOON, { hall }))).toMatchObject({ reason: 'revoked' })
    // A code contains only the low 4 bits of the epoch, so epochs 3 and 19 look the same.
    const later = await hallKeys(19)
    keys = await importHallKeys([ownHall.sent, later.sent])
    const code = await phoneCode(NOON, { hall: later, passId: PASS_ID })
    expect(await verdict(code)).not.toMatchObject({ reason: 'forged' })
  })

  test('needs a look if the phone’s clock is 10 minutes off', async () => {
    for (const at of [minutesAgo(10), minutesAgo(-10)]) {
      expect(await verdict(await phoneCode(at))).toMatchObject({
        kind: 'look',
        looks: ['clockOff'],
      })
    }
    expect(await verdict(await phoneCode(minutesAgo(20)))).toMatchObject({ kind: 'refused' })
  })

  test('is admitted at a gate whose clock is 10 minutes off, once the gate knows the server’s time', async () => {
    const deviceNow = NOON.getTime() + 600_000
    const clock = createServerClock(0, () => deviceNow)
    clock.learn(NOON.toUTCString(), deviceNow - 100, deviceNow)
    const code = await phoneCode(NOON)
    expect(await verdict(code, { now: new Date(deviceNow) })).toMatchObject({ looks: ['clockOff'] })
    expect(await verdict(code, { now: clock.now() })).toMatchObject({ kind: 'admitted' })
  })
})

describe('a pass that the roster does not have [gate-15]', () => {
  const syncedAt = minutesAgo(30)
  const passId = 'aaaaaaaaaaaaaaaa'

  test('needs a look if it is authentic and may be newer than the roster', async () => {
    const claims = { ...CLAIMS, memberId: null }
    const code = await phoneCode(NOON, { passId, claims })
    expect(await verdict(code, { syncedAt })).toMatchObject({
      kind: 'look',
      looks: ['newSinceSync', 'comparePhoto'],
    })
    expect(await verdict(code)).toMatchObject({ kind: 'refused', reason: 'unknownPass' })
  })

  test('is decided by the state of the member whom it names, if the roster has that member', async () => {
    const code = await phoneCode(NOON, { passId })
    const found = await recogniseText(code)
    expect(found).toMatchObject({ claimedMember: ASHA })
    expect(found.kind === 'pass' && personOf(found)).toBe(ASHA.userId)
    expect(await verdict(code, { syncedAt })).toMatchObject({
      kind: 'look',
      looks: ['newSinceSync', 'comparePhoto'],
      at: syncedAt,
      stay: ASHA.stays[0],
    })
    roster = createRoster([{ ...ASHA, suspended: true }])
    expect(await verdict(code, { syncedAt })).toMatchObject({ reason: 'suspended' })
  })
})

describe('a card [gate-16]', () => {
  test('needs a look to compare the photo', async () => {
    expect(await verdict(await cardCode())).toMatchObject({ kind: 'look', looks: ['comparePhoto'] })
  })

  test('is refused as forged if its claims were altered or another hall signed it', async () => {
    expect(await verdict(await cardCode({ seat: 'A3' }))).toMatchObject({ reason: 'forged' })
    const hall = await hallKeys(3)
    expect(await verdict(await cardCode({ hall }))).toMatchObject({ reason: 'forged' })
    const other = await hallKeys(5)
    expect(await verdict(await cardCode({ hall: other }))).toMatchObject({ reason: 'notOurs' })
  })
})

describe('an unsigned code [gate-17]', () => {
  const json = (id: string) => JSON.stringify({ type: 'MEMBERSHIP_PASS', id })

  test('finds a member by member ID or by the SHA-256 of the email, and needs a look to compare the photo', async () => {
    const email = new TextEncoder().encode('asha@example.com')
    const emailHash = hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', email)))
    roster = createRoster([{ ...ASHA, emailHash }])
    for (const text of [json('@DA202507001'), json('Asha@example.com'), 'da202507001']) {
      expect(await verdict(text)).toMatchObject({ kind: 'look', looks: ['comparePhoto'] })
    }
    expect(await verdict(json('@DA202507009'))).toMatchObject({ reason: 'unknownPass' })
  })

  test('is refused if it is not ours; a visitor pass is recognised as such', async () => {
    expect(await verdict('upi://pay?pa=x')).toMatchObject({ reason: 'notOurs' })
    expect(await verdict('9'.repeat(63))).toMatchObject({ reason: 'unreadable' })
    const visitor = JSON.stringify({ type: 'VISITOR_PASS', id: 'x' })
    expect(await recogniseText(visitor)).toEqual({ kind: 'visitor', text: visitor })
  })
})

test('a gate without contact for 7 days refuses every code [gate-18]', async () => {
  const syncedAt = minutesAgo(7 * 24 * 60 + 1)
  for (const text of ['upi://pay?pa=x', await phoneCode(NOON)]) {
    expect(await verdict(text, { syncedAt })).toMatchObject({ reason: 'rosterTooOld' })
  }
})

test('a suspended member who is inside may leave; a revoked pass needs a look [gate-39]', async () => {
  roster = createRoster([{ ...ASHA, suspended: true }])
  const inside = { insideSince: minutesAgo(60) }
  const suspended = await verdict(await phoneCode(NOON), inside)
  expect(suspended).toMatchObject({ kind: 'admitted', direction: 'out' })
  const passes = [{ id: PASS_ID, kind: 'phone' as const, revoked: true }]
  roster = createRoster([{ ...ASHA, passes }])
  const revoked = await verdict(await phoneCode(NOON), inside)
  expect(revoked).toMatchObject({ kind: 'look', direction: 'out', reason: 'revoked' })
})

test('refuses a pass that was issued to somebody whom the roster does not list [door-88]', async () => {
  const syncedAt = minutesAgo(60)
  roster = createRoster([])
  expect(await verdict(await phoneCode(NOON), { syncedAt })).toMatchObject({ kind: 'look' })
  roster = createRoster([], [PASS_ID])
  expect(await verdict(await phoneCode(NOON), { syncedAt })).toMatchObject({
    kind: 'refused',
    reason: 'unknownPass',
  })
})

test('a phone that stays in view is one scan although its code changes; another phone is a new scan [gate-19]', async () => {
  const repeats = createRepeatFilter()
  const seen = (text: string, now: number) =>
    repeats.isNew(repeatKey(readScannedCode(text), text), now)
  const [first, next] = [await phoneCode(NOON), await phoneCode(minutesAgo(-0.5))]
  expect(seen(first, 0)).toBe(true)
  expect(seen(first, 2900)).toBe(false)
  expect(seen(next, 5800)).toBe(false)
  expect(seen(await phoneCode(NOON, { passId: 'aaaaaaaaaaaaaaaa' }), 5900)).toBe(true)
  expect(seen(await cardCode(), 6000)).toBe(true)
  expect(seen(await cardCode(), 9100)).toBe(true)
})
