import { byteAt, type GreyPicture } from '#web/scanning/picture.ts'

/** Filters that make small, dark, unevenly lit or blurred QR codes readable. */

/** Upscales by 2 with bilinear interpolation. */
export function doubleSize({ data, width, height }: GreyPicture): GreyPicture {
  const doubleWidth = width * 2
  const upscaled = new Uint8ClampedArray(doubleWidth * height * 2)
  for (let y = 0; y < height * 2; y++) {
    // A new pixel's centre is a quarter of an old pixel away from the nearest old centre.
    const near = (y >> 1) * width
    const far = clamp((y >> 1) + (y % 2 === 0 ? -1 : 1), height) * width
    for (let x = 0; x < doubleWidth; x++) {
      const nearX = x >> 1
      const farX = clamp(nearX + (x % 2 === 0 ? -1 : 1), width)
      upscaled[y * doubleWidth + x] =
        (9 * byteAt(data, near + nearX) +
          3 * (byteAt(data, near + farX) + byteAt(data, far + nearX)) +
          byteAt(data, far + farX)) /
        16
    }
  }
  return { data: upscaled, width: doubleWidth, height: height * 2 }
}

/** Normalizes each pixel by the mean and standard deviation around it, which removes shadows and glare. */
export function equalizeContrast(
  picture: GreyPicture,
  radius = Math.round(Math.max(picture.width, picture.height) / 24),
): GreyPicture {
  const { data, width, height } = picture
  const { sums, squares } = summedAreaTables(picture)
  const means = boxMeans(sums, picture, radius)
  const meanSquares = boxMeans(squares, picture, radius)
  const normalized = new Uint8ClampedArray(data.length)
  for (let at = 0; at < data.length; at++) {
    const mean = means[at] ?? 0
    const variance = Math.max(0, (meanSquares[at] ?? 0) - mean * mean)
    normalized[at] = 128 + ((byteAt(data, at) - mean) * 80) / (Math.sqrt(variance) + 6)
  }
  return { data: normalized, width, height }
}

/** Applies an unsharp mask, which steepens blurred edges. */
export function sharpen(picture: GreyPicture, radius = 2, strength = 2): GreyPicture {
  const { data, width, height } = picture
  const means = boxMeans(summedAreaTables(picture).sums, picture, radius)
  const sharp = new Uint8ClampedArray(data.length)
  for (let at = 0; at < data.length; at++) {
    const value = byteAt(data, at)
    sharp[at] = value + strength * (value - (means[at] ?? 0))
  }
  return { data: sharp, width, height }
}

/** The mean of the box around each pixel, computed with summed-area tables. */
function boxMeans(
  sums: Float64Array,
  { width, height }: GreyPicture,
  radius: number,
): Float64Array {
  const means = new Float64Array(width * height)
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - radius) * (width + 1)
    const bottom = Math.min(height, y + radius + 1) * (width + 1)
    const rows = (bottom - top) / (width + 1)
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - radius)
      const right = Math.min(width, x + radius + 1)
      const sum =
        (sums[bottom + right] ?? 0) -
        (sums[top + right] ?? 0) -
        (sums[bottom + left] ?? 0) +
        (sums[top + left] ?? 0)
      means[y * width + x] = sum / (rows * (right - left))
    }
  }
  return means
}

/** Summed-area tables of the pixels and of their squares: the sum of any box takes four lookups. */
function summedAreaTables({ data, width, height }: GreyPicture) {
  const sums = new Float64Array((width + 1) * (height + 1))
  const squares = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let rowSum = 0
    let rowSquare = 0
    for (let x = 0; x < width; x++) {
      const value = byteAt(data, y * width + x)
      rowSum += value
      rowSquare += value * value
      const at = (y + 1) * (width + 1) + x + 1
      sums[at] = (sums[at - width - 1] ?? 0) + rowSum
      squares[at] = (squares[at - width - 1] ?? 0) + rowSquare
    }
  }
  return { sums, squares }
}

function clamp(at: number, size: number): number {
  return Math.min(size - 1, Math.max(0, at))
}
