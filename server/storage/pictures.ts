import sharp from 'sharp'
import { AppError } from '#server/app-error.ts'

/** Pixels on the longer side. */
const MAX_SIDE = 1024
/** Phone photos have at most 50 million pixels; a larger size is an attack. */
const MAX_PIXELS = 50_000_000
/** AVIF is decoded in one piece, at 19 bytes per pixel: 300 MB. */
const MAX_AVIF_PIXELS = 16_000_000
const MAX_SECONDS = 10
const WEBP_QUALITY = 82
/** Each waiting picture holds up to 5 MB. */
const MAX_WAITING = 20

// The content determines the format. All other decoders of the library are disabled, so that SVG,
// PDF or TIFF files are never parsed, whatever their names.
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif']
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: READERS.map((format) => `VipsForeignLoad${format}Buffer`) })
sharp.concurrency(1)
sharp.cache(false)

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/**
 * Returns the picture as a new WebP file of at most 1024 pixels on the longer side: upright,
 * without metadata or hidden data, and only the first frame of an animation. Throws AppError
 * `notAnImage` if it can't be decoded, `busy` if too many pictures are waiting.
 */
export async function reencodePicture(bytes: Uint8Array): Promise<Uint8Array> {
  if (waiting >= MAX_WAITING) throw new AppError('busy')
  waiting += 1
  // One at a time: the largest take 300 MB, and libuv's pool also serves file reads.
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
