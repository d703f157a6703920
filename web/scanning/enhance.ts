import { byte, type GreyPicture } from '#web/scanning/picture.ts'

/** What makes a QR code readable that is small, dim, unevenly lit or out of focus. */

/** Twice as wide and as high, each new pixel between its neighbours. */
export function doubled({ data, width, height }: GreyPicture): GreyPicture {
  const wide = width * 2
  const grown = new Uint8ClampedArray(wide * height * 2)
  for (let y = 0; y < height * 2; y++) {
    // Every new pixel lies a quarter of an old one away from the nearest old pixel.
    const near = (y >> 1) * width
    const far = clamp((y >> 1) + (y % 2 === 0 ? -1 : 1), height) * width
    for (let x = 0; x < wide; x++) {
      const nearX = x >> 1
      const farX = clamp(nearX + (x % 2 === 0 ? -1 : 1), width)
      grown[y * wide + x] =
        (9 * byte(data, near + nearX) +
          3 * (byte(data, near + farX) + byte(data, far + nearX)) +
          byte(data, far + farX)) /
        16
    }
  }
  return { data: grown, width: wide, height: height * 2 }
}

/** Each pixel's strength over its surroundings: a shadow or a glare is no darker or lighter any more. */
export function withLocalContrast(
  picture: GreyPicture,
  radius = Math.round(Math.max(picture.width, picture.height) / 24),
): GreyPicture {
  const { data, width, height } = picture
  const { sums, squares } = sumsOf(picture)
  const stretched = new Uint8ClampedArray(data.length)
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - radius) * (width + 1)
    const bottom = Math.min(height, y + radius + 1) * (width + 1)
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - radius)
      const right = Math.min(width, x + radius + 1)
      const area = ((bottom - top) / (width + 1)) * (right - left)
      const mean = boxed(sums, { top, bottom, left, right }) / area
      const variance = boxed(squares, { top, bottom, left, right }) / area - mean * mean
      const at = y * width + x
      stretched[at] = 128 + ((byte(data, at) - mean) * 80) / (Math.sqrt(Math.max(0, variance)) + 6)
    }
  }
  return { data: stretched, width, height }
}

/** Edges made steeper: what a lens out of focus has spread is drawn together again. */
export function sharpened(picture: GreyPicture, radius = 2, strength = 2): GreyPicture {
  const { data, width, height } = picture
  const { sums } = sumsOf(picture)
  const sharp = new Uint8ClampedArray(data.length)
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - radius) * (width + 1)
    const bottom = Math.min(height, y + radius + 1) * (width + 1)
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - radius)
      const right = Math.min(width, x + radius + 1)
      const area = ((bottom - top) / (width + 1)) * (right - left)
      const mean = boxed(sums, { top, bottom, left, right }) / area
      const at = y * width + x
      const value = byte(data, at)
      sharp[at] = value + strength * (value - mean)
    }
  }
  return { data: sharp, width, height }
}

/** A box of the tables of sums: `top` and `bottom` are where its rows begin, `right` is outside of it. */
type Box = { top: number; bottom: number; left: number; right: number }

function boxed(sums: Float64Array, { top, bottom, left, right }: Box): number {
  const at = (place: number) => sums[place] ?? 0
  return at(bottom + right) - at(top + right) - at(bottom + left) + at(top + left)
}

/** For each place the sum of all that is above and left of it: any box then costs four look-ups. */
function sumsOf({ data, width, height }: GreyPicture) {
  const sums = new Float64Array((width + 1) * (height + 1))
  const squares = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let rowSum = 0
    let rowSquare = 0
    for (let x = 0; x < width; x++) {
      const value = byte(data, y * width + x)
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
