import { photoPixels, readQr } from '#bench/read-qr.ts'
import { readPhoto } from '#web/scanning/photo-variants.ts'

/** Each reading is repeated, and the fastest counts: other work on the machine only slows it down. */
const REPEATS = 3

export type Reading = { text: string | undefined; ms: number }

/** Times reading a photo's file with a single attempt and with the scanner's retries, decoding included. */
export async function timeReading(file: Buffer): Promise<{ plain: Reading; scanner: Reading }> {
  const plain: Reading[] = []
  const scanner: Reading[] = []
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    plain.push(await timeRead(async () => readQr(await photoPixels(file))))
    scanner.push(await timeRead(async () => readPhoto(await photoPixels(file), readQr)))
  }
  return { plain: fastestOf(plain), scanner: fastestOf(scanner) }
}

async function timeRead(reading: () => Promise<string | undefined>): Promise<Reading> {
  const startedAt = performance.now()
  const text = await reading()
  return { text, ms: performance.now() - startedAt }
}

function fastestOf(readings: readonly Reading[]): Reading {
  return { text: readings[0]?.text, ms: Math.min(...readings.map(({ ms }) => ms)) }
}
