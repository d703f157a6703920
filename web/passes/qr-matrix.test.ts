import { describe, expect, it } from 'vitest'
import { membershipPassText, PASS_MARGIN } from '#shared/domain/pass/passes.ts'
import { encodeQr } from '#web/passes/encode-qr.ts'
import { darkRuns, modulePixels, type QrMatrix, qrPath } from '#web/passes/qr-matrix.ts'

const passText = membershipPassText(
  {
    memberId: '@DA202611001',
    email: 'asha@example.com',
    fullName: 'आशा देशमुख',
    room: 'Dyanasmi Kaksh',
    batch: 'Day Batch (7:00 AM - 10:00 PM)',
    startDate: '2026-11-21',
    endDate: '2026-12-21',
    seat: 'C93',
  },
  '2026-11-20T09:30:00.000Z',
)

/** Reads the error correction level, which is stored beside the upper left finder pattern: two bits, masked with 10. */
function levelOf({ rows }: QrMatrix): string | undefined {
  const row = rows[PASS_MARGIN + 8]
  const bits = (row?.[PASS_MARGIN] ? 2 : 0) + (row?.[PASS_MARGIN + 1] ? 1 : 0)
  return ['M', 'L', 'H', 'Q'][bits ^ 0b10]
}

describe('encodeQr', () => {
  it('adds a light margin of the given width on all sides [pass-13]', () => {
    const { size, rows } = encodeQr(passText, PASS_MARGIN)
    const edge = [0, 1, size - 2, size - 1]
    for (const index of edge) {
      expect(rows[index]?.some(Boolean)).toBe(false)
      expect(rows.some((row) => row[index])).toBe(false)
    }
    expect(rows[PASS_MARGIN]?.[PASS_MARGIN]).toBe(true)
  })

  it('draws a membership pass at 200 pixels with at least 2 pixels per module [phone-pass-1]', () => {
    expect(200 / encodeQr(passText, PASS_MARGIN).size).toBeGreaterThanOrEqual(2)
  })

  it('uses error correction Q, or a lower level for texts that would make the modules too small [phone-pass-12]', () => {
    expect(levelOf(encodeQr(passText, PASS_MARGIN))).toBe('Q')
    expect(levelOf(encodeQr('x'.repeat(600), PASS_MARGIN))).toBe('M')
    expect(levelOf(encodeQr('x'.repeat(900), PASS_MARGIN))).toBe('L')
  })

  it('draws a phone code with 33 modules a side and error correction H [phone-pass-13]', () => {
    const code = encodeQr('9'.repeat(63), PASS_MARGIN, 'H')
    expect(code.size - 2 * PASS_MARGIN).toBe(33)
    expect(levelOf(code)).toBe('H')
  })

  it('throws RangeError for a text that is too long for a QR code', () => {
    expect(() => encodeQr('x'.repeat(5000), PASS_MARGIN)).toThrow(RangeError)
  })
})

describe('qrPath', () => {
  it('draws adjacent dark modules of a row as one bar', () => {
    const matrix = { size: 4, rows: [[false, true, true, false], [], [true, false, false, true]] }
    expect(qrPath(matrix)).toBe('M1 0h2v1h-2zM0 2h1v1h-1zM3 2h1v1h-1z')
    expect(darkRuns([true, true, false, true])).toEqual([
      { start: 0, length: 2 },
      { start: 3, length: 1 },
    ])
  })
})

describe('modulePixels', () => {
  it('returns the largest whole number that fits, and at least 1', () => {
    const matrix = { size: 77, rows: [] }
    expect(modulePixels(matrix, 600)).toBe(7)
    expect(modulePixels(matrix, 20)).toBe(1)
  })
})
