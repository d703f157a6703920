import { useState } from 'react'
import { type PhotoText, photoText } from '#web/features/tour/photo-text.ts'
import { photoPixels } from '#web/scanning/photo-pixels.ts'
import type { QrReader } from '#web/scanning/qr-reader.ts'

/** Reads the QR code of a photo. */
export function usePhotoScan(reader: QrReader) {
  const [reading, setReading] = useState(false)

  async function read(photo: File): Promise<PhotoText> {
    setReading(true)
    const found = await photoText(photoPixels(photo), reader)
    setReading(false)
    return found
  }

  return { reading, read }
}
