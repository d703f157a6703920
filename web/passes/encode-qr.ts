import { encode } from 'uqr'
import { encodeAtBestLevel, type QrLevel } from '#shared/domain/pass/qr-level.ts'
import type { QrMatrix } from '#web/passes/qr-matrix.ts'

/**
 * Encodes `text` with a margin of `margin` modules, at the error correction `level` if the text fits. Throws
 * RangeError if the text is too long for a QR code.
 */
export function encodeQr(text: string, margin: number, level?: QrLevel): QrMatrix {
  const { size, data } = encodeAtBestLevel(
    (ecc) => encode(text, { ecc, boostEcc: true, border: margin }),
    level,
  )
  return { size, rows: data }
}
