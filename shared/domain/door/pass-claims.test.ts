import { expect, test } from 'vitest'
import { BATCHES, NIGHT } from '../booking/batches.ts'
import { SEATS } from '../booking/seats.ts'
import { decodeClaims, encodeClaims } from './pass-claims.ts'

const CLAIMS = {
  memberId: '@DA202507001',
  lastDay: '2028-02-29',
  batch: NIGHT,
  seat: 'A5',
}

test('encodes claims in 7 bytes and decodes them [door-2]', () => {
  expect(encodeClaims(CLAIMS)).toHaveLength(7)
  expect(decodeClaims(encodeClaims(CLAIMS))).toEqual(CLAIMS)
})

test.each(['@DA202501001', '@DA202512999', '@DA202599999', '@DA210013001', null])(
  'encodes and decodes the member ID %s',
  (memberId) => {
    expect(decodeClaims(encodeClaims({ ...CLAIMS, memberId }))?.memberId).toBe(memberId)
  },
)

test('encodes and decodes every seat and batch', () => {
  for (const { id: seat } of SEATS) {
    for (const batch of BATCHES) {
      expect(decodeClaims(encodeClaims({ ...CLAIMS, seat, batch }))).toEqual({
        ...CLAIMS,
        seat,
        batch,
      })
    }
  }
})

test('throws for a day before 2000 or after 2179', () => {
  expect(() => encodeClaims({ ...CLAIMS, lastDay: '1999-12-31' })).toThrow(RangeError)
  expect(() => encodeClaims({ ...CLAIMS, lastDay: '2180-01-01' })).toThrow(RangeError)
})

test('returns undefined for bytes with an unknown batch, an unknown seat or the wrong length', () => {
  const bytes = encodeClaims(CLAIMS)
  expect(decodeClaims(bytes.with(5, 3))).toBeUndefined()
  expect(decodeClaims(bytes.with(6, 0))).toBeUndefined()
  expect(decodeClaims(bytes.slice(1))).toBeUndefined()
})
