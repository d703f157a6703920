import { moved, outOfFocus } from '#bench/photos/lens.ts'
import { faded, type Glare, mirrored, shaded } from '#bench/photos/light.ts'
import type { Pass } from '#bench/photos/passes.ts'
import type { Size } from '#bench/photos/pixels.ts'
import { type Screen, seen } from '#bench/photos/scene.ts'
import type { Chance } from '#bench/photos/seeded.ts'
import { developed, type Sensor } from '#bench/photos/sensor.ts'
import type { View } from '#bench/photos/view.ts'

/** As a messenger passes a photo on. */
export const SENT: Size = { width: 1200, height: 1600 }
/** As a phone's camera saves it: twelve megapixels. */
export const FULL: Size = { width: 4000, height: 3000 }

/** What is wrong with a photo. Nothing given: a good photo in daylight. */
export type Shot = Partial<View & Sensor> & {
  size?: Size
  /** How far a point spreads when out of focus, and when moved, in modules of the code. */
  defocus?: number
  motion?: number
  /** See light.ts. */
  contrast?: number
  shade?: number
  glares?: readonly Glare[]
  screen?: Screen
}

/** Takes a photo of a pass, held as people hold a phone: never quite straight. Answers with the file. */
export async function takePhoto(
  pass: Pick<Pass, 'pixels' | 'code'>,
  shot: Shot,
  chance: Chance,
): Promise<Buffer> {
  const size = shot.size ?? SENT
  const view: View = {
    side: shot.side ?? size.width / 2,
    turn: shot.turn ?? chance.between(-6, 6),
    tilt: shot.tilt ?? chance.between(-6, 6),
    swing: shot.swing ?? chance.between(-6, 6),
    x: shot.x ?? size.width * chance.between(0.45, 0.55),
    y: shot.y ?? size.height * chance.between(0.45, 0.55),
    near: shot.near ?? 3,
  }
  const module = view.side / pass.code.modules
  const samples = size === FULL ? 2 : 3
  let photo = seen({ ...size, pass, view, screen: shot.screen, samples })
  if (shot.contrast !== undefined) faded(photo, shot.contrast)
  if (shot.shade !== undefined) shaded(photo, shot.shade)
  for (const glare of shot.glares ?? []) mirrored(photo, view, glare)
  if (shot.defocus !== undefined) photo = await outOfFocus(photo, shot.defocus * module)
  if (shot.motion !== undefined) {
    photo = await moved(photo, shot.motion * module, chance.between(0, 180))
  }
  const { exposure = 1, brightness = 1, qualities = [85] } = shot
  return developed(photo, { exposure, brightness, qualities }, chance)
}
