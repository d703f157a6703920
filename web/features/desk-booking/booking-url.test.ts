import { expect, test } from 'vitest'
import { withChanges } from '#web/hall/list-url.ts'
import { readBookingUrl } from './booking-url.ts'

const ID = '00000000-0000-4000-8000-000000000001'

test.each([
  'state=overdue',
  'state=unpaid&room=Dyanpurn+Kaksh',
  `booking=${ID}`,
  'from=2026-03-10&to=2026-03-12&search=asha&page=2',
  '',
])('reads the query %j and writes it unchanged [today-5]', (query) => {
  const read = readBookingUrl(new URLSearchParams(query))
  expect(withChanges(new URLSearchParams(), read).toString()).toBe(query)
})

test('ignores mistyped values, and an end before the start', () => {
  const typed = `state=unknown&room=x&booking=1&from=2026-03-40&page=-1`
  expect(readBookingUrl(new URLSearchParams(typed))).toEqual({ search: '', page: 1 })
  const { from, to } = readBookingUrl(new URLSearchParams('from=2026-03-12&to=2026-03-10'))
  expect([from, to]).toEqual(['2026-03-12', '2026-03-12'])
})
