import { expect, test } from 'vitest'
import { ALL_HOURS, type Batch, DAY, NIGHT } from '#shared/domain/booking/batches.ts'
import { studyDaysIn } from '#shared/domain/booking/study-day.ts'
import { passState } from '#shared/domain/pass/pass-state.ts'
import { arrivalText } from '#web/features/payment/congratulations/arrival-text.ts'

test.each<[string, Batch, string]>([
  ['2026-11-28T12:00', DAY, 'Your first day is 30 Nov 2026, from 7:00 AM.'],
  ['2026-11-29T23:59', NIGHT, 'Your first day is 30 Nov 2026, from 10:00 PM.'],
  ['2026-11-30T00:00', DAY, 'You can come today, from 7:00 AM.'],
  ['2026-11-30T07:00', DAY, 'You can come now, until 10:00 PM.'],
  ['2026-11-30T21:59', NIGHT, 'You can come today, from 10:00 PM.'],
  ['2026-11-30T22:00', NIGHT, 'You can come now, until 7:00 AM.'],
  ['2026-11-30T22:00', DAY, 'Outside your hours: valid again from 7:00 AM'],
  ['2026-11-30T07:00', ALL_HOURS, 'You can come now, day or night.'],
])('at %s, tells a new member of the %s: %s [congratulations-434]', (time, batch, text) => {
  const stay = { batch, startDate: '2026-11-30', endDate: '2026-12-30' }
  const days = studyDaysIn('Asia/Kolkata', new Date(`${time}:00+05:30`))
  const shown = arrivalText(passState(stay, stay, days), { stay, ending: stay, days })
  expect(shown.replaceAll('\u00a0', ' ')).toBe(text)
})
