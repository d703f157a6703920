// @ts-expect-error Tests run on Node.js, but web code must not see its types.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TOUR_STATUSES, type TourStatus } from '#shared/domain/tour/tour.ts'
import { STATUS_CHOICES, STATUS_TONES } from '#web/features/tour/management/tour-statuses.ts'
import { STATUS_BUTTONS } from '#words/tour/tour-management.ts'

const css: string = readFileSync(new URL('../../../tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split('@media screen and (prefers-color-scheme: dark)')

/** Returns the hue of a colour token in degrees: red is 0, yellow 60, green 120, blue 240. */
function hue(theme: string, token: string): number {
  const hex = new RegExp(`--color-${token}:\\s*#([0-9a-f]{6});`).exec(theme)?.[1] ?? ''
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const max = Math.max(r, g, b)
  const chroma = max - Math.min(r, g, b)
  const sextant =
    max === r ? ((g - b) / chroma + 6) % 6 : max === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4
  return sextant * 60
}

describe.each([
  ['light', light],
  ['dark', dark],
])('in the %s theme', (_, theme) => {
  test.each<[TourStatus, string, number, number]>([
    ['pending', 'amber', 25, 55],
    ['confirmed', 'blue', 195, 250],
    ['completed', 'green', 90, 170],
    ['cancelled', 'red', 345, 375],
  ])('a %s tour is %s [tour-48]', (status, _colour, from, to) => {
    const measured = hue(theme, STATUS_TONES[status])
    const degrees = to > 360 && measured < 180 ? measured + 360 : measured
    expect(degrees).toBeGreaterThanOrEqual(from)
    expect(degrees).toBeLessThanOrEqual(to)
  })
})

test('the filter offers All and each status [tour-49]', () => {
  expect(STATUS_CHOICES.map(({ value }) => value)).toEqual(['all', ...TOUR_STATUSES])
})

test('each status has a button with the specification’s label [tour-50]', () => {
  expect(STATUS_BUTTONS).toMatchObject({
    confirmed: { label: 'Confirm Tour' },
    completed: { label: 'Mark Complete' },
    cancelled: { label: 'Cancel Tour' },
  })
})
