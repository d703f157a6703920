import { describe, expect, test } from 'vitest'
import {
  cleanPhone,
  normalizeWirePhone,
  phoneProblem,
  phoneToWire,
  wirePhoneProblem,
} from './phone.ts'

const NOT_TEN_DIGITS = 'Phone number must be exactly 10 digits'
const DIGITS = 'Phone number must contain only digits'
const FIRST = 'Phone number must start with 6, 7, 8 or 9'

describe('the digits after +91 [person-8]', () => {
  test.each([
    ['', 'Phone number is required'],
    ['6000000000', undefined],
    ['7000000000', undefined],
    ['8000000000', undefined],
    ['9876543210', undefined],
    ['5876543210', FIRST],
    ['0876543210', FIRST],
    ['1876543210', FIRST],
    ['987654321', NOT_TEN_DIGITS],
    ['98765432101', NOT_TEN_DIGITS],
    ['98765x3210', DIGITS],
    ['98765 4321', DIGITS],
    ['९८७६५४३२१०', DIGITS],
  ])('%j: %s', (digits, problem) => {
    expect(phoneProblem(digits)?.message).toBe(problem)
  })

  test.each([
    ['98765 43210', '9876543210'],
    ['98765-43210 99', '9876543210'],
    ['phone', ''],
    ['98a7', '987'],
    ['+91 98765 43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['9198765432', '9198765432'],
    ['91987654321', '9198765432'],
  ])('typing %j leaves %j [person-9]', (text, expected) => {
    expect(cleanPhone(text)).toBe(expected)
  })
})

/** Types `text` key by key, as a person does, into a field that keeps what cleanPhone returns. */
function typeKeys(text: string): string {
  return [...text].reduce((typed, key) => cleanPhone(typed + key), '')
}

test.each([
  ['+91 98230 12345', '9823012345'],
  ['+919823012345', '9823012345'],
  ['098230 12345', '9823012345'],
  ['0091 98230 12345', '9823012345'],
  ['91 98230 12345', '9823012345'],
  ['9198230123', '9198230123'],
  ['98230-12345', '9823012345'],
  ['+', '+'],
  ['+9', '+9'],
  ['+91', ''],
  ['+8', '8'],
])('typing %j key by key leaves %j [person-16]', (text, expected) => {
  expect(typeKeys(text)).toBe(expected)
})

test.each([
  ['+91 98230 12345', '+919823012345'],
  ['+91+919823012345', '+919823012345'],
  ['+91919823012345', '+919823012345'],
  ['+91098230 12345', '+919823012345'],
  ['+919198230123', '+919198230123'],
  ['9823012345', '9823012345'],
  ['+91phone', '+91phone'],
])('the server reads %j as %j [person-17]', (sent, number) => {
  expect(normalizeWirePhone(sent)).toBe(number)
})

describe('the number as sent [person-10]', () => {
  test('is +91 and the ten digits [person-11]', () => {
    expect(phoneToWire('9876543210')).toBe('+919876543210')
  })

  test('accepts a number in this form', () => {
    expect(wirePhoneProblem('+919876543210')).toBeUndefined()
  })

  test.each([
    '',
    '9876543210',
    '919876543210',
    '+929876543210',
    '+91',
    '+91987654321',
    '+9198765432101',
    '+915876543210',
    '+91 9876543210',
  ])('rejects %j [person-12]', (phoneNumber) => {
    expect(wirePhoneProblem(phoneNumber)?.message).toEqual(expect.any(String))
  })
})
