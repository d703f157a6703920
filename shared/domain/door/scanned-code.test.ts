import { expect, test } from 'vitest'
import { DAY } from '../booking/batches.ts'
import { encodeCardCode } from './card-code.ts'
import { encodePhoneCode } from './phone-code.ts'
import { readScannedCode } from './scanned-code.ts'

const CODE = {
  epoch: 1,
  passId: '0011223344556677',
  claims: { memberId: '@DA202507001', lastDay: '2026-12-21', batch: DAY, seat: 'A5' },
  step: 77,
  mac: new Uint8Array(8),
}
const { step: _step, mac: _mac, ...PASS } = CODE
const CARD = { ...PASS, firstDay: '2026-11-22', issuedOn: '2026-11-22' }

test('a phone code is recognised, even in Devanagari digits or with a line end [door-5]', () => {
  const digits = encodePhoneCode(CODE)
  const devanagari = digits.replace(/[0-9]/g, (digit) => String.fromCharCode(0x966 + Number(digit)))
  for (const text of [digits, `${digits}\n`, devanagari]) {
    expect(readScannedCode(text)).toEqual({ kind: 'phone', code: CODE })
  }
})

test('a card is recognised', () => {
  const signature = new Uint8Array(64)
  expect(readScannedCode(encodeCardCode(CARD, signature))).toEqual({
    kind: 'card',
    card: CARD,
    signature,
  })
})

test.each([
  ['@DA202507001', '@DA202507001'],
  ['da202507001', '@DA202507001'],
  ['202507001', '@DA202507001'],
  ['२०२५०७००१', '@DA202507001'],
  ['2025 07 001', '@DA202507001'],
])('%s is a typed member ID', (text, memberId) => {
  expect(readScannedCode(text)).toEqual({ kind: 'typed', memberId })
})

test.each([
  ['{"type":"MEMBERSHIP_PASS","id":"@DA202507001"}', { kind: 'unsigned', id: '@DA202507001' }],
  [
    '{"type":"VISITOR_PASS","id":"x"}',
    { kind: 'visitor', text: '{"type":"VISITOR_PASS","id":"x"}' },
  ],
  ['{"type":"MEMBERSHIP_PASS","id":"@DA202507001","demo":true}', { kind: 'notOurs' }],
  ['{"type":"COUPON","id":"1"}', { kind: 'notOurs' }],
  ['{"type":"MEMBERSHIP_PASS"', { kind: 'unreadable' }],
  ['[]', { kind: 'notOurs' }],
  ['null', { kind: 'notOurs' }],
  ['https://example.com', { kind: 'notOurs' }],
  ['upi://pay?pa=x', { kind: 'notOurs' }],
  ['12345', { kind: 'notOurs' }],
  ['9'.repeat(63), { kind: 'unreadable' }],
  ['  ', { kind: 'unreadable' }],
])('%s is %j', (text, expected) => {
  expect(readScannedCode(text)).toEqual(expected)
})
