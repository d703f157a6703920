import { defocus, motionBlur } from '#bench/photos/blur.ts'
import { addGlare, fade, type Glare, shade } from '#bench/photos/light.ts'
import type { Pass } from '#bench/photos/passes.ts'
import type { Size } from '#bench/photos/pixels.ts'
import type { Random } from '#bench/photos/random.ts'
import { renderScene, type Screen } from '#bench/photos/scene.ts'
import { developPhoto, type Sensor } from '#bench/photos/sensor.ts'
import type { View } from '#bench/photos/view.ts'

/** The size of a photo sent through a messaging app. */
export const SENT_SIZE: Size = { width: 1200, height: 1600 }
/** The size of a photo from a phone's camera: 12 megapixels. */
export const FULL_SIZE: Size = { width: 4000, height: 3000 }

/** A photo's defects. The defaults give a good photo in daylight. */
export type PhotoOptions = Partial<View & Sensor> & {
  size?: Size
  /** The width of the defocus blur and the length of the motion blur, in modules of the code. */
  defocus?: number
  motion?: number
  /** See light.ts. */
  contrast?: number
  shade?: number
  glares?: readonly Glare[]
  screen?: Screen
}

/** Takes a photo of a pass, slightly crooked as if hand-held, and returns the file. */
export async function takePhoto(
  pass: Pick<Pass, 'pixels' | 'code'>,
  shot: PhotoOptions,
  random: Random,
): Promise<Buffer> {
  const size = shot.size ?? SENT_SIZE
  const view: View = {
    side: shot.side ?? size.width / 2,
    roll: shot.roll ?? random.between(-6, 6),
    pitch: shot.pitch ?? random.between(-6, 6),
    yaw: shot.yaw ?? random.between(-6, 6),
    x: shot.x ?? size.width * random.between(0.45, 0.55),
    y: shot.y ?? size.height * random.between(0.45, 0.55),
    distance: shot.distance ?? 3,
  }
  const moduleSize = view.side / pass.code.modules
  const samples = size === FULL_SIZE ? 2 : 3
  let photo = renderScene({ ...size, pass, view, screen: shot.screen, samples })
  if (shot.contrast !== undefined) fade(photo, shot.contrast)
  if (shot.shade !== undefined) shade(photo, shot.shade)
  for (const glare of shot.glares ?? []) addGlare(photo, view, glare)
  if (shot.defocus !== undefined) photo = await defocus(photo, shot.defocus * moduleSize)
  if (shot.motion !== undefined) {
    photo = await motionBlur(photo, shot.motion * moduleSize, random.between(0, 180))
  }
  const { exposure = 1, brightness = 1, qualities = [85] } = shot
  return developPhoto(photo, { exposure, brightness, qualities }, random)
}
