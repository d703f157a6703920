import { expect, test } from 'vitest'
import { DAY } from '../booking/batches.ts'
import { cardMessage, decodeCardCode, encodeCardCode } from './card-code.ts'

const CARD = {
  epoch: 3,
  passId: '00ff10203040a0b0',
  claims: { memberId: '@DA202507001', lastDay: '2026-12-21', batch: DAY, seat: 'A5' },
  firstDay: '2026-11-22',
  issuedOn: '2026-11-23',
}
const SIGNATURE = Uint8Array.from({ length: 64 }, (_, i) => i)

test('a card’s code contains 20 signed bytes, has at most 203 digits and decodes to the same card [door-4]', () => {
  const digits = encodeCardCode(CARD, SIGNATURE)
  expect(cardMessage(CARD)).toHaveLength(20)
  expect(digits).toMatch(/^[0-9]{1,203}$/)
  expect(decodeCardCode(digits)).toEqual({ card: CARD, signature: SIGNATURE })
})

test('returns undefined for digits that are not a card’s code', () => {
  const digits = encodeCardCode(CARD, SIGNATURE)
  for (const other of [digits.slice(1), `${digits}0`, '12345', '', `9${digits.slice(1)}`]) {
    expect(decodeCardCode(other)).toBeUndefined()
  }
})
