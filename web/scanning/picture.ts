/** Pixels in the format of a canvas: one byte each for red, green, blue and alpha. */
export type Picture = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }

/** One byte per pixel, from black (0) to white (255). */
export type GreyPicture = { data: Uint8ClampedArray; width: number; height: number }

/** Returns the luminance of each pixel. */
export function toGrey({ data, width, height }: Picture): GreyPicture {
  const grey = new Uint8ClampedArray(width * height)
  for (let pixel = 0, at = 0; pixel < grey.length; pixel++, at += 4) {
    grey[pixel] =
      0.299 * byteAt(data, at) + 0.587 * byteAt(data, at + 1) + 0.114 * byteAt(data, at + 2)
  }
  return { data: grey, width, height }
}

export function fromGrey({ data: grey, width, height }: GreyPicture): Picture {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0, at = 0; pixel < grey.length; pixel++, at += 4) {
    data.fill(byteAt(grey, pixel), at, at + 3)
    data[at + 3] = 255
  }
  return { data, width, height }
}

/** Returns the byte at an index that is in range. */
export function byteAt(data: Uint8ClampedArray, at: number): number {
  return data[at] ?? 0
}
