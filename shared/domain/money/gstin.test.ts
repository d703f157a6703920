import { expect, test } from 'vitest'
import { gstinProblem, gstRateProblem, sacProblem } from '../settings/tax-form.ts'
import { gstinOf, isGstin, stateOfGstin } from './gstin.ts'

test.for(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'])(
  '%s is a GSTIN [tax-5]',
  (gstin) => {
    expect(isGstin(gstin)).toBe(true)
  },
)

test.for([
  '27AAPFU0939F1ZW',
  '27AAPFU0993F1ZV',
  '28AAPFU0939F1ZV',
  '99AAPFU0939F1ZV',
  '27AAPFU0939F1Z',
  '27aapfu0939f1zv',
  '27AAPFU0939F1ZVX',
  '',
])('%s is not a GSTIN [tax-6]', (text) => {
  expect(isGstin(text)).toBe(false)
})

test('detects any single wrong character [tax-7]', () => {
  const gstin = '27AAPFU0939F1ZV'
  for (const [index, right] of [...gstin].entries()) {
    for (const wrong of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
      if (wrong !== right) {
        expect(isGstin(gstin.slice(0, index) + wrong + gstin.slice(index + 1))).toBe(false)
      }
    }
  }
})

test('a GSTIN may be typed with spaces and lowercase letters, or left out [tax-8]', () => {
  expect(gstinOf(' 27 aapfu0939f1zv ')).toBe('27AAPFU0939F1ZV')
  expect(gstinProblem('27 aapfu0939f1zv')).toBeUndefined()
  expect(gstinProblem(' ')).toBeUndefined()
  expect(gstinProblem('27AAPFU0939F1ZW')?.code).toBe('gstinInvalid')
  expect(stateOfGstin('27AAPFU0939F1ZV')).toBe('Maharashtra (27)')
})

test('rejects a malformed SAC, and a rate that is not a whole percentage from 1 to 40 [tax-9]', () => {
  expect([sacProblem('998451'), sacProblem('9984')]).toEqual([undefined, undefined])
  expect([sacProblem(''), sacProblem('99845x')].map((each) => each?.code)).toEqual([
    'sacInvalid',
    'sacInvalid',
  ])
  expect([gstRateProblem(5), gstRateProblem(18)]).toEqual([undefined, undefined])
  for (const rate of [0, 41, 2.5, Number.NaN]) {
    expect(gstRateProblem(rate)?.code).toBe('gstRateInvalid')
  }
})
