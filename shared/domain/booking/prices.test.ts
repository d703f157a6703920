import { describe, expect, test } from 'vitest'
import type { Batch } from './batches.ts'
import type { Duration } from './durations.ts'
import { basePrice, type Plan, PRICE_TABLE, quote, rupees } from './prices.ts'
import type { Room } from './rooms.ts'
import type { Tier } from './seats.ts'

type Figures = readonly [night: number, day: number, allHours: number]

/** Duration; Dyandhara night, day, 24 hours; Dyanpurn and Dyanasmi night, day, 24 hours. */
const FIGURES: [Duration, Figures, Figures][] = [
  ['1 Day', [79, 99, 149], [149, 199, 299]],
  ['8 Days', [299, 399, 599], [349, 499, 699]],
  ['15 Days', [599, 699, 999], [849, 1199, 1799]],
  ['1 Month', [799, 999, 1499], [1399, 1999, 2999]],
  ['2 Months', [1599, 1999, 2999], [2799, 3999, 5999]],
  ['3 Months', [2299, 2799, 4499], [3499, 4999, 7499]],
  ['4 Months', [2999, 3799, 5999], [4999, 6999, 9999]],
  ['5 Months', [3499, 4499, 6999], [5999, 7999, 11499]],
  ['6 Months', [3999, 4999, 7499], [6499, 8999, 12999]],
  ['7 Months', [4999, 5999, 8999], [7499, 10499, 14999]],
  ['8 Months', [5199, 6499, 9999], [7499, 10999, 15999]],
  ['9 Months', [5599, 6999, 10999], [7999, 11499, 16999]],
  ['10 Months', [5999, 7499, 11499], [8499, 11999, 17499]],
  ['11 Months', [6499, 7999, 12499], [8999, 12499, 17999]],
  ['12 Months', [6999, 8499, 12999], [9499, 12999, 18999]],
]

const NIGHT = 'Night Batch (10:00 PM - 7:00 AM)'
const DAY = 'Day Batch (7:00 AM - 10:00 PM)'
const ALL_HOURS = '24 Hours Batch'

const PRICES: [Room, Duration, Batch, number][] = FIGURES.flatMap(
  ([duration, dyandhara, others]) => [
    ...inRoom('Dyandhara Kaksh', duration, dyandhara),
    ...inRoom('Dyanpurn Kaksh', duration, others),
    ...inRoom('Dyanasmi Kaksh', duration, others),
  ],
)

function inRoom(
  room: Room,
  duration: Duration,
  [night, day, allHours]: Figures,
): [Room, Duration, Batch, number][] {
  return [
    [room, duration, NIGHT, night],
    [room, duration, DAY, day],
    [room, duration, ALL_HOURS, allHours],
  ]
}

/** `percent` of `base` to the nearest rupee, halves up, in whole numbers only. */
function share(base: number, percent: number): number {
  const hundredths = base * percent + 50
  return (hundredths - (hundredths % 100)) / 100
}

test('the table has 135 prices', () => {
  expect(PRICES).toHaveLength(135)
})

describe.each(PRICES)('%s, %s, %s', (room, duration, batch, price) => {
  const plan: Plan = { room, batch, duration }

  test(`costs ${price} [price-2]`, () => {
    expect(basePrice(plan, PRICE_TABLE)).toBe(price)
  })

  test.each<[Tier, number]>([
    ['standard', 0],
    ['silver', share(price, 25)],
    ['gold', share(price, 50)],
  ])('on a %s seat has a surcharge of %i [price-3]', (tier, surcharge) => {
    expect(quote(plan, tier, PRICE_TABLE)).toEqual({
      base: price,
      tier,
      surcharge,
      discount: 0,
      registrationFee: 0,
      total: price + surcharge,
    })
  })
})

describe('matches examples calculated by hand [price-4]', () => {
  test.each<[Room, Duration, Batch, Tier, number, number]>([
    ['Dyandhara Kaksh', '1 Day', NIGHT, 'silver', 20, 99],
    ['Dyandhara Kaksh', '1 Day', NIGHT, 'gold', 40, 119],
    ['Dyandhara Kaksh', '1 Day', DAY, 'silver', 25, 124],
    ['Dyandhara Kaksh', '1 Day', DAY, 'gold', 50, 149],
    ['Dyandhara Kaksh', '1 Month', DAY, 'silver', 250, 1249],
    ['Dyandhara Kaksh', '1 Month', DAY, 'gold', 500, 1499],
    ['Dyandhara Kaksh', '12 Months', ALL_HOURS, 'gold', 6500, 19499],
    ['Dyanpurn Kaksh', '3 Months', NIGHT, 'silver', 875, 4374],
    ['Dyanpurn Kaksh', '3 Months', NIGHT, 'gold', 1750, 5249],
    ['Dyanpurn Kaksh', '12 Months', ALL_HOURS, 'standard', 0, 18999],
    ['Dyanpurn Kaksh', '12 Months', ALL_HOURS, 'gold', 9500, 28499],
    ['Dyanasmi Kaksh', '8 Months', DAY, 'silver', 2750, 13749],
  ])('%s, %s, %s, %s seat: surcharge %i, total %i', (room, duration, batch, tier, top, total) => {
    const plan: Plan = { room, batch, duration }
    expect(quote(plan, tier, PRICE_TABLE)).toMatchObject({ surcharge: top, total })
  })
})

test('uses a changed price table', () => {
  const table = {
    ...PRICE_TABLE,
    '1 Day': {
      'Dyandhara Kaksh': [80, 100, 150],
      'Dyanpurn Kaksh': [3, 5, 7],
      'Dyanasmi Kaksh': [2, 4, 6],
    },
  } as const
  const oneDay = { batch: DAY, duration: '1 Day' } as const
  expect(basePrice({ ...oneDay, room: 'Dyandhara Kaksh' }, table)).toBe(100)
  expect(quote({ ...oneDay, room: 'Dyanasmi Kaksh' }, 'gold', table).total).toBe(6)
})

test.each([
  [0, '₹0'],
  [79, '₹79'],
  [999, '₹999'],
  [1249, '₹1,249'],
  [12999, '₹12,999'],
  [128499, '₹1,28,499'],
])('formats %i rupees as %s [price-5]', (amount, text) => {
  expect(rupees(amount)).toBe(text)
})
