import { useState } from 'react'
import { photoPixels } from '#web/scanning/photo-pixels.ts'
import type { QrReader } from '#web/scanning/qr-reader.ts'

/** Document 2, sections 8 and 9. */
const NO_CODE =
  'No QR code found in the image. Please make sure the QR code is clearly visible and try again.'
const UNREADABLE =
  'Failed to read QR code from image. Please try taking a clearer photo or use manual entry.'
const TIMEOUT_MS = 10_000

export type PhotoText = { text: string; problem?: undefined } | { problem: string }

/** Reads the QR code of a photo, at most 10 seconds long. */
export function usePhotoScan(reader: QrReader) {
  const [reading, setReading] = useState(false)

  async function read(photo: File): Promise<PhotoText> {
    setReading(true)
    try {
      const picture = await photoPixels(photo)
      const text = await reader.read(picture, { hard: true, timeoutMs: TIMEOUT_MS })
      return text === undefined ? { problem: NO_CODE } : { text }
    } catch {
      return { problem: UNREADABLE }
    } finally {
      setReading(false)
    }
  }

  return { reading, read }
}
