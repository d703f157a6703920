import { expect, test } from 'vitest'
import { lowestBookablePrice } from './bookable-prices.ts'
import { PRICE_TABLE, type PriceTable } from './prices.ts'
import { DEFAULT_ROOM_RULES } from './room-rules.ts'

const ROOM = 'Dyandhara Kaksh'

test('finds the cheapest batch, whichever it is [price-530]', () => {
  const month = { ...PRICE_TABLE['1 Month'], [ROOM]: [1200, 999, 1499] as const }
  const prices: PriceTable = { ...PRICE_TABLE, '1 Month': month }
  const cheapest = lowestBookablePrice('male', prices, DEFAULT_ROOM_RULES, { rooms: [ROOM] })
  expect(cheapest).toBe(999)
})

test('has no price for rooms in which the user can book nothing [price-531]', () => {
  const rules = {
    ...DEFAULT_ROOM_RULES,
    [ROOM]: { audience: 'women', unstated: 'online' },
  } as const
  const options = { rooms: [ROOM], duration: '1 Day' } as const
  expect(lowestBookablePrice('male', PRICE_TABLE, rules, options)).toBeUndefined()
  expect(lowestBookablePrice('female', PRICE_TABLE, rules, options)).toBe(79)
})
