import type { Picture } from '#web/scanning/picture.ts'
import type { QrReader } from '#web/scanning/qr-reader.ts'
import { notLoadedText } from '#web/scanning/reader-problem.ts'
import { PHOTO_SCAN_WORDS } from '#words/tour/qr-scanner.ts'

/** How long reading a photo may take (specification document 2, section 9). */
const TIMEOUT_MS = 10_000

export type PhotoText = { text: string; problem?: undefined } | { problem: string }

/** Returns the text of the QR code in a photo, or the problem. */
export async function photoText(
  pixels: Promise<Picture>,
  reader: Pick<QrReader, 'read'>,
): Promise<PhotoText> {
  try {
    const text = await reader.read(await pixels, { tryHarder: true, timeoutMs: TIMEOUT_MS })
    return text === undefined ? { problem: PHOTO_SCAN_WORDS.noCode } : { text }
  } catch (error) {
    return { problem: notLoadedText(error) ?? PHOTO_SCAN_WORDS.unreadable }
  }
}
