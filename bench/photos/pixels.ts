import sharp, { type Sharp } from 'sharp'

/** Three bytes per pixel: red, green, blue. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number }
export type Size = { width: number; height: number }
export type Colour = readonly [red: number, green: number, blue: number]

export function blank({ width, height }: Size, colour: Colour = [255, 255, 255]): Pixels {
  const pixels = { data: new Uint8ClampedArray(width * height * 3), width, height }
  fill(pixels, { x: 0, y: 0, width, height }, colour)
  return pixels
}

/** Fills the part of a box that lies within the picture. */
export function fill(
  { data, width, height }: Pixels,
  box: Size & { x: number; y: number },
  [red, green, blue]: Colour,
): void {
  const left = Math.max(0, Math.round(box.x))
  const right = Math.min(width, Math.round(box.x + box.width))
  const bottom = Math.min(height, Math.round(box.y + box.height))
  for (let y = Math.max(0, Math.round(box.y)); y < bottom; y++) {
    for (let at = (y * width + left) * 3; at < (y * width + right) * 3; at += 3) {
      data[at] = red
      data[at + 1] = green
      data[at + 2] = blue
    }
  }
}

export function toSharp({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } })
}

export async function fromSharp(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}
