import { expect, test } from 'vitest'
import { firstDayText } from '#web/features/booking/first-day-text.ts'

test.each([
  [120, "Today's batch ends at 10:00 PM: 2 hours left."],
  [119, "Today's batch ends at 10:00 PM: 1 hour left."],
  [59, "Today's batch ends at 10:00 PM: 59 minutes left."],
  [1, "Today's batch ends at 10:00 PM: 1 minute left."],
])(
  'says how long the batch runs today, %i minutes before its end [booking-503]',
  (minutesLeft, text) => {
    expect(firstDayText({ state: 'running', endHour: 22, minutesLeft })).toBe(text)
  },
)

test('says when the first night begins', () => {
  const first = { state: 'startsLaterToday', startHour: 22 } as const
  expect(firstDayText(first)).toBe('Your first day begins today at 10:00 PM.')
})
