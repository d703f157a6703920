import { PHOTO_MAX_SIDE } from '#web/scanning/photo-variants.ts'
import type { Picture } from '#web/scanning/picture.ts'
import { fittedSize } from '#web/ui/photo/images.ts'

/** Returns a photo's pixels, upright and at most 1600 per side. Throws if the browser can't read the file. */
export async function photoPixels(photo: Blob): Promise<Picture> {
  const picture = await createImageBitmap(photo)
  try {
    const { width, height } = fittedSize(picture, PHOTO_MAX_SIDE)
    const context = readableContext(document.createElement('canvas'), width, height)
    context.imageSmoothingQuality = 'high'
    // Transparent pixels become white, because a code may have a transparent background.
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.drawImage(picture, 0, 0, width, height)
    return readPixels(context)
  } finally {
    picture.close()
  }
}

/** Resizes a canvas and returns a 2D context that is fast to read pixels from. */
export function readableContext(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
): CanvasRenderingContext2D {
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no 2D canvas')
  return context
}

export function readPixels(context: CanvasRenderingContext2D): Picture {
  const { width, height } = context.canvas
  const { data } = context.getImageData(0, 0, width, height)
  return { data: new Uint8ClampedArray(data), width, height }
}
