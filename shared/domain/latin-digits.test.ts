import { expect, test } from 'vitest'
import { email, factorCode, oneTimeCode, phoneNumber } from '#shared/contract/fields.ts'
import { toLatinDigits } from './latin-digits.ts'
import { contactPhoneProblem } from './settings/settings-form.ts'
import { tourPhoneProblem, tourPhoneToWire } from './tour/tour-phone.ts'
import { normalizeIdentifier } from './user/login-identifier.ts'
import { cleanCode } from './user/one-time-code.ts'
import { parentContactDigits, parentContactProblem } from './user/parent-contact.ts'
import { cleanLastFour } from './user/parental-consent.ts'
import { cleanPhone } from './user/phone.ts'

test.each([
  ['०१२३४५६७८९', '0123456789'],
  ['₹१,२००/-', '₹1,200/-'],
  ['पुणे 411०30', 'पुणे 411030'],
  ['', ''],
])('converts the digits of %j to Latin ones: %j [digits-500]', (text, latin) => {
  expect(toLatinDigits(text)).toBe(latin)
})

test('Devanagari digits are accepted wherever Latin ones are [digits-501]', () => {
  expect(cleanPhone('+९१ ९८७६५ ४३२१०')).toBe('9876543210')
  expect(phoneNumber.parse('+91९८७६५४३२१०')).toBe('+919876543210')
  expect(cleanCode('१२३ ४५६')).toBe('123456')
  expect(oneTimeCode.parse('१२३४५६')).toBe('123456')
  expect(factorCode.parse('१२३ ४५६')).toBe('123456')
  expect(tourPhoneProblem('०९८७६५४३२१०')).toBeUndefined()
  expect(tourPhoneToWire('०९८७६५४३२१०')).toBe('+919876543210')
  expect(parentContactProblem('०२०-२४४५१२३४')).toBeUndefined()
  expect(parentContactDigits('०२०-२४४५१२३४')).toBe('2024451234')
  expect(contactPhoneProblem('०२० २४४५ १२३४')).toBeUndefined()
  expect(normalizeIdentifier(' @da२०२५०७००१')).toBe('@DA202507001')
  expect(cleanLastFour('१२ 3a')).toBe('123A')
})

test('an email keeps the digits that were typed', () => {
  expect(normalizeIdentifier('a१@example.com')).toBe('a१@example.com')
  expect(email.safeParse('a1@example.com').data).toBe('a1@example.com')
})
