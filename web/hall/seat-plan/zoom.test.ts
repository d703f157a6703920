import { expect, test } from 'vitest'
import { nextZoom, pinchZoom, ZOOM } from '#web/hall/seat-plan/zoom.ts'

test('the buttons zoom in steps, within the limits [seat-430]', () => {
  expect(nextZoom(1, 1)).toBe(1.5)
  expect(nextZoom(1.5, -1)).toBe(1)
  expect(nextZoom(1, -1)).toBe(ZOOM.min)
  expect(nextZoom(2.5, 1)).toBe(ZOOM.max)
})

test('a pinch zooms by the ratio of the distances, within the limits', () => {
  expect(pinchZoom(1, 1.8)).toBe(1.8)
  expect(pinchZoom(2, 0.6)).toBe(1.2)
  expect(pinchZoom(1, 0.5)).toBe(ZOOM.min)
  expect(pinchZoom(2, 9)).toBe(ZOOM.max)
})
