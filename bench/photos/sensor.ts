import sharp from 'sharp'
import { inSharp, type Pixels } from '#bench/photos/pixels.ts'
import type { Chance } from '#bench/photos/seeded.ts'

export type Sensor = {
  /** The part of daylight's exposure that reaches the sensor: 1 is plenty, 0.01 a dim room. */
  exposure: number
  /** How bright the phone then makes the photo, as a part of what it should be. */
  brightness: number
  /** JPEG qualities, one for each time that the photo was saved or sent. */
  qualities: readonly number[]
}

/** The electrons of a white pixel in daylight, and those that reading out adds. */
const FULL_WELL = 6000
const READ_NOISE = 3
const GAMMA = 2.2

/** Light of linear strength as a photo's value: raising to a power for each pixel would take minutes. */
const STEPS = 8192
const VALUES = Float32Array.from(
  { length: STEPS * 2 },
  (_, step) => 255 * (step / STEPS) ** (1 / GAMMA),
)
const LIGHT = Float32Array.from({ length: 256 }, (_, value) => (value / 255) ** GAMMA)

/** The photo as a file: with the sensor's noise, as a phone smooths and saves it. */
export async function developed(photo: Pixels, sensor: Sensor, chance: Chance): Promise<Buffer> {
  const electrons = FULL_WELL * sensor.exposure
  // In steps: what is caught of each value, and how far its noise spreads.
  const caught = LIGHT.map((light) => light * STEPS)
  const spread = LIGHT.map(
    (light) => (Math.sqrt(light * electrons + READ_NOISE ** 2) / electrons) * STEPS,
  )
  const { data } = photo
  for (let at = 0; at < data.length; at++) {
    const value = data[at] ?? 0
    const step = Math.round((caught[value] ?? 0) + chance.normal() * (spread[value] ?? 0))
    data[at] = sensor.brightness * (VALUES[Math.min(VALUES.length - 1, Math.max(0, step))] ?? 0)
  }
  const [quality = 85, ...later] = sensor.qualities
  let file = await inSharp(photo)
    .blur(0.5 + 0.1 / Math.sqrt(sensor.exposure))
    .jpeg({ quality })
    .toBuffer()
  for (const again of later) file = await sharp(file).jpeg({ quality: again }).toBuffer()
  return file
}
