import { fittedSize } from '#web/ui/fitted-size.ts'
import { isPicture } from '#web/ui/is-picture.ts'

/** The longest side of a photo that is uploaded, in pixels. */
const PHOTO_MAX_SIDE = 1024
const JPEG_QUALITY = 0.86
/** A photo below this and small enough in pixels goes as it is. */
const SMALL_BYTES = 400_000

/**
 * A big photo as a JPEG of at most 1024 px, so that it uploads fast from a phone. Gives the original
 * back where the browser can't draw it: then the server has to. A file that it can't read as a picture
 * loses the type that its name gave it.
 */
export async function shrinkPhoto(photo: File): Promise<File> {
  if (!(await isPicture(photo))) return new File([photo], photo.name)
  try {
    return await redrawn(photo)
  } catch {
    return photo
  }
}

async function redrawn(photo: File): Promise<File> {
  const picture = await createImageBitmap(photo)
  try {
    const size = fittedSize(picture, PHOTO_MAX_SIDE)
    if (size.width === picture.width && photo.size <= SMALL_BYTES) return photo
    const jpeg = await jpegOf(picture, size)
    return jpeg.size < photo.size
      ? new File([jpeg], jpegName(photo.name), { type: jpeg.type })
      : photo
  } finally {
    picture.close()
  }
}

function jpegOf(picture: ImageBitmap, { width, height }: { width: number; height: number }) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws on no canvas')
  pen.imageSmoothingQuality = 'high'
  // JPEG knows no transparency: what is clear becomes white, not black.
  pen.fillStyle = 'white'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(picture, 0, 0, width, height)
  return new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture'))),
      'image/jpeg',
      JPEG_QUALITY,
    )
  })
}

function jpegName(name: string): string {
  return `${name.replace(/\.[^.]*$/, '') || 'selfie'}.jpg`
}
