// @ts-expect-error Tests run on Node.js, but web code must not see its types.
import { readFileSync } from 'node:fs'
import { encode } from 'uqr'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { photoVariants, QR_OPTIONS, readPhoto } from './photo-variants.ts'
import { fromGrey, type Picture } from './picture.ts'

const WASM = new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
const TEXT = JSON.stringify({ type: 'VISITOR_PASS', id: '0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77' })

const WHITE: Picture = { data: new Uint8ClampedArray(6 * 4 * 4).fill(255), width: 6, height: 4 }

describe('photoVariants and readPhoto', () => {
  test('yields the photo, two double-size variants and a sharpened one', () => {
    const sizes = [...photoVariants(WHITE)].map(({ width, height }) => [width, height])
    expect(sizes).toEqual([
      [6, 4],
      [12, 8],
      [12, 8],
      [6, 4],
    ])
  })

  test('stops at the first variant with a readable code', async () => {
    const read = vi.fn().mockResolvedValueOnce(undefined).mockResolvedValueOnce('found')
    expect(await readPhoto(WHITE, read)).toBe('found')
    expect(read).toHaveBeenCalledTimes(2)
  })

  test('returns undefined when no variant has a readable code', async () => {
    const read = vi.fn().mockResolvedValue(undefined)
    expect(await readPhoto(WHITE, read)).toBeUndefined()
    expect(read).toHaveBeenCalledTimes(4)
  })
})

describe('readPhoto with a photo of a pass', () => {
  beforeAll(() => {
    prepareZXingModule({ overrides: { wasmBinary: readFileSync(WASM).buffer } })
  })

  test('reads a good photo', async () => {
    expect(await readPhoto(photo({ module: 4, blur: 0.5 }), read)).toBe(TEXT)
  })

  test('reads a small, blurred photo that can be read only after enhancing', async () => {
    const blurredPhoto = photo({ module: 2, blur: 0.95 })
    expect(await read(blurredPhoto)).toBeUndefined()
    expect(await readPhoto(blurredPhoto, read)).toBe(TEXT)
  })
})

async function read(picture: Picture): Promise<string | undefined> {
  const [code] = await readBarcodes({ ...picture, colorSpace: 'srgb' }, QR_OPTIONS)
  return code?.text
}

/** Returns a photo of a QR code with `module` pixels per module and a Gaussian blur of `blur` pixels. */
function photo({ module, blur }: { module: number; blur: number }): Picture {
  const { size, data } = encode(TEXT, { ecc: 'L', border: 4 })
  const side = size * module
  const brightness = (x: number, y: number) => {
    const row = data[Math.floor(Math.min(side - 1, Math.max(0, y)) / module)]
    return row?.[Math.floor(Math.min(side - 1, Math.max(0, x)) / module)] ? 70 : 190
  }
  const reach = [-2, -1, 0, 1, 2]
  const weights = reach.map((step) => Math.exp(-(step * step) / (2 * blur * blur)))
  const totalWeight = weights.reduce((sum, weight) => sum + weight) ** 2
  const grey = new Uint8ClampedArray(side * side)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      let sum = 0
      for (const [j, weightY] of weights.entries()) {
        for (const [i, weightX] of weights.entries()) {
          sum += weightX * weightY * brightness(x + i - 2, y + j - 2)
        }
      }
      grey[y * side + x] = sum / totalWeight
    }
  }
  return fromGrey({ data: grey, width: side, height: side })
}
