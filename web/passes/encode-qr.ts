import { encode } from 'uqr'
import type { QrMatrix } from '#web/passes/qr-matrix.ts'

/**
 * Encodes `text` with a quiet zone of `margin` modules. Uses the fewest modules, so that each is large
 * enough to scan from a phone's screen, and the highest error correction that still fits. Throws
 * RangeError when the text is too long for a QR code.
 */
export function encodeQr(text: string, margin: number): QrMatrix {
  const { size, data } = encode(text, { ecc: 'L', boostEcc: true, border: margin })
  return { size, rows: data }
}
