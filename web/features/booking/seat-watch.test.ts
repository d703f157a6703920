import { describe, expect, it } from 'vitest'
import { openWatch, watchMessage, watchSeats } from '#web/features/booking/seat-watch.ts'

const fresh = openWatch({ seen: undefined, selected: undefined })

describe('watchSeats', () => {
  it('takes the first list as it is', () => {
    const watch = watchSeats(fresh, { type: 'arrived', occupied: ['A1'] })
    expect(watch.occupied).toEqual(['A1'])
    expect(watch.justTaken).toEqual([])
  })

  it('notices seats that are taken and freed', () => {
    const first = watchSeats(fresh, { type: 'arrived', occupied: ['A1'] })
    const second = watchSeats(first, { type: 'arrived', occupied: ['A1', 'B7'] })
    expect(second.justTaken).toEqual(['B7'])
    const third = watchSeats(second, { type: 'arrived', occupied: ['A1', 'C12'] })
    expect(third.justTaken).toEqual(['C12'])
    expect(watchMessage(third)).toBeUndefined()
  })

  it('gives the selected seat up when somebody takes it', () => {
    const chosen = watchSeats(openWatch({ seen: [], selected: undefined }), {
      type: 'pressed',
      seat: 'A5',
      refusal: undefined,
    })
    expect(chosen.selected).toBe('A5')
    const lost = watchSeats(chosen, { type: 'arrived', occupied: ['A5'] })
    expect(lost.selected).toBeUndefined()
    expect(watchMessage(lost)).toBe('Seat A5 has just been taken. Please choose another seat.')
  })

  it('forgets the lost seat once another is chosen', () => {
    const lost = openWatch({ seen: [], selected: 'A5', lost: 'A5' })
    const chosen = watchSeats(lost, { type: 'pressed', seat: 'A4', refusal: undefined })
    expect(chosen.selected).toBe('A4')
    expect(watchMessage(chosen)).toBeUndefined()
  })

  it('tells what else changed after a save was refused', () => {
    const refused = openWatch({ seen: ['A1'], selected: 'A5', lost: 'A5' })
    expect(refused.selected).toBeUndefined()
    const watch = watchSeats(refused, { type: 'arrived', occupied: ['A1', 'A5', 'B7', 'B8'] })
    expect(watchMessage(watch)).toBe(
      'Seat A5 has just been taken. Please choose another seat. Also taken just now: B7, B8.',
    )
  })

  it('says why a pressed seat cannot be had and keeps the choice', () => {
    const chosen = openWatch({ seen: ['B7'], selected: 'A5' })
    const pressed = watchSeats(chosen, { type: 'pressed', seat: 'B7', refusal: 'Taken.' })
    expect(pressed.selected).toBe('A5')
    expect(watchMessage(pressed)).toBe('Taken.')
  })

  it('lets go of the selected seat when it is pressed again', () => {
    const chosen = openWatch({ seen: [], selected: 'A5' })
    const pressed = watchSeats(chosen, { type: 'pressed', seat: 'A5', refusal: undefined })
    expect(pressed.selected).toBeUndefined()
  })
})
