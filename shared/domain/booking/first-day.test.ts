import { expect, test } from 'vitest'
import { ALL_HOURS, DAY, NIGHT } from './batches.ts'
import { startTodayNotice } from './first-day.ts'

const running = (endHour: number, minutesLeft: number) => ({
  state: 'running',
  endHour,
  minutesLeft,
})
const from = (startHour: number) => ({ state: 'startsLaterToday', startHour })

test.each([
  [NIGHT, '00:00', from(22)],
  [NIGHT, '06:59', from(22)],
  [NIGHT, '07:00', undefined],
  [NIGHT, '21:59', undefined],
  [NIGHT, '22:00', running(7, 540)],
  [NIGHT, '23:59', running(7, 421)],
  [DAY, '00:00', undefined],
  [DAY, '06:59', undefined],
  [DAY, '07:00', running(22, 900)],
  [DAY, '21:59', running(22, 1)],
  [DAY, '22:00', undefined],
  [DAY, '23:59', undefined],
  [ALL_HOURS, '00:00', from(7)],
  [ALL_HOURS, '06:59', from(7)],
  [ALL_HOURS, '07:00', running(7, 1440)],
  [ALL_HOURS, '22:00', running(7, 540)],
] as const)('%s that starts today, at %s [booking-500]', (batch, time, expected) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  expect(startTodayNotice(batch, { hour, minute })).toEqual(expected)
})
