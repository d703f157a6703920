import sharp from 'sharp'
import { AppError } from '#server/http/app-error.ts'

/** Pixels on the longer side. */
const MAX_SIDE = 1024
/** A phone's largest photo has 50 million; a picture that claims more is a trap. */
const MAX_PIXELS = 50_000_000
/** AVIF is unpacked in one piece, at 19 bytes a pixel: 300 MB. */
const MAX_AVIF_PIXELS = 16_000_000
const MAX_SECONDS = 10
const WEBP_QUALITY = 82
/** Each holds up to 5 MB while it waits. */
const MAX_WAITING = 20

// What a picture is, its content says: every other reader of the library stays closed, so that no
// SVG, PDF or TIFF is ever looked into, whatever its name.
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif']
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: READERS.map((format) => `VipsForeignLoad${format}Buffer`) })
sharp.concurrency(1)
sharp.cache(false)

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * The picture as a new WebP file of at most 1024 pixels on the longer side, upright, without its
 * metadata and without anything that was hidden in or after it; of an animation the first frame.
 * Throws AppError `notAnImage` for what can't be read as a picture, `busy` when too many wait.
 */
export async function reencodePicture(bytes: Uint8Array): Promise<Uint8Array> {
  if (waiting >= MAX_WAITING) throw new AppError('busy')
  waiting += 1
  // One at a time: the largest take 300 MB, and libuv's pool is there for file reads too.
  const turn = last.then(() => reencode(bytes))
  last = turn
    .catch(() => {})
    .finally(() => {
      waiting -= 1
    })
  return turn
}

async function reencode(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    const { format, width, height } = await picture.metadata()
    if (format === 'heif' && width * height > MAX_AVIF_PIXELS) throw new Error('AVIF too large')
    return await picture
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: WEBP_QUALITY })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer()
  } catch (cause) {
    throw new AppError('notAnImage', { cause })
  }
}
