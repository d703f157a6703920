import { describe, expect, test } from 'vitest'
import { doubleSize, equalizeContrast, sharpen } from './enhance.ts'
import type { GreyPicture } from './picture.ts'

function greyPicture(...rows: number[][]): GreyPicture {
  return {
    data: Uint8ClampedArray.from(rows.flat()),
    width: rows[0]?.length ?? 0,
    height: rows.length,
  }
}

/** A chessboard with squares of 4 pixels; `light` returns the brightness of a column. */
function chessboard(side: number, light: (x: number) => number): GreyPicture {
  const rows = Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (__, x) => {
      const dark = ((x >> 2) + (y >> 2)) % 2 === 0
      return light(x) * (dark ? 0.7 : 1)
    }),
  )
  return greyPicture(...rows)
}

const at = ({ data, width }: GreyPicture, x: number, y: number) => data[y * width + x] ?? 0

describe('doubleSize', () => {
  test('doubles the width and the height', () => {
    const { width, height, data } = doubleSize(greyPicture([1, 2, 3], [4, 5, 6]))
    expect([width, height, data.length]).toEqual([6, 4, 24])
  })

  test('keeps a uniform area uniform, including the edges', () => {
    const { data } = doubleSize(greyPicture([90, 90], [90, 90]))
    expect([...new Set(data)]).toEqual([90])
  })

  test('interpolates between neighbouring pixels', () => {
    expect([...doubleSize(greyPicture([0, 200])).data.slice(0, 4)]).toEqual([0, 50, 150, 200])
  })
})

describe('equalizeContrast', () => {
  test('gives a bright and a shaded side the same contrast', () => {
    const shaded = chessboard(64, (x) => (x < 32 ? 250 : 60))
    const even = equalizeContrast(shaded, 8)
    for (const x of [8, 48]) {
      expect(at(even, x, 8)).toBeLessThan(100)
      expect(at(even, x + 4, 8)).toBeGreaterThan(156)
    }
  })

  test('does not amplify noise into a pattern', () => {
    const { data } = equalizeContrast(
      greyPicture([120, 121, 120], [121, 120, 121], [120, 121, 120]),
      1,
    )
    expect(Math.max(...data) - Math.min(...data)).toBeLessThan(40)
  })

  test('accepts a picture that is smaller than the radius', () => {
    expect(equalizeContrast(greyPicture([7]), 5).data).toHaveLength(1)
  })
})

describe('sharpen', () => {
  test('makes an edge steeper and keeps uniform areas', () => {
    const blurred = greyPicture(
      ...Array.from({ length: 9 }, () => [60, 60, 60, 60, 90, 120, 120, 120, 120]),
    )
    const sharp = sharpen(blurred, 1)
    expect(at(sharp, 0, 4)).toBe(60)
    expect(at(sharp, 8, 4)).toBe(120)
    expect(at(sharp, 5, 4) - at(sharp, 3, 4)).toBeGreaterThan(60)
  })
})
