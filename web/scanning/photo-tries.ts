import { doubled, sharpened, withLocalContrast } from '#web/scanning/enhance.ts'
import { greyOf, type Picture, pictureOf } from '#web/scanning/picture.ts'

/** Photos are made at most this long before they are read: more pixels cost time and add no codes. */
export const PHOTO_MAX_SIDE = 1600

export type ReadPicture = (picture: Picture) => Promise<string | undefined>

/** The photo as it is, then what helped the most with hard photos, best first. Each is made when needed. */
export function* photoTries(photo: Picture): Generator<Picture, void> {
  yield photo
  const grey = greyOf(photo)
  yield pictureOf(doubled(withLocalContrast(grey)))
  yield pictureOf(doubled(grey))
  yield pictureOf(sharpened(grey))
}

/** The text of the QR code on a photo; undefined when every try finds none. */
export async function readPhoto(photo: Picture, read: ReadPicture): Promise<string | undefined> {
  for (const tried of photoTries(photo)) {
    const text = await read(tried)
    if (text !== undefined) return text
  }
  return undefined
}
