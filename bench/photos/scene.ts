import type { Pass } from '#bench/photos/passes.ts'
import { blank, type Pixels, type Size } from '#bench/photos/pixels.ts'
import { unproject, type View } from '#bench/photos/view.ts'

/**
 * A screen's pixel grid, which causes moire with the camera's own. `pixelSize` is the size of a screen pixel
 * in photo pixels, `gap` its dark share.
 */
export type Screen = { pixelSize: number; gap: number }

export type Scene = Size & {
  pass: Pick<Pass, 'pixels' | 'code'>
  view: View
  screen?: Screen | undefined
  /** Samples across each photo pixel. */
  samples: 2 | 3
}

/** The colour of the wooden table around the pass. */
const TABLE = [128, 104, 82] as const

/** Renders the pass on a table as a perfect camera would see it in daylight. */
export function renderScene({ width, height, pass, view, screen, samples }: Scene): Pixels {
  const photo = blank({ width, height })
  const onPass = unproject(view)
  const { pixels, code } = pass
  const centreX = code.x + code.side / 2
  const centreY = code.y + code.side / 2
  const screenPixels = screen ? view.side / screen.pixelSize : 0
  const share = 1 / (samples * samples)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      let red = 0
      let green = 0
      let blue = 0
      for (let sample = 0; sample < samples * samples; sample++) {
        const dx = ((sample % samples) + 0.5) / samples
        const dy = (Math.floor(sample / samples) + 0.5) / samples
        const { u, v } = onPass(x + dx, y + dy)
        const column = Math.floor(centreX + u * code.side)
        const row = Math.floor(centreY + v * code.side)
        if (column < 0 || row < 0 || column >= pixels.width || row >= pixels.height) {
          const grain = woodGrain(u, v)
          red += TABLE[0] * grain
          green += TABLE[1] * grain
          blue += TABLE[2] * grain
          continue
        }
        const from = (row * pixels.width + column) * 3
        if (screen) {
          const subpixel = fraction(u * screenPixels) * 3
          const lit = fraction(v * screenPixels) >= screen.gap ? 2 : 0
          red += (pixels.data[from] ?? 0) * (subpixel < 1 ? lit : 0)
          green += (pixels.data[from + 1] ?? 0) * (subpixel >= 1 && subpixel < 2 ? lit : 0)
          blue += (pixels.data[from + 2] ?? 0) * (subpixel >= 2 ? lit : 0)
        } else {
          red += pixels.data[from] ?? 0
          green += pixels.data[from + 1] ?? 0
          blue += pixels.data[from + 2] ?? 0
        }
      }
      photo.data[at] = red * share
      photo.data[at + 1] = green * share
      photo.data[at + 2] = blue * share
    }
  }
  return photo
}

/** The brightness of the wood grain, around 1. */
function woodGrain(u: number, v: number): number {
  return 1 + 0.08 * wave(v * 3.7 + wave(u * 0.5) * 0.3) + 0.04 * wave(v * 14.5 + u * 0.8)
}

/** A lookup table of sines, because the wood grain needs one for every sample. */
const SINE = Float32Array.from({ length: 1024 }, (_, at) => Math.sin((at * Math.PI) / 512))

function wave(turns: number): number {
  return SINE[Math.floor(fraction(turns) * 1024)] ?? 0
}

function fraction(value: number): number {
  return value - Math.floor(value)
}
