import { describe, expect, test } from 'vitest'
import { ALL_HOURS, DAY, NIGHT } from '#shared/domain/booking/batches.ts'
import type { Passage } from '#web/gate/gate-database.ts'
import { createPassages, passageOf, visitEnd } from '#web/gate/visits.ts'
import { rosterMember } from '#web/testing/roster.ts'

const SETTINGS = { timeZone: 'Asia/Kolkata', graceMinutes: 15 }
const at = (time: string) => new Date(`2026-12-${time}+05:30`)
const ASHA = rosterMember()
const DAY_SLOT = { day: '2026-12-02', half: 'day' } as const

function passage(direction: 'in' | 'out', time: string, changes: Partial<Passage> = {}): Passage {
  return {
    person: ASHA.userId,
    direction,
    at: at(time).getTime(),
    name: ASHA.name,
    endsAt: visitEnd({ at: at(time), batch: DAY, slot: DAY_SLOT }, [], SETTINGS),
    room: 'Dyandhara Kaksh',
    seat: 'A5',
    batch: DAY,
    ...changes,
  }
}

test('a person is inside from the check-in to the check-out, or to the end of the batch and its grace period [gate-20]', () => {
  const passages = createPassages([passage('in', '02T08:00')])
  expect(passages.insideSince(ASHA.userId, at('02T12:00'))).toEqual(at('02T08:00'))
  expect(passages.insideSince(ASHA.userId, at('02T22:14'))).toEqual(at('02T08:00'))
  expect(passages.insideSince(ASHA.userId, at('02T22:15'))).toBeUndefined()
  passages.add(passage('out', '02T13:00'))
  expect(passages.inside(at('02T13:01'))).toEqual([])
  passages.add(passage('in', '02T14:00'))
  expect(passages.inside(at('02T14:01'))).toMatchObject([{ name: ASHA.name, seat: 'A5' }])
})

test("uses the later of the gate's and the server's last passage [gate-45]", () => {
  const passages = createPassages([passage('in', '02T08:00')])
  const last = { direction: 'out', at: at('02T07:30').toISOString(), day: '2026-12-02' } as const
  const earlier = passageOf({ ...ASHA, last }, SETTINGS)
  if (earlier) passages.add(earlier)
  expect(passages.insideSince(ASHA.userId, at('02T12:00'))).toEqual(at('02T08:00'))
  const later = passageOf(
    { ...ASHA, last: { ...last, at: at('02T11:00').toISOString() } },
    SETTINGS,
  )
  if (later) passages.add(later)
  expect(passages.insideSince(ASHA.userId, at('02T12:00'))).toBeUndefined()
})

test.each([
  [NIGHT, '2026-12-02', '03T07:15'],
  [DAY, '2026-12-02', '02T22:15'],
  [ALL_HOURS, '2026-12-02', '03T07:15'],
  [null, '2026-12-02', '03T07:15'],
])('a visit for %s on the study day %s ends at %s [gate-46]', (batch, day, end) => {
  const visit = { at: at('02T09:00'), batch, slot: { day, half: 'day' } as const }
  expect(visitEnd(visit, ASHA.stays, SETTINGS)).toBe(at(end).getTime())
})

test('a member who enters in the grace period before a batch is in the room of that batch [gate-47]', () => {
  const last = { direction: 'in', at: at('02T06:50').toISOString(), day: '2026-12-02' } as const
  expect(passageOf({ ...ASHA, last }, SETTINGS)).toMatchObject({
    room: 'Dyandhara Kaksh',
    seat: 'A5',
    batch: DAY,
    endsAt: at('02T22:15').getTime(),
  })
  expect(passageOf(ASHA, SETTINGS)).toBeUndefined()
})

describe('a member of the 24 Hours batch', () => {
  const [stay] = ASHA.stays
  if (!stay) throw new Error('Asha has no stay')
  const member = { ...ASHA, stays: [{ ...stay, batch: ALL_HOURS }] }
  const came = (time: string) =>
    passageOf(
      { ...member, last: { direction: 'in', at: at(time).toISOString(), day: '2026-12-02' } },
      SETTINGS,
    )

  test.each([
    ['02T09:00', '03T07:15'],
    ['02T20:00', '03T08:15'],
    ['02T23:00', '03T22:15'],
    ['03T06:30', '03T22:15'],
    ['31T23:00', '32T07:15'],
  ])(
    'who came in at %s is inside until %s: past 7:00 if the next day is paid [attendance-85]',
    (time, end) => {
      const ends = end.startsWith('32') ? new Date('2027-01-01T07:15+05:30') : at(end)
      expect(came(time)?.endsAt).toBe(ends.getTime())
    },
  )

  test('who stays past 7:00 is still inside [attendance-86]', () => {
    const night = came('02T23:00')
    const passages = createPassages(night ? [night] : [])
    expect(passages.insideSince(ASHA.userId, at('03T08:00'))).toEqual(at('02T23:00'))
  })
})
