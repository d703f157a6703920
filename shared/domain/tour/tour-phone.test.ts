import { expect, test } from 'vitest'
import { tourPhoneProblem, tourPhoneToWire } from './tour-phone.ts'

const INVALID = 'Please enter a valid 10-digit Indian mobile number'

test.each([
  ['9876543210', '+919876543210'],
  ['+919876543210', '+919876543210'],
  ['+91 98765 43210', '+919876543210'],
  [' 6000000000 ', '+916000000000'],
  ['98765\u00a043210', '+919876543210'],
  ['098765 43210', '+919876543210'],
  ['+91 098765 43210', '+919876543210'],
  ['98765-43210', '+919876543210'],
])('sends %j as %s [tour-6]', (text, sent) => {
  expect(tourPhoneProblem(text)).toBeUndefined()
  expect(tourPhoneToWire(text)).toBe(sent)
})

test.each([
  ['', 'Phone number is required'],
  ['   ', 'Phone number is required'],
  ['5876543210', INVALID],
  ['987654321', INVALID],
  ['98765432101', INVALID],
  ['919876543210', INVALID],
  ['+9119876543210', INVALID],
  ['+14155550100', INVALID],
  ['00919876543210', INVALID],
  ['९८७६५४३२१०', undefined],
  ['phone', INVALID],
])('a phone number typed as %j: %s [tour-7]', (text, problem) => {
  expect(tourPhoneProblem(text)?.message).toBe(problem)
})
