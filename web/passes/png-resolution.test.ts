import { expect, test } from 'vitest'
import { withResolution } from '#web/passes/png-resolution.ts'

/** A pHYs chunk of 11,811 pixels per metre in both directions, with a CRC computed by zlib. */
const DPI_300 = '0000000970485973 00002e23 00002e23 01 78a53f76'

test('withResolution inserts a pHYs chunk after the header and keeps all other bytes', () => {
  const png = Uint8Array.from({ length: 40 }, (_, index) => index)
  const result = withResolution(png, 300)
  expect([...result.subarray(0, 33), ...result.subarray(54)]).toEqual([...png])
  const chunk = [...result.subarray(33, 54)].map((byte) => byte.toString(16).padStart(2, '0'))
  expect(chunk.join('')).toBe(DPI_300.replaceAll(' ', ''))
})
