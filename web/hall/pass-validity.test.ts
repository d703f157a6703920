import { expect, it } from 'vitest'
import { ALL_HOURS, DAY, NIGHT } from '#shared/domain/booking/batches.ts'
import { passEnd, passStart } from './pass-validity.ts'

/** Replaces the spaces at which no line breaks. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it.each([
  [DAY, { day: '28 Feb 2027', time: '10:00 PM' }],
  [NIGHT, { day: '1 Mar 2027', time: '7:00 AM' }],
  [ALL_HOURS, { day: '1 Mar 2027', time: '7:00 AM' }],
])('a pass for the %s works until the last hours end [pass-560]', (batch, end) => {
  const { day, time } = passEnd({ batch, endDate: '2027-03-01' })
  expect({ day: plain(day), time: plain(time) }).toEqual(end)
})

it.each([
  [DAY, '7:00 AM'],
  [NIGHT, '10:00 PM'],
])('a pass for the %s works from the first hours on [pass-561]', (batch, time) => {
  const start = passStart({ batch, startDate: '2027-02-28' })
  expect(start).toEqual({ day: '28\u00a0Feb\u00a02027', time: time.replace(' ', '\u00a0') })
})
