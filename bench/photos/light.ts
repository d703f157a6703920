import type { Pixels } from '#bench/photos/pixels.ts'
import { unproject, type View } from '#bench/photos/view.ts'

/**
 * A lamp or a window mirrored by the pass. `u` and `v` are its middle, in sides of the code from the
 * code's middle, `size` the radius of the spot, `veil` how much of the contrast it takes (0 to 1).
 */
export type Glare = { u: number; v: number; size: number; veil: number }

/** What is left of the ink's depth, from 1 (black on white) to 0, around a grey between them. */
export function faded(photo: Pixels, contrast: number, grey = 150): void {
  for (const [at, value] of photo.data.entries()) {
    photo.data[at] = grey + (value - grey) * contrast
  }
}

/** Light that falls off from one side of the photo to the other, to `rest` of what it was. */
export function shaded(photo: Pixels, rest: number): void {
  const { data, width, height } = photo
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const light = 1 - ((1 - rest) * (x / width + y / height)) / 2
      for (let colour = at; colour < at + 3; colour++) data[colour] = (data[colour] ?? 0) * light
    }
  }
}

/** Adds a soft spot of light; where it is strongest there is only white. */
export function mirrored({ data, width, height }: Pixels, view: View, glare: Glare): void {
  const onPass = unproject(view)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const { u, v } = onPass(x, y)
      const far = Math.hypot(u - glare.u, (v - glare.v) * 1.6) / glare.size
      if (far > 2.5) continue
      const veil = glare.veil * Math.exp(-(far ** 4))
      for (let colour = at; colour < at + 3; colour++) {
        const value = data[colour] ?? 0
        data[colour] = value * (1 - veil) + 255 * veil
      }
    }
  }
}
