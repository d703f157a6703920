import { describe, expect, it } from 'vitest'
import { membershipPassText, PASS_MARGIN } from '#shared/domain/passes.ts'
import { encodeQr } from '#web/passes/encode-qr.ts'
import { darkRuns, modulePixels, qrPath } from '#web/passes/qr-matrix.ts'

const passText = membershipPassText(
  {
    dyanpittId: '@DA202611001',
    email: 'asha@example.com',
    fullName: 'आशा देशमुख',
    membershipType: 'Dyanasmi Kaksh',
    timeSlot: 'Day Batch (7:00 AM - 10:00 PM)',
    membershipStartDate: '2026-11-21',
    membershipEndDate: '2026-12-21',
    preferredSeat: 'C93',
  },
  '2026-11-20T09:30:00.000Z',
)

describe('encodeQr', () => {
  it('keeps a light margin of the asked width on all sides', () => {
    const { size, rows } = encodeQr(passText, PASS_MARGIN)
    const edge = [0, 1, size - 2, size - 1]
    for (const place of edge) {
      expect(rows[place]?.some(Boolean)).toBe(false)
      expect(rows.some((row) => row[place])).toBe(false)
    }
    expect(rows[PASS_MARGIN]?.[PASS_MARGIN]).toBe(true)
  })

  it('gives a membership pass at least 2.5 pixels per module on a 200 pixel square', () => {
    expect(200 / encodeQr(passText, PASS_MARGIN).size).toBeGreaterThanOrEqual(2.5)
  })

  it('refuses a text that no QR code can hold', () => {
    expect(() => encodeQr('x'.repeat(5000), PASS_MARGIN)).toThrow(RangeError)
  })
})

describe('qrPath', () => {
  it('draws neighbours in a row as one bar', () => {
    const matrix = { size: 4, rows: [[false, true, true, false], [], [true, false, false, true]] }
    expect(qrPath(matrix)).toBe('M1 0h2v1h-2zM0 2h1v1h-1zM3 2h1v1h-1z')
    expect(darkRuns([true, true, false, true])).toEqual([
      { start: 0, length: 2 },
      { start: 3, length: 1 },
    ])
  })
})

describe('modulePixels', () => {
  it('is a whole number that fits the space', () => {
    const matrix = { size: 77, rows: [] }
    expect(modulePixels(matrix, 600)).toBe(7)
    expect(modulePixels(matrix, 20)).toBe(1)
  })
})
