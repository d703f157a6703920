import { expect, test } from 'vitest'
import { BATCHES } from '#shared/domain/booking/batches.ts'
import { readSeatWish, seatWishQuery } from './seat-wish.ts'

const [NIGHT] = BATCHES
const WISH = { seat: 'A54', batch: NIGHT, day: '2026-03-10' }

test('the seat that reception chose on the map travels in the URL [hall-24]', () => {
  const read = readSeatWish(new URLSearchParams(seatWishQuery(WISH)))
  expect(read).toEqual({ ...WISH, room: 'Dyanpurn Kaksh' })
})

test.each([{ seat: 'Z9' }, { batch: 'x' }, { day: '2026-02-30' }])(
  'ignores a URL with %j',
  (changed) => {
    const params = new URLSearchParams(seatWishQuery(WISH))
    for (const [name, value] of Object.entries(changed)) params.set(name, value)
    expect(readSeatWish(params)).toBeUndefined()
    expect(readSeatWish(new URLSearchParams())).toBeUndefined()
  },
)
