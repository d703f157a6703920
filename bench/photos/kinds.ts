import { FULL, type Shot } from '#bench/photos/take-photo.ts'

/** How large the code is on a photo that a messenger sent: near, at arm's length, farther. */
const NEAR = 600
const MIDDLE = 420
const FAR = 300

/** A screen's pixels, so many to a module of the code; a pass's codes have about 61 modules. */
function screenOf(perModule: number, side: number): Pick<Shot, 'screen' | 'side'> {
  return { side, screen: { pitch: side / 61 / perModule, gap: 0.25 } }
}

/**
 * What makes a photo hard, each kind from what a person calls poor up to where nothing is left to read.
 * Lengths of blur are in modules: two of them and neighbours have run into one another.
 */
export const KINDS: Readonly<Record<string, readonly Shot[]>> = {
  'blur by motion': [
    { motion: 1.4, side: NEAR },
    { motion: 1.6, side: FAR },
    { motion: 1.7, side: NEAR },
    { motion: 1.8, side: FAR },
    { motion: 1.9, side: NEAR },
    { motion: 2, side: FAR },
  ],
  'out of focus': [
    { defocus: 1.3, side: FAR },
    { defocus: 1.4, side: NEAR },
    { defocus: 1.5, side: FAR },
    { defocus: 1.6, side: NEAR },
    { defocus: 1.7, side: FAR },
    { defocus: 1.8, side: NEAR },
  ],
  'turned and tilted': [
    { turn: 25, tilt: 52, swing: 0, side: FAR, near: 2.5 },
    { turn: 50, tilt: 60, swing: 10, side: FAR, near: 2.5 },
    { turn: 75, tilt: 66, swing: 0, side: FAR, near: 2.5 },
    { turn: -30, tilt: 15, swing: 55, side: FAR, near: 2 },
    { turn: 200, tilt: 15, swing: 62, side: FAR, near: 2 },
    { turn: -70, tilt: 15, swing: 67, side: FAR, near: 2 },
  ],
  dark: [
    { exposure: 0.006, brightness: 0.5, side: FAR },
    { exposure: 0.004, brightness: 0.4, side: FAR },
    { exposure: 0.003, brightness: 0.3, side: FAR },
    { exposure: 0.002, brightness: 0.3, side: MIDDLE },
    { exposure: 0.0015, brightness: 0.3, side: MIDDLE },
    { exposure: 0.001, brightness: 0.25, side: MIDDLE },
  ],
  glare: [
    { glares: [{ u: 0.1, v: 0.1, size: 0.4, veil: 0.9 }], side: MIDDLE },
    { glares: [{ u: -0.2, v: 0, size: 0.45, veil: 0.95 }], side: MIDDLE, shade: 0.5 },
    { glares: [{ u: 0.4, v: -0.4, size: 0.4, veil: 0.96 }], side: FAR, shade: 0.4 },
    { glares: [{ u: 0, v: 0.2, size: 0.5, veil: 0.98 }], side: MIDDLE, shade: 0.4 },
    { glares: [{ u: -0.35, v: 0.35, size: 0.4, veil: 0.985 }], side: FAR, shade: 0.4 },
    { glares: [{ u: 0.1, v: 0, size: 0.2, veil: 1 }], side: MIDDLE, shade: 0.5 },
  ],
  'moire of a screen': [
    screenOf(12, NEAR),
    screenOf(8, MIDDLE),
    screenOf(12, FAR),
    screenOf(4, FAR),
    screenOf(6, 220),
    screenOf(4, 200),
  ],
  'faint, and saved at low quality': [
    { contrast: 0.12, qualities: [40, 30], side: FAR },
    { contrast: 0.09, qualities: [50, 40], side: FAR },
    { contrast: 0.07, qualities: [50, 40], side: FAR },
    { contrast: 0.06, qualities: [50], side: MIDDLE },
    { contrast: 0.05, qualities: [50], side: MIDDLE },
    { contrast: 0.04, qualities: [50], side: MIDDLE },
  ],
  'small on 12 megapixels': [
    { size: FULL, side: 290, defocus: 0.5 },
    { size: FULL, side: 270, defocus: 0.5 },
    { size: FULL, side: 250, defocus: 0.5 },
    { size: FULL, side: 235, defocus: 0.5 },
    { size: FULL, side: 220, defocus: 0.5 },
    { size: FULL, side: 205, defocus: 0.5 },
  ],
  'several at once': [
    { size: FULL, side: 900, tilt: 45, turn: 30, defocus: 1.3, shade: 0.3 },
    { size: FULL, side: 700, exposure: 0.003, brightness: 0.3, motion: 1.4 },
    { size: FULL, side: 450, tilt: 40, swing: 30, turn: 40, contrast: 0.2 },
    { size: FULL, side: 1200, defocus: 1.6, contrast: 0.5, shade: 0.4 },
    { ...screenOf(8, MIDDLE), defocus: 1.2, tilt: 30, qualities: [50, 40] },
    { side: MIDDLE, motion: 1.4, exposure: 0.006, brightness: 0.4, shade: 0.4 },
    { side: MIDDLE, swing: 40, turn: 100, glares: [{ u: 0.2, v: 0, size: 0.4, veil: 0.95 }] },
    { side: NEAR, tilt: 35, turn: -40, defocus: 1.3, exposure: 0.006, brightness: 0.3 },
  ],
}
