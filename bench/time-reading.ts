import { filePixels, read } from '#bench/read-file.ts'
import { readPhoto } from '#web/scanning/photo-tries.ts'

/** Each reading is timed this often; the fastest was disturbed the least by other work. */
const TIMES = 3

export type Reading = { text: string | undefined; ms: number }

/** Reads a photo's file with one plain try and with the scanner's retries, both from the file on. */
export async function timeReading(file: Buffer): Promise<{ plain: Reading; scanner: Reading }> {
  const plain: Reading[] = []
  const scanner: Reading[] = []
  for (let time = 0; time < TIMES; time++) {
    plain.push(await timed(async () => read(await filePixels(file))))
    scanner.push(await timed(async () => readPhoto(await filePixels(file), read)))
  }
  return { plain: fastestOf(plain), scanner: fastestOf(scanner) }
}

/** The value below which `part` (0 to 1) of the values lie. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

async function timed(reading: () => Promise<string | undefined>): Promise<Reading> {
  const startedAt = performance.now()
  const text = await reading()
  return { text, ms: performance.now() - startedAt }
}

function fastestOf(readings: readonly Reading[]): Reading {
  return { text: readings[0]?.text, ms: Math.min(...readings.map(({ ms }) => ms)) }
}
