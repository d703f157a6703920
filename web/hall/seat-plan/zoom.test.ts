import { expect, test } from 'vitest'
import { nextZoom, pinchZoom, ZOOM } from '#web/hall/seat-plan/zoom.ts'

test('the buttons zoom in steps, within the scale [seat-430]', () => {
  expect(nextZoom(1, 1)).toBe(1.5)
  expect(nextZoom(1.5, -1)).toBe(1)
  expect(nextZoom(1, -1)).toBe(ZOOM.least)
  expect(nextZoom(2.5, 1)).toBe(ZOOM.most)
})

test('two fingers zoom by their distance, within the scale', () => {
  expect(pinchZoom(1, 1.8)).toBe(1.8)
  expect(pinchZoom(2, 0.6)).toBe(1.2)
  expect(pinchZoom(1, 0.5)).toBe(ZOOM.least)
  expect(pinchZoom(2, 9)).toBe(ZOOM.most)
})
