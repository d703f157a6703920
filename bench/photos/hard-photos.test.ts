import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { photoPixels, readQr } from '../read-qr.ts'
import { hardPhotos, NO_CODE } from './hard-photos.ts'
import { makePass } from './passes.ts'
import { seededRandom } from './random.ts'
import { takePhoto } from './take-photo.ts'

/** Small, because every pixel is computed. */
const SMALL = { width: 600, height: 800 }

const photos = hardPhotos(1)
const ofKind = (kind: string) => photos.filter((photo) => photo.kind === kind)

describe('the set of photos', () => {
  test('has at least 48 photos of passes and 8 without a code, with unique names', () => {
    expect(photos.length - ofKind(NO_CODE).length).toBeGreaterThanOrEqual(48)
    expect(ofKind(NO_CODE).length).toBeGreaterThanOrEqual(8)
    expect(new Set(photos.map(({ name }) => name)).size).toBe(photos.length)
  })

  test('has at least six photos of every kind', () => {
    for (const kind of new Set(photos.map((photo) => photo.kind))) {
      expect(ofKind(kind).length, kind).toBeGreaterThanOrEqual(6)
    }
  })
})

// Computing the pixels is slow on a busy machine.
describe('a good photo', { timeout: 20_000 }, () => {
  test('is the same for the same seed and differs for another', async () => {
    const [first, again, other] = await Promise.all(
      ['a', 'a', 'b'].map((seed) => goodPhoto(seed, 1)),
    )
    expect(first?.file.equals(again?.file ?? Buffer.of())).toBe(true)
    expect(first?.text).not.toBe(other?.text)
    expect(first?.file.equals(other?.file ?? Buffer.of())).toBe(false)
  })

  // A saved pass with a name in Devanagari, and one from an email.
  test.each([0, 1])('is read as the text of pass %i', async (number) => {
    const { file, text } = await goodPhoto('good', number)
    expect(await readQr(await photoPixels(file))).toBe(text)
    const { width, height } = await sharp(file).metadata()
    expect({ width, height }).toEqual(SMALL)
  })
})

async function goodPhoto(seed: string, number: number): Promise<{ file: Buffer; text: string }> {
  const random = seededRandom(seed)
  const { text, ...pass } = await makePass(number, random)
  return { file: await takePhoto(pass, { size: SMALL }, random), text }
}
