import { useState } from 'react'
import { type PhotoText, photoText } from '#web/features/tour/scanner/photo-text.ts'
import { photoPixels } from '#web/scanning/photo-pixels.ts'
import type { QrReader } from '#web/scanning/qr-reader.ts'

/** Reads the QR code in a photo. */
export function usePhotoScan(reader: QrReader) {
  const [reading, setReading] = useState(false)

  async function read(photo: File): Promise<PhotoText> {
    setReading(true)
    const result = await photoText(photoPixels(photo), reader)
    setReading(false)
    return result
  }

  return { reading, read }
}
