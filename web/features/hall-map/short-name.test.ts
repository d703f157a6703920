import { expect, test } from 'vitest'
import { firstNameOf, initialsOf } from './short-name.ts'

test.each([
  ['Asha Kulkarni', 'Asha', 'AK'],
  ['Asha Ramesh Kulkarni', 'Asha', 'AK'],
  ['asha', 'asha', 'A'],
  ['आशा कुलकर्णी', 'आशा', 'आकु'],
  ['', '', ''],
])('shortens %j to %j or %j [hall-4]', (name, first, initials) => {
  expect(firstNameOf(name)).toBe(first)
  expect(initialsOf(name)).toBe(initials)
})
