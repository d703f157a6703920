import { expect, test } from 'vitest'
import { ALL_HOURS, DAY } from '../booking/batches.ts'
import {
  decodePhoneCode,
  encodePhoneCode,
  fullStep,
  passKeyMessage,
  stepAt,
  stepInstant,
  stepMessage,
} from './phone-code.ts'

const NOW = new Date('2026-11-22T08:00:10Z')
const CODE = {
  epoch: 3,
  passId: '00ff10203040a0b0',
  claims: { memberId: '@DA202507001', lastDay: '2026-12-21', batch: DAY, seat: 'A5' },
  step: stepAt(NOW) % 65_536,
  mac: Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7),
}

test('a code has 63 digits and decodes to what was encoded [door-3]', () => {
  const digits = encodePhoneCode(CODE)
  expect(digits).toMatch(/^[0-9]{63}$/)
  expect(decodePhoneCode(digits)).toEqual(CODE)
})

test('a code contains only the first 8 bytes of an HMAC and the low 16 bits of a step', () => {
  const mac = Uint8Array.from({ length: 32 }, (_, i) => i)
  const digits = encodePhoneCode({ ...CODE, step: stepAt(NOW), mac })
  expect(decodePhoneCode(digits)).toEqual(CODE)
})

test('a step begins every 30 seconds', () => {
  expect(stepAt(new Date('2026-11-22T08:00:29.999Z'))).toBe(stepAt(NOW))
  expect(stepAt(new Date('2026-11-22T08:00:30Z'))).toBe(stepAt(NOW) + 1)
  expect(stepInstant(stepAt(NOW))).toEqual(new Date('2026-11-22T08:00:00Z'))
})

test.each([0, 1, -1, 20, -2_880, 32_767, -32_768])(
  'restores a step from its low bits if it is %i steps from now',
  (away) => {
    const step = stepAt(NOW) + away
    expect(fullStep(step & 65_535, NOW)).toBe(step)
    expect(fullStep(step & 65_535, NOW, 1)).toBe(step - 65_536)
  },
)

test('the message of a pass key changes with the pass and with each claim', () => {
  const { passId, claims } = CODE
  const messages = [
    passKeyMessage(passId, claims),
    passKeyMessage('00ff10203040a0b1', claims),
    passKeyMessage(passId, { ...claims, lastDay: '2026-12-22' }),
    passKeyMessage(passId, { ...claims, batch: ALL_HOURS }),
    passKeyMessage(passId, { ...claims, seat: 'A6' }),
    passKeyMessage(passId, { ...claims, memberId: '@DA202507002' }),
  ].map(String)
  expect(new Set(messages).size).toBe(messages.length)
  expect(stepMessage(stepAt(NOW))).toHaveLength(4)
})

test('returns undefined for other digits', () => {
  const digits = encodePhoneCode(CODE)
  for (const other of [
    digits.slice(1),
    `${digits}0`,
    '12345',
    '@DA202507001',
    `3${digits.slice(1)}`,
  ]) {
    expect(decodePhoneCode(other)).toBeUndefined()
  }
})
