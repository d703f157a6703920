import { describe, expect, it } from 'vitest'
import { takenText } from '#web/features/booking/taken-text.ts'

describe('takenText [seat-26]', () => {
  const reasons = {
    clashes: [{ seat: 'A1', startDate: '2026-04-02', endDate: '2026-04-10' }],
    kept: [{ seat: 'A2', bookableFrom: '2026-03-22' }],
  }

  it('names the days on which the seat is booked', () => {
    expect(takenText('A1', reasons)).toBe(
      'Seat A1 is booked: 2 Apr 2026 to 9 Apr 2026. Please choose another seat.',
    )
  })

  it('says when a seat reserved for a renewal can be booked', () => {
    expect(takenText('A2', reasons)).toBe(
      'Seat A2 is reserved so its current member can renew. You can book it from 22 Mar 2026.',
    )
  })

  it('states that a closed seat is not available', () => {
    expect(takenText('A3', reasons)).toContain("Seat A3 isn't free")
  })
})
