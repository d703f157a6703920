import type Sharp from 'sharp'
import type { Metadata } from 'sharp'
import { AppError } from '#server/app-error.ts'
import { PictureQueue } from './picture-queue.ts'

/** Pixels on the longer side. */
const MAX_SIDE = 1024
/** Phone photos have at most 50 million pixels; a larger size is an attack. */
const MAX_PIXELS = 50_000_000
/**
 * Interlaced, progressive and 16-bit pictures and GIF are decoded in one piece, at up to 10 bytes
 * per pixel.
 */
const MAX_COSTLY_PIXELS = 16_000_000
/** AVIF takes up to 26 bytes per pixel. A phone's 12 megapixels are allowed. */
const MAX_AVIF_PIXELS = 12_500_000
const MAX_SECONDS = 10
/** Effort 2 takes 0.65 times the processor time of the default, 4, for 4 % more bytes. */
const WEBP = { quality: 82, effort: 2 }
// The content determines the format. All other decoders of the library are disabled, so that SVG,
// PDF or TIFF files are never parsed, whatever their names.
const READERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif']

let loading: Promise<typeof Sharp> | undefined

/** The first picture loads the library, because it takes 14 MB and 80 ms of a start. */
function loadSharp(): Promise<typeof Sharp> {
  loading ??= importSharp()
  return loading
}

async function importSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: READERS.map((format) => `VipsForeignLoad${format}Buffer`) })
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/**
 * Two at a time: libuv's pool of four threads also serves file reads. Each waiting picture holds up to
 * 5 MB. A user has a profile picture and a selfie.
 */
export const pictureQueue = new PictureQueue({
  atOnce: 2,
  max: 20,
  maxPerOwner: 2,
  retrySeconds: 5,
})
/**
 * One at a time: a baseline JPEG takes 17 MB, but other kinds of pictures up to 350 MB. Never refuses, because
 * at most two pictures get here.
 */
const costlyPictures = new PictureQueue({ atOnce: 1, max: 2, maxPerOwner: 2, retrySeconds: 5 })

/** The header states more pixels than a picture of its kind may have. */
export class TooManyPixels extends Error {
  override readonly name = 'TooManyPixels'
}

/**
 * Returns the picture as a new WebP file of at most 1024 pixels on the longer side: upright,
 * without metadata or hidden data, and only the first frame of an animation. `owner` identifies the
 * uploading user: the users take turns. Throws AppError `notAnImage` if it can't be decoded,
 * `tooManyRequests` if too many of the owner's pictures are waiting, `busy` if too many of all
 * users are.
 */
export function reencodePicture(owner: string, bytes: Uint8Array): Promise<Uint8Array> {
  return pictureQueue.run(owner, () => reencode(owner, bytes))
}

/** Pixels: clearly recognisable in 2 KB. */
const GATE_PHOTO_SIDE = 160
const GATE_PHOTO_QUALITY = 55

/** Returns a stored picture as a small square WebP file, for a gate. Throws like reencodePicture. */
export function gatePhoto(gateId: string, stored: Uint8Array): Promise<Uint8Array> {
  return pictureQueue.run(`gate:${gateId}`, async () => {
    const sharp = await loadSharp()
    try {
      return await sharp(stored, { limitInputPixels: MAX_SIDE * MAX_SIDE })
        .resize({ width: GATE_PHOTO_SIDE, height: GATE_PHOTO_SIDE, fit: 'cover' })
        .webp({ quality: GATE_PHOTO_QUALITY })
        .timeout({ seconds: MAX_SECONDS })
        .toBuffer()
    } catch (cause) {
      throw new AppError('notFound', { cause })
    }
  })
}

async function reencode(owner: string, bytes: Uint8Array): Promise<Uint8Array> {
  const sharp = await loadSharp()
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    const metadata = await picture.metadata()
    if (metadata.width * metadata.height > maxPixels(metadata)) throw new TooManyPixels()
    const write = () =>
      picture
        .autoOrient()
        .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
        .webp(WEBP)
        .timeout({ seconds: MAX_SECONDS })
        .toBuffer()
    return await (isBaselineJpeg(metadata) ? write() : costlyPictures.run(owner, write))
  } catch (cause) {
    throw new AppError('notAnImage', { cause })
  }
}

/** As phones take them. */
function isBaselineJpeg({ format, isProgressive }: Metadata): boolean {
  return format === 'jpeg' && !isProgressive
}

function maxPixels({ format, isProgressive, depth }: Metadata): number {
  if (format === 'heif') return MAX_AVIF_PIXELS
  return format === 'gif' || isProgressive || depth !== 'uchar' ? MAX_COSTLY_PIXELS : MAX_PIXELS
}
