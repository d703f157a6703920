import { expect, test } from 'vitest'
import { NIGHT } from '#shared/domain/booking/batches.ts'
import { readRequestedSeat, requestedSeatQuery } from './requested-seat.ts'

const REQUESTED_SEAT = { seat: 'A54', batch: NIGHT, day: '2026-03-10' }

test('the seat that reception chose on the map is passed in the URL [hall-24]', () => {
  const read = readRequestedSeat(new URLSearchParams(requestedSeatQuery(REQUESTED_SEAT)))
  expect(read).toEqual({ ...REQUESTED_SEAT, room: 'Dyanpurn Kaksh' })
})

test.each([{ seat: 'Z9' }, { batch: 'x' }, { day: '2026-02-30' }])(
  'ignores a URL with %j',
  (changed) => {
    const params = new URLSearchParams(requestedSeatQuery(REQUESTED_SEAT))
    for (const [name, value] of Object.entries(changed)) params.set(name, value)
    expect(readRequestedSeat(params)).toBeUndefined()
    expect(readRequestedSeat(new URLSearchParams())).toBeUndefined()
  },
)
