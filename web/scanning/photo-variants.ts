import type { ReaderOptions } from 'zxing-wasm/reader'
import { doubleSize, equalizeContrast, sharpen } from '#web/scanning/enhance.ts'
import { fromGrey, type Picture, toGrey } from '#web/scanning/picture.ts'

/** Photos are scaled down to this many pixels per side, because larger ones take longer without yielding more codes. */
export const PHOTO_MAX_SIDE = 1600

/** Reads one QR code, and returns its text unescaped. */
export const QR_OPTIONS = {
  formats: ['QRCode'],
  textMode: 'Plain',
  maxNumberOfSymbols: 1,
} as const satisfies ReaderOptions

export type ReadPicture = (picture: Picture) => Promise<string | undefined>

/** Yields the photo, then enhanced variants, most effective first, each computed on demand. */
export function* photoVariants(photo: Picture): Generator<Picture, void> {
  yield photo
  const grey = toGrey(photo)
  yield fromGrey(doubleSize(equalizeContrast(grey)))
  yield fromGrey(doubleSize(grey))
  yield fromGrey(sharpen(grey))
}

/** Returns the text of the QR code in a photo; undefined if no variant has a readable one. */
export async function readPhoto(photo: Picture, read: ReadPicture): Promise<string | undefined> {
  for (const variant of photoVariants(photo)) {
    const text = await read(variant)
    if (text !== undefined) return text
  }
  return undefined
}
