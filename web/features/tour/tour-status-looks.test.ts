// @ts-expect-error the types of web know no Node, which runs this test
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TOUR_STATUSES, type TourStatus } from '#shared/domain/tour.ts'
import { MOVE_LABELS, STATUS_CHOICES, STATUS_TONES } from '#web/features/tour/tour-status-looks.ts'

const css: string = readFileSync(new URL('../../tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split('@media screen and (prefers-color-scheme: dark)')

/** Where a colour stands on the wheel: red 0, yellow 60, green 120, blue 240 degrees. */
function hue(theme: string, token: string): number {
  const hex = new RegExp(`--color-${token}:\\s*#([0-9a-f]{6});`).exec(theme)?.[1] ?? ''
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const most = Math.max(r, g, b)
  const span = most - Math.min(r, g, b)
  const sixth =
    most === r ? ((g - b) / span + 6) % 6 : most === g ? (b - r) / span + 2 : (r - g) / span + 4
  return sixth * 60
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
  ])('a %s tour is %s', (status, _colour, from, to) => {
    const turned = hue(theme, STATUS_TONES[status])
    const degrees = to > 360 && turned < 180 ? turned + 360 : turned
    expect(degrees).toBeGreaterThanOrEqual(from)
    expect(degrees).toBeLessThanOrEqual(to)
  })
})

test('the filter offers all and each status', () => {
  expect(STATUS_CHOICES.map(({ value }) => value)).toEqual(['all', ...TOUR_STATUSES])
})

test('the moves are labelled', () => {
  expect(MOVE_LABELS).toMatchObject({
    confirmed: { label: 'Confirm Tour' },
    completed: { label: 'Mark Complete' },
    cancelled: { label: 'Cancel Tour' },
  })
})
