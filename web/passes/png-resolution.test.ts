import { expect, test } from 'vitest'
import { withResolution } from '#web/passes/png-resolution.ts'

/** The bytes of a chunk that says 11,811 pixels per metre both ways; its CRC is from zlib. */
const DPI_300 = '0000000970485973 00002e23 00002e23 01 78a53f76'

test('300 dpi stand in a chunk of their own behind the header, and the rest stays', () => {
  const png = Uint8Array.from({ length: 40 }, (_, place) => place)
  const marked = withResolution(png, 300)
  expect([...marked.subarray(0, 33), ...marked.subarray(54)]).toEqual([...png])
  const chunk = [...marked.subarray(33, 54)].map((byte) => byte.toString(16).padStart(2, '0'))
  expect(chunk.join('')).toBe(DPI_300.replaceAll(' ', ''))
})
