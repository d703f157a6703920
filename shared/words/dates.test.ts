import { expect, test } from 'vitest'
import { weekdayText } from './dates.ts'

test.each([
  ['en', 'Sun, 22 Nov 2026'],
  ['mr', 'रविवार, 22 नोव्हेंबर 2026'],
  ['hi', 'रविवार, 22 नवंबर 2026'],
] as const)('a visitor pass names the day of the week in %s [pass-540]', (language, text) => {
  expect(weekdayText(language, '2026-11-22')).toBe(text)
})
