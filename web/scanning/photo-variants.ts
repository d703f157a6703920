import type { ReaderOptions } from 'zxing-wasm/reader'
import { doubled, sharpened, withLocalContrast } from '#web/scanning/enhance.ts'
import { fromGrey, type Picture, toGrey } from '#web/scanning/picture.ts'

/** Photos are scaled down to this many pixels per side: larger photos take longer and yield no additional codes. */
export const PHOTO_MAX_SIDE = 1600

/** Reads one QR code and returns its text as it was encoded. */
export const QR_OPTIONS = {
  formats: ['QRCode'],
  textMode: 'Plain',
  maxNumberOfSymbols: 1,
} as const satisfies ReaderOptions

export type ReadPicture = (picture: Picture) => Promise<string | undefined>

/** The photo itself, then enhanced variants, most effective first. Each is computed on demand. */
export function* photoVariants(photo: Picture): Generator<Picture, void> {
  yield photo
  const grey = toGrey(photo)
  yield fromGrey(doubled(withLocalContrast(grey)))
  yield fromGrey(doubled(grey))
  yield fromGrey(sharpened(grey))
}

/** The text of the QR code in a photo; undefined when no variant contains a readable one. */
export async function readPhoto(photo: Picture, read: ReadPicture): Promise<string | undefined> {
  for (const variant of photoVariants(photo)) {
    const text = await read(variant)
    if (text !== undefined) return text
  }
  return undefined
}
