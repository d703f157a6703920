import { expect, test } from 'vitest'
import { DAY } from '../booking/batches.ts'
import { writeOffRefusal } from './write-off.ts'

const days = { day: '2026-03-10', night: '2026-03-10', openDay: '2026-03-10' }
const limits = { receptionistDiscount: 10, adminDiscount: 50 }
const due = { open: 101, price: 1000, discount: 0, batch: DAY, startDate: '2026-03-10' } as const

test.each([
  ['receptionist', {}, 'writeOffAboveLimit'],
  ['receptionist', { open: 100 }, undefined],
  ['receptionist', { open: 100, discount: 1 }, 'writeOffAboveLimit'],
  ['receptionist', { startDate: '2026-03-11' }, undefined],
  ['admin', {}, undefined],
  ['admin', { open: 501 }, 'writeOffAboveLimit'],
  ['super_admin', { open: 1000 }, undefined],
] as const)(
  'the limit of discounts limits what a cancellation by a %s writes off once a booking has started: %j [due-34]',
  (role, changes, code) => {
    const refused = writeOffRefusal(
      [
        { ...due, open: 0 },
        { ...due, ...changes },
      ],
      {
        staff: { role },
        limits,
        days,
      },
    )
    expect(refused).toEqual(code && { code })
  },
)
