import { PHOTO_MAX_SIDE } from '#web/scanning/photo-tries.ts'
import type { Picture } from '#web/scanning/picture.ts'
import { fittedSize } from '#web/ui/fitted-size.ts'

/** A photo's pixels, upright and at most 1600 on a side. Throws when the browser can't read the file. */
export async function photoPixels(photo: Blob): Promise<Picture> {
  const picture = await createImageBitmap(photo)
  try {
    const { width, height } = fittedSize(picture, PHOTO_MAX_SIDE)
    const pen = penOn(document.createElement('canvas'), width, height)
    pen.imageSmoothingQuality = 'high'
    // Where the picture is clear it becomes white: a code's dark modules may lie on nothing.
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, width, height)
    pen.drawImage(picture, 0, 0, width, height)
    return pixelsOf(pen)
  } finally {
    picture.close()
  }
}

/** Sets the size of a canvas whose pixels will be read. */
export function penOn(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
): CanvasRenderingContext2D {
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('This browser draws on no canvas')
  return pen
}

export function pixelsOf(pen: CanvasRenderingContext2D): Picture {
  const { width, height } = pen.canvas
  const { data } = pen.getImageData(0, 0, width, height)
  return { data: new Uint8ClampedArray(data), width, height }
}
