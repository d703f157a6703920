import { encode } from 'uqr'
import type { QrMatrix } from '#web/passes/qr-matrix.ts'

/**
 * Encodes `text` with a quiet zone of `margin` modules. Fewest modules first, so that they are large
 * enough to scan from a phone's screen; error correction takes what room is left. Throws RangeError
 * when the text is longer than a QR code can hold.
 */
export function encodeQr(text: string, margin: number): QrMatrix {
  const { size, data } = encode(text, { ecc: 'L', boostEcc: true, border: margin })
  return { size, rows: data }
}
