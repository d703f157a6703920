import { describe, expect, it } from 'vitest'
import {
  initialSeatMapState,
  seatMapMessage,
  seatMapReducer,
} from '#web/features/booking/seat-map/seat-map-state.ts'

const fresh = initialSeatMapState({ lastOccupied: undefined, selected: undefined })

describe('seatMapReducer', () => {
  it('reports no changes for the first list', () => {
    const state = seatMapReducer(fresh, { type: 'loaded', occupied: ['A1'] })
    expect(state.occupied).toEqual(['A1'])
    expect(state.justTaken).toEqual([])
  })

  it('notices taken and freed seats', () => {
    const first = seatMapReducer(fresh, { type: 'loaded', occupied: ['A1'] })
    const second = seatMapReducer(first, { type: 'loaded', occupied: ['A1', 'B7'] })
    expect(second.justTaken).toEqual(['B7'])
    const third = seatMapReducer(second, { type: 'loaded', occupied: ['A1', 'C12'] })
    expect(third.justTaken).toEqual(['C12'])
    expect(seatMapMessage(third)).toBeUndefined()
  })

  it('deselects the seat when someone takes it', () => {
    const chosen = seatMapReducer(initialSeatMapState({ lastOccupied: [], selected: undefined }), {
      type: 'pressed',
      seat: 'A5',
      refusal: undefined,
    })
    expect(chosen.selected).toBe('A5')
    const lost = seatMapReducer(chosen, { type: 'loaded', occupied: ['A5'] })
    expect(lost.selected).toBeUndefined()
    expect(seatMapMessage(lost)).toBe('Seat A5 has just been taken. Please choose another seat.')
  })

  it('clears the lost seat when another one is selected', () => {
    const lost = initialSeatMapState({ lastOccupied: [], selected: 'A5', lostSeat: 'A5' })
    const chosen = seatMapReducer(lost, { type: 'pressed', seat: 'A4', refusal: undefined })
    expect(chosen.selected).toBe('A4')
    expect(seatMapMessage(chosen)).toBeUndefined()
  })

  it('also reports other seats that were taken before a refused save', () => {
    const refused = initialSeatMapState({ lastOccupied: ['A1'], selected: 'A5', lostSeat: 'A5' })
    expect(refused.selected).toBeUndefined()
    const state = seatMapReducer(refused, { type: 'loaded', occupied: ['A1', 'A5', 'B7', 'B8'] })
    expect(seatMapMessage(state)).toBe(
      'Seat A5 has just been taken. Please choose another seat. Also just taken: B7, B8.',
    )
  })

  it('says why a pressed seat is not available and keeps the selection [seat-20]', () => {
    const chosen = initialSeatMapState({ lastOccupied: ['B7'], selected: 'A5' })
    const pressed = seatMapReducer(chosen, { type: 'pressed', seat: 'B7', refusal: 'Taken.' })
    expect(pressed.selected).toBe('A5')
    expect(seatMapMessage(pressed)).toBe('Taken.')
  })

  it('deselects the selected seat when it is pressed again', () => {
    const chosen = initialSeatMapState({ lastOccupied: [], selected: 'A5' })
    const pressed = seatMapReducer(chosen, { type: 'pressed', seat: 'A5', refusal: undefined })
    expect(pressed.selected).toBeUndefined()
  })
})
