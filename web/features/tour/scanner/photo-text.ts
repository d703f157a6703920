import type { Picture } from '#web/scanning/picture.ts'
import type { QrReader } from '#web/scanning/qr-reader.ts'
import { loadProblem } from '#web/scanning/reader-problem.ts'

/** Document 2, sections 8 and 9. */
const NO_CODE =
  'No QR code found in the image. Please make sure the QR code is clearly visible and try again.'
const UNREADABLE =
  'Failed to read QR code from image. Please try taking a clearer photo or use manual entry.'
const TIMEOUT_MS = 10_000

export type PhotoText = { text: string; problem?: undefined } | { problem: string }

/** The text of the QR code in a photo, or why there is none. Reading times out after 10 seconds. */
export async function photoText(
  pixels: Promise<Picture>,
  reader: Pick<QrReader, 'read'>,
): Promise<PhotoText> {
  try {
    const text = await reader.read(await pixels, { hard: true, timeoutMs: TIMEOUT_MS })
    return text === undefined ? { problem: NO_CODE } : { text }
  } catch (error) {
    return { problem: loadProblem(error) ?? UNREADABLE }
  }
}
