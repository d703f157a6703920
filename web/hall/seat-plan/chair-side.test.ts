import { describe, expect, it } from 'vitest'
import type { Room } from '#shared/domain/booking/rooms.ts'
import { SEAT_PLAN } from '#shared/domain/booking/seat-plan.ts'
import { chairSide } from '#web/hall/seat-plan/chair-side.ts'

function sideOf(room: Room, section: number, seat: number) {
  const block = SEAT_PLAN[room][section]
  if (!block) throw new Error(`No section ${section}`)
  const row = block.rows.findIndex(({ cells }) => cells.includes(seat))
  return chairSide(block, row, block.rows[row]?.cells.indexOf(seat) ?? -1)
}

describe('chairSide', () => {
  it('puts every chair behind its desk in rows along an aisle', () => {
    expect(sideOf('Dyandhara Kaksh', 0, 30)).toBe('top')
    expect(sideOf('Dyandhara Kaksh', 0, 5)).toBe('top')
  })

  it('puts the chairs of a section on its open floor', () => {
    expect(sideOf('Dyanpurn Kaksh', 0, 55)).toBe('bottom')
    expect(sideOf('Dyanpurn Kaksh', 0, 53)).toBe('right')
    expect(sideOf('Dyanpurn Kaksh', 0, 57)).toBe('left')
    expect(sideOf('Dyanpurn Kaksh', 2, 68)).toBe('top')
    expect(sideOf('Dyanasmi Kaksh', 0, 78)).toBe('top')
  })

  it('puts the chair of a corner desk on the same side as those of its neighbours along the wall', () => {
    expect(sideOf('Dyanpurn Kaksh', 0, 54)).toBe('bottom')
    expect(sideOf('Dyanpurn Kaksh', 0, 56)).toBe('bottom')
    expect(sideOf('Dyanasmi Kaksh', 1, 87)).toBe('bottom')
  })
})
