import { expect, it } from 'vitest'
import { DAY } from './batches.ts'
import { PRICE_TABLE } from './prices.ts'
import { DEFAULT_ROOM_RULES } from './room-rules.ts'
import { ROOMS } from './rooms.ts'
import { sameSeatRenewal } from './same-seat-renewal.ts'
import { studyDaysIn } from './study-day.ts'

const days = studyDaysIn('Asia/Kolkata', new Date('2027-02-25T12:00:00+05:30'))
const rules = { days, prices: PRICE_TABLE, roomRules: DEFAULT_ROOM_RULES }
const booking = { room: ROOMS[0], batch: DAY, duration: '1 Month', seat: 'A5' } as const
const member = { gender: 'male', paidUntil: '2027-03-01', booking } as const

it('renews the same seat and plan from the end of the paid days, at the current price [renewal-40]', () => {
  expect(sameSeatRenewal(member, rules)).toMatchObject({
    ...booking,
    startDate: '2027-03-01',
    amount: expect.any(Number),
  })
})

it('starts today when the membership has ended [renewal-41]', () => {
  const renewal = sameSeatRenewal({ ...member, paidUntil: '2027-02-10' }, rules)
  expect(renewal?.startDate).toBe('2027-02-25')
})

it('offers nothing for a seat that the floor plan does not have [renewal-42]', () => {
  expect(sameSeatRenewal({ ...member, booking: { ...booking, seat: 'Z9' } }, rules)).toBeUndefined()
})

it('offers nothing when the paid days reach beyond the bookable days [renewal-43]', () => {
  expect(sameSeatRenewal({ ...member, paidUntil: '2028-03-01' }, rules)).toBeUndefined()
})

it('offers nothing in a room that the rules close to the member [renewal-44]', () => {
  const roomRules = {
    ...DEFAULT_ROOM_RULES,
    [ROOMS[0]]: { audience: 'women', unstated: 'online' },
  } as const
  expect(sameSeatRenewal(member, { ...rules, roomRules })).toBeUndefined()
})
