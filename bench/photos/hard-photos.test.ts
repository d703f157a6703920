import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { filePixels, read } from '../read-file.ts'
import { hardPhotos, NO_CODE } from './hard-photos.ts'
import { passNumber } from './passes.ts'
import { seeded } from './seeded.ts'
import { takePhoto } from './take-photo.ts'

/** Every pixel is computed: the tests do with few. */
const SMALL = { width: 600, height: 800 }

const photos = hardPhotos(1)
const ofKind = (kind: string) => photos.filter((photo) => photo.kind === kind)

describe('the set', () => {
  test('has at least 48 photos of passes and 8 without a code, with names of their own', () => {
    expect(photos.length - ofKind(NO_CODE).length).toBeGreaterThanOrEqual(48)
    expect(ofKind(NO_CODE).length).toBeGreaterThanOrEqual(8)
    expect(new Set(photos.map(({ name }) => name)).size).toBe(photos.length)
  })

  test('has several strengths of every kind', () => {
    for (const kind of new Set(photos.map((photo) => photo.kind))) {
      expect(ofKind(kind).length, kind).toBeGreaterThanOrEqual(6)
    }
  })
})

// Computing pixels takes its time on a machine that is busy.
describe('a good photo', { timeout: 20_000 }, () => {
  test('is the same each time, and another one by another seed', async () => {
    const [first, again, other] = await Promise.all(
      ['a', 'a', 'b'].map((seed) => goodPhoto(seed, 1)),
    )
    expect(first?.file.equals(again?.file ?? Buffer.of())).toBe(true)
    expect(first?.text).not.toBe(other?.text)
    expect(first?.file.equals(other?.file ?? Buffer.of())).toBe(false)
  })

  // A saved pass and one in a mail, the first with a name in Devanagari.
  test.each([0, 1])('of pass %i is read as the text of the pass', async (number) => {
    const { file, text } = await goodPhoto('good', number)
    expect(await read(await filePixels(file))).toBe(text)
    const { width, height } = await sharp(file).metadata()
    expect({ width, height }).toEqual(SMALL)
  })
})

async function goodPhoto(seed: string, number: number): Promise<{ file: Buffer; text: string }> {
  const chance = seeded(seed)
  const { text, ...pass } = await passNumber(number, chance)
  return { file: await takePhoto(pass, { size: SMALL }, chance), text }
}
