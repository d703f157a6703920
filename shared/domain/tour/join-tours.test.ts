import { describe, expect, test } from 'vitest'
import { tourToCancel } from './join-tours.ts'
import type { OpenTour } from './tour.ts'

const TODAY = '2026-03-10'
type Tour = OpenTour & { id: string }
const former: Tour = { id: 't1', status: 'confirmed', tourDate: '2026-03-12' }
const atNewEmail: Tour = { id: 't2', status: 'pending', tourDate: '2026-03-10' }

describe('when the former and the new email each have an open tour', () => {
  test("cancels the former email's tour", () => {
    const cancelled = tourToCancel(former, atNewEmail, TODAY)
    expect(cancelled?.tour).toBe(former)
    expect(cancelled?.change).toEqual({
      action: 'tour.cancel',
      subject: 'tour:t1',
      details: { from: 'confirmed', to: 'cancelled' },
    })
  })

  test("cancels the new email's tour if its day has passed", () => {
    const past = { ...atNewEmail, tourDate: '2026-03-09' }
    expect(tourToCancel(former, past, TODAY)?.tour).toBe(past)
  })

  test('cancels nothing if only one of them has an open tour', () => {
    expect(tourToCancel(former, undefined, TODAY)).toBeUndefined()
    expect(tourToCancel(undefined, atNewEmail, TODAY)).toBeUndefined()
  })
})
