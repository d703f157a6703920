import { describe, expect, it } from 'vitest'
import { DEFAULT_ROOM_RULES } from '#shared/domain/booking/room-rules.ts'
import { findSeat, type Seat } from '#shared/domain/booking/seats.ts'
import { seatName, viewSeat } from '#web/features/booking/seat-map/seat-state.ts'

const prices = { standard: 999, silver: 1249, gold: 1499 }
const emptyMap = {
  gender: 'male',
  roomRules: DEFAULT_ROOM_RULES,
  occupied: [],
  selected: undefined,
  ownSeat: undefined,
  prices,
} as const

function seat(id: string): Seat {
  const found = findSeat(id)
  if (!found) throw new Error(`No seat ${id}`)
  return found
}

describe('viewSeat', () => {
  it('shows a free seat at the price of its tier', () => {
    const view = viewSeat(seat('A5'), emptyMap)
    expect(view).toMatchObject({ state: 'available', price: 1499, yours: false })
    expect(seatName(view)).toBe('Seat A5, gold, ₹1,499, available')
  })

  it('distinguishes the selected, occupied and own seats [seat-18]', () => {
    expect(viewSeat(seat('E24'), { ...emptyMap, selected: 'E24' }).state).toBe('selected')
    const occupied = viewSeat(seat('E24'), { ...emptyMap, occupied: ['E24'] })
    expect(occupied.state).toBe('occupied')
    expect(occupied.refusal).toBe(
      "Seat E24 isn't free for these days and hours. Please choose another seat.",
    )
    const own = viewSeat(seat('B7'), { ...emptyMap, ownSeat: 'B7' })
    expect(seatName(own)).toBe('Seat B7, standard, ₹999, yours, available')
  })

  it('marks section A as unavailable to a female member, whether occupied or not [seat-19]', () => {
    const view = viewSeat(seat('A74'), { ...emptyMap, gender: 'female', occupied: ['A74'] })
    expect(view).toMatchObject({
      state: 'unavailable',
      refusal: 'Section A seats are not available for female students',
    })
  })
})
