import sharp from 'sharp'
import { type Pixels, toSharp } from '#bench/photos/pixels.ts'
import type { Random } from '#bench/photos/random.ts'

export type Sensor = {
  /** The share of daylight that reaches the sensor: 1 is daylight, 0.01 a dim room. */
  exposure: number
  /** The brightness of the resulting photo, as a share of the correct one. */
  brightness: number
  /** JPEG qualities, one for each time the photo is saved or sent. */
  qualities: readonly number[]
}

/** Electrons of a white pixel in daylight, and the noise of reading it. */
const FULL_WELL = 6000
const READ_NOISE = 3
const GAMMA = 2.2

/** Lookup table from linear light to pixel values; computing each pixel's power would take minutes. */
const STEPS = 8192
const VALUES = Float32Array.from(
  { length: STEPS * 2 },
  (_, step) => 255 * (step / STEPS) ** (1 / GAMMA),
)
const LIGHT = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** GAMMA)

/** Adds the sensor's noise, smooths the photo as a phone does, and returns it as a JPEG file. */
export async function developPhoto(photo: Pixels, sensor: Sensor, random: Random): Promise<Buffer> {
  const electrons = FULL_WELL * sensor.exposure
  // For each pixel value: the light it catches and the spread of its noise, in steps of VALUES.
  const caught = LIGHT.map((light) => light * STEPS)
  const spread = LIGHT.map(
    (light) => (Math.sqrt(light * electrons + READ_NOISE ** 2) / electrons) * STEPS,
  )
  const { data } = photo
  for (let at = 0; at < data.length; at++) {
    const value = data[at] ?? 0
    const step = Math.round((caught[value] ?? 0) + random.normal() * (spread[value] ?? 0))
    data[at] = sensor.brightness * (VALUES[Math.min(VALUES.length - 1, Math.max(0, step))] ?? 0)
  }
  const [quality = 85, ...later] = sensor.qualities
  let file = await toSharp(photo)
    .blur(0.5 + 0.1 / Math.sqrt(sensor.exposure))
    .jpeg({ quality })
    .toBuffer()
  for (const again of later) file = await sharp(file).jpeg({ quality: again }).toBuffer()
  return file
}
