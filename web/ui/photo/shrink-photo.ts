import { fittedSize, isReadableImage } from '#web/ui/photo/images.ts'

/** The longest side of an uploaded photo, in pixels. */
const PHOTO_MAX_SIDE = 1024
const JPEG_QUALITY = 0.86
/** A photo up to this size that is also small enough in pixels is uploaded unchanged. */
const UNCHANGED_MAX_BYTES = 400_000

/**
 * Shrinks a large photo to a JPEG of at most 1024 px, which uploads fast from a phone. Returns the
 * original when redrawing fails. A file that the browser can't decode is returned without its type,
 * so that validation rejects it.
 */
export async function shrinkPhoto(photo: File): Promise<File> {
  if (!(await isReadableImage(photo))) return new File([photo], photo.name)
  try {
    return await redraw(photo)
  } catch {
    return photo
  }
}

async function redraw(photo: File): Promise<File> {
  const picture = await createImageBitmap(photo)
  try {
    const size = fittedSize(picture, PHOTO_MAX_SIDE)
    if (size.width === picture.width && photo.size <= UNCHANGED_MAX_BYTES) return photo
    const jpeg = await toJpeg(picture, size)
    return jpeg.size < photo.size
      ? new File([jpeg], jpegName(photo.name), { type: jpeg.type })
      : photo
  } finally {
    picture.close()
  }
}

function toJpeg(picture: ImageBitmap, { width, height }: { width: number; height: number }) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no 2D canvas')
  context.imageSmoothingQuality = 'high'
  // JPEG has no transparency: transparent pixels become white, not black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  return new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser could not create a JPEG'))),
      'image/jpeg',
      JPEG_QUALITY,
    )
  })
}

function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`
}
