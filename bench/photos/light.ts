import type { Pixels } from '#bench/photos/pixels.ts'
import { unproject, type View } from '#bench/photos/view.ts'

/**
 * The reflection of a lamp or window. `u` and `v` are its centre relative to the code's, and `radius`,
 * all in multiples of the code's side; `veil` is the share of contrast that it removes (0 to 1).
 */
export type Glare = { u: number; v: number; radius: number; veil: number }

/** Scales the contrast around a grey value: 1 changes nothing, 0 leaves only grey. */
export function fade(photo: Pixels, contrast: number, grey = 150): void {
  for (const [at, value] of photo.data.entries()) {
    photo.data[at] = grey + (value - grey) * contrast
  }
}

/** Darkens the photo towards one corner, down to the `remaining` share of its brightness. */
export function shade(photo: Pixels, remaining: number): void {
  const { data, width, height } = photo
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const light = 1 - ((1 - remaining) * (x / width + y / height)) / 2
      for (let channel = at; channel < at + 3; channel++)
        data[channel] = (data[channel] ?? 0) * light
    }
  }
}

/** Adds a soft spot of light, up to pure white. */
export function addGlare({ data, width, height }: Pixels, view: View, glare: Glare): void {
  const onPass = unproject(view)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const { u, v } = onPass(x, y)
      const distance = Math.hypot(u - glare.u, (v - glare.v) * 1.6) / glare.radius
      if (distance > 2.5) continue
      const veil = glare.veil * Math.exp(-(distance ** 4))
      for (let channel = at; channel < at + 3; channel++) {
        const value = data[channel] ?? 0
        data[channel] = value * (1 - veil) + 255 * veil
      }
    }
  }
}
