/** Pixels as a canvas gives them: four bytes each, red, green, blue and alpha. */
export type Picture = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }

/** One byte per pixel, from black (0) to white (255). */
export type GreyPicture = { data: Uint8ClampedArray; width: number; height: number }

/** The brightness of each pixel, as the eye weighs the colours. */
export function greyOf({ data, width, height }: Picture): GreyPicture {
  const grey = new Uint8ClampedArray(width * height)
  for (let pixel = 0, at = 0; pixel < grey.length; pixel++, at += 4) {
    grey[pixel] = 0.299 * byte(data, at) + 0.587 * byte(data, at + 1) + 0.114 * byte(data, at + 2)
  }
  return { data: grey, width, height }
}

export function pictureOf({ data: grey, width, height }: GreyPicture): Picture {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0, at = 0; pixel < grey.length; pixel++, at += 4) {
    data.fill(byte(grey, pixel), at, at + 3)
    data[at + 3] = 255
  }
  return { data, width, height }
}

/** The byte at a place that is known to be inside. */
export function byte(data: Uint8ClampedArray, at: number): number {
  return data[at] ?? 0
}
