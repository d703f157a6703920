import { FULL_SIZE, type PhotoOptions } from '#bench/photos/take-photo.ts'

/** The size of the code in pixels in a photo from a messaging app: close, at arm's length, farther away. */
const NEAR_SIDE = 600
const MIDDLE_SIDE = 420
const FAR_SIDE = 300

/** A screen with `perModule` pixels per module; codes of passes have about 61 modules. */
function screenOf(perModule: number, side: number): Pick<PhotoOptions, 'screen' | 'side'> {
  return { side, screen: { pixelSize: side / 61 / perModule, gap: 0.25 } }
}

/**
 * Defects of poor photos; each kind ranges from poor to unreadable. Blur is measured in modules: at two,
 * neighbouring modules merge.
 */
export const KINDS: Readonly<Record<string, readonly PhotoOptions[]>> = {
  'blur by motion': [
    { motion: 1.4, side: NEAR_SIDE },
    { motion: 1.6, side: FAR_SIDE },
    { motion: 1.7, side: NEAR_SIDE },
    { motion: 1.8, side: FAR_SIDE },
    { motion: 1.9, side: NEAR_SIDE },
    { motion: 2, side: FAR_SIDE },
  ],
  'out of focus': [
    { defocus: 1.3, side: FAR_SIDE },
    { defocus: 1.4, side: NEAR_SIDE },
    { defocus: 1.5, side: FAR_SIDE },
    { defocus: 1.6, side: NEAR_SIDE },
    { defocus: 1.7, side: FAR_SIDE },
    { defocus: 1.8, side: NEAR_SIDE },
  ],
  'turned and tilted': [
    { roll: 25, pitch: 52, yaw: 0, side: FAR_SIDE, distance: 2.5 },
    { roll: 50, pitch: 60, yaw: 10, side: FAR_SIDE, distance: 2.5 },
    { roll: 75, pitch: 66, yaw: 0, side: FAR_SIDE, distance: 2.5 },
    { roll: -30, pitch: 15, yaw: 55, side: FAR_SIDE, distance: 2 },
    { roll: 200, pitch: 15, yaw: 62, side: FAR_SIDE, distance: 2 },
    { roll: -70, pitch: 15, yaw: 67, side: FAR_SIDE, distance: 2 },
  ],
  dark: [
    { exposure: 0.006, brightness: 0.5, side: FAR_SIDE },
    { exposure: 0.004, brightness: 0.4, side: FAR_SIDE },
    { exposure: 0.003, brightness: 0.3, side: FAR_SIDE },
    { exposure: 0.002, brightness: 0.3, side: MIDDLE_SIDE },
    { exposure: 0.0015, brightness: 0.3, side: MIDDLE_SIDE },
    { exposure: 0.001, brightness: 0.25, side: MIDDLE_SIDE },
  ],
  glare: [
    { glares: [{ u: 0.1, v: 0.1, radius: 0.4, veil: 0.9 }], side: MIDDLE_SIDE },
    { glares: [{ u: -0.2, v: 0, radius: 0.45, veil: 0.95 }], side: MIDDLE_SIDE, shade: 0.5 },
    { glares: [{ u: 0.4, v: -0.4, radius: 0.4, veil: 0.96 }], side: FAR_SIDE, shade: 0.4 },
    { glares: [{ u: 0, v: 0.2, radius: 0.5, veil: 0.98 }], side: MIDDLE_SIDE, shade: 0.4 },
    { glares: [{ u: -0.35, v: 0.35, radius: 0.4, veil: 0.985 }], side: FAR_SIDE, shade: 0.4 },
    { glares: [{ u: 0.1, v: 0, radius: 0.2, veil: 1 }], side: MIDDLE_SIDE, shade: 0.5 },
  ],
  'moire of a screen': [
    screenOf(12, NEAR_SIDE),
    screenOf(8, MIDDLE_SIDE),
    screenOf(12, FAR_SIDE),
    screenOf(4, FAR_SIDE),
    screenOf(6, 220),
    screenOf(4, 200),
  ],
  'faint, and saved at low quality': [
    { contrast: 0.12, qualities: [40, 30], side: FAR_SIDE },
    { contrast: 0.09, qualities: [50, 40], side: FAR_SIDE },
    { contrast: 0.07, qualities: [50, 40], side: FAR_SIDE },
    { contrast: 0.06, qualities: [50], side: MIDDLE_SIDE },
    { contrast: 0.05, qualities: [50], side: MIDDLE_SIDE },
    { contrast: 0.04, qualities: [50], side: MIDDLE_SIDE },
  ],
  'small on 12 megapixels': [
    { size: FULL_SIZE, side: 290, defocus: 0.5 },
    { size: FULL_SIZE, side: 270, defocus: 0.5 },
    { size: FULL_SIZE, side: 250, defocus: 0.5 },
    { size: FULL_SIZE, side: 235, defocus: 0.5 },
    { size: FULL_SIZE, side: 220, defocus: 0.5 },
    { size: FULL_SIZE, side: 205, defocus: 0.5 },
  ],
  'several at once': [
    { size: FULL_SIZE, side: 900, pitch: 45, roll: 30, defocus: 1.3, shade: 0.3 },
    { size: FULL_SIZE, side: 700, exposure: 0.003, brightness: 0.3, motion: 1.4 },
    { size: FULL_SIZE, side: 450, pitch: 40, yaw: 30, roll: 40, contrast: 0.2 },
    { size: FULL_SIZE, side: 1200, defocus: 1.6, contrast: 0.5, shade: 0.4 },
    { ...screenOf(8, MIDDLE_SIDE), defocus: 1.2, pitch: 30, qualities: [50, 40] },
    { side: MIDDLE_SIDE, motion: 1.4, exposure: 0.006, brightness: 0.4, shade: 0.4 },
    { side: MIDDLE_SIDE, yaw: 40, roll: 100, glares: [{ u: 0.2, v: 0, radius: 0.4, veil: 0.95 }] },
    { side: NEAR_SIDE, pitch: 35, roll: -40, defocus: 1.3, exposure: 0.006, brightness: 0.3 },
  ],
}
