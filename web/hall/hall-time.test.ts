import { expect, test } from 'vitest'
import { hallMoment, hallTime } from '#web/hall/hall-time.ts'

test.each([
  ['Asia/Kolkata', '2026-03-10T04:30:00Z', '10:00 AM'],
  ['Asia/Kolkata', '2026-03-10T03:35:00Z', '9:05 AM'],
  ['Asia/Kolkata', '2026-03-10T18:30:00Z', '12:00 AM'],
  ['Asia/Kolkata', '2026-03-10T06:45:59Z', '12:15 PM'],
  ['UTC', '2026-03-10T23:59:00Z', '11:59 PM'],
])('in %s at %s: %s', (timeZone, instant, shown) => {
  expect(hallTime(timeZone, new Date(instant))).toBe(shown)
})

test('an instant is a day, which does not break, and a time in the hall', () => {
  const instant = new Date('2026-03-10T18:35:00Z')
  expect(hallMoment('Asia/Kolkata', instant)).toBe('11\u00a0Mar\u00a02026, 12:05 AM')
})
