import { expect, it } from 'vitest'
import { dayText } from './dates.ts'
import { pluralForm } from './plural.ts'
import { timeText } from './times.ts'

it.each([
  ['en', 9, 5, '9:05 AM'],
  ['en', 0, 0, '12:00 AM'],
  ['mr', 22, 0, 'रात्री 10'],
  ['mr', 7, 0, 'सकाळी 7'],
  ['mr', 3, 59, 'रात्री 3:59'],
  ['mr', 5, 0, 'पहाटे 5'],
  ['mr', 12, 30, 'दुपारी 12:30'],
  ['mr', 19, 59, 'संध्याकाळी 7:59'],
  ['hi', 22, 0, 'रात 10'],
  ['hi', 4, 5, 'सुबह 4:05'],
  ['hi', 0, 0, 'रात 12'],
] as const)('in %s, %d:%d reads as spoken: %s [language-5]', (language, hour, minute, text) => {
  expect(timeText(language, hour, minute)).toBe(text)
})

it.each([
  ['en', '2026-11-22', '22 Nov 2026'],
  ['en', '2026-09-01', '1 Sep 2026'],
  ['mr', '2026-11-22', '22 नोव्हेंबर 2026'],
  ['hi', '2028-02-29', '29 फ़रवरी 2028'],
] as const)('in %s, the day %s reads %s [language-6]', (language, day, text) => {
  expect(dayText(language, day)).toBe(text)
})

it.each([
  ['en', 0, 'other'],
  ['en', 1, 'one'],
  ['mr', 0, 'other'],
  ['mr', 1, 'one'],
  ['hi', 0, 'one'],
  ['hi', 2, 'other'],
] as const)('in %s, %d takes the plural form %s [language-7]', (language, count, form) => {
  expect(pluralForm(language, count, { one: 'one', other: 'other' })).toBe(form)
})

it.each([
  ['2026-11-22', '22 Nov 2026'],
  ['2026-01-01', '1 Jan 2026'],
  ['2027-05-31', '31 May 2027'],
])('in English, the day %s reads %s', (day, text) => {
  expect(dayText('en', day)).toBe(text)
})
