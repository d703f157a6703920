import sharp, { type Sharp } from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { AppError } from '#server/app-error.ts'
import { emptyPng, pngChunk } from '#server/testing/attack/png.ts'
import { ERRORS } from '#shared/contract/errors.ts'
import { reencodePicture, TooManyPixels } from './pictures.ts'

const RED = { r: 220, g: 20, b: 20 }
const BLUE = { r: 20, g: 20, b: 220 }
const SECRET = 'alert(document.cookie)'

/** Left half red, right half blue. */
function picture(width = 40, height = 20): Sharp {
  const right = { create: { width: width / 2, height, channels: 3, background: BLUE } } as const
  return sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    { input: right, left: width / 2, top: 0 },
  ])
}

/** Returns the nearest primary colour of a pixel. */
async function colourAt(bytes: Uint8Array, left: number, top: number): Promise<string> {
  const [red = 0, , blue = 0] = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  return red > blue ? 'red' : 'blue'
}

function expectRefused(bytes: Uint8Array): Promise<void> {
  return expect(reencodePicture('asha', bytes)).rejects.toThrow(ERRORS.notAnImage.message)
}

test('re-encodes two baseline JPEGs at a time, but only one picture of another kind', async () => {
  const [baseline, progressive] = await Promise.all([
    picture().jpeg().toBuffer(),
    picture().jpeg({ progressive: true }).toBuffer(),
  ])
  const prototype: object = Object.getPrototypeOf(picture())
  const original = { ...Object.getOwnPropertyDescriptor(prototype, 'toBuffer') }
  onTestFinished(() => void Object.defineProperty(prototype, 'toBuffer', original))
  let [running, most] = [0, 0]
  Object.defineProperty(prototype, 'toBuffer', {
    ...original,
    async value(this: Sharp) {
      most = Math.max(most, ++running)
      const bytes: Buffer = await Reflect.apply(original.value, this, [])
      running--
      return bytes
    },
  })
  const mostAtOnce = async (bytes: Uint8Array) => {
    most = 0
    await Promise.all(['asha', 'ravi', 'meera'].map((owner) => reencodePicture(owner, bytes)))
    return most
  }
  expect([await mostAtOnce(baseline), await mostAtOnce(progressive)]).toEqual([2, 1])
})

describe('converts every accepted format to WebP', () => {
  test.each([
    ['jpeg', () => picture().jpeg()],
    ['progressive jpeg', () => picture().jpeg({ progressive: true })],
    ['CMYK jpeg', () => picture().toColourspace('cmyk').jpeg()],
    ['png', () => picture().png()],
    ['16-bit png', () => picture().toColourspace('rgb16').png()],
    ['webp', () => picture().webp()],
    ['gif', () => picture().gif()],
    ['avif', () => picture().avif()],
  ])('%s', async (_kind, make) => {
    const result = await reencodePicture('asha', await make().toBuffer())
    expect(await sharp(result).metadata()).toMatchObject({ format: 'webp', width: 40, height: 20 })
    expect(await colourAt(result, 5, 10)).toBe('red')
    expect(await colourAt(result, 35, 10)).toBe('blue')
  })

  test('keeps transparency', async () => {
    const clear = { create: { width: 8, height: 8, channels: 4, background: '#00000000' } } as const
    const result = await reencodePicture('asha', await sharp(clear).png().toBuffer())
    expect(await sharp(result).metadata()).toMatchObject({ hasAlpha: true })
  })

  test('keeps only the first frame of an animation', async () => {
    const frames = await Promise.all(
      [RED, BLUE].map((background) =>
        sharp({ create: { width: 16, height: 16, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(animation).metadata()).pages).toBe(2)
    const result = await reencodePicture('asha', animation)
    expect((await sharp(result).metadata()).pages).toBeUndefined()
    expect(await colourAt(result, 8, 8)).toBe('red')
  })
})

describe('size', () => {
  test.each([
    [3000, 1500, 1024, 512],
    [1500, 3000, 512, 1024],
    [1024, 1024, 1024, 1024],
    [40, 20, 40, 20],
  ])('%i x %i becomes %i x %i', async (width, height, newWidth, newHeight) => {
    const result = await reencodePicture('asha', await picture(width, height).jpeg().toBuffer())
    expect(await sharp(result).metadata()).toMatchObject({ width: newWidth, height: newHeight })
  })
})

test('rotates a photo upright and removes its location [membership-16]', async () => {
  const photo = await picture()
    .withExif({
      IFD0: { Make: 'Camera of Asha' },
      IFD3: { GPSLatitude: '18/1 31/1 0/1', GPSLatitudeRef: 'N', GPSLongitude: '73/1 51/1 0/1' },
    })
    .withIccProfile('p3')
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const before = await sharp(photo).metadata()
  expect(before).toMatchObject({ orientation: 6, width: 40, height: 20 })
  expect(before.exif?.includes('Camera of Asha')).toBe(true)

  const result = await reencodePicture('asha', photo)
  const after = await sharp(result).metadata()
  expect(after).toMatchObject({ width: 20, height: 40 })
  for (const kind of ['orientation', 'exif', 'icc', 'xmp', 'iptc', 'comments'] as const) {
    expect(after[kind], kind).toBeUndefined()
  }
  expect(Buffer.from(result).includes('Camera')).toBe(false)
  // Rotated clockwise: the left edge is now the top edge.
  expect(await colourAt(result, 10, 5)).toBe('red')
  expect(await colourAt(result, 10, 35)).toBe('blue')
})

describe('removes data hidden in a picture', () => {
  const html = `<script>${SECRET}</script>`

  test('after its end', async () => {
    const polyglot = Buffer.concat([await picture().png().toBuffer(), Buffer.from(html)])
    expect(Buffer.from(await reencodePicture('asha', polyglot)).includes(SECRET)).toBe(false)
  })

  test('in a text chunk of a PNG', async () => {
    const png = await picture().png().toBuffer()
    const afterHeader = 8 + 25
    const polyglot = Buffer.concat([
      png.subarray(0, afterHeader),
      pngChunk('tEXt', Buffer.from(`Comment\0${html}`)),
      png.subarray(afterHeader),
    ])
    expect(Buffer.from(await reencodePicture('asha', polyglot)).includes(SECRET)).toBe(false)
  })
})

describe('rejects [membership-17]', () => {
  test('a small file that would unpack to 20,000 x 20,000 pixels', async () => {
    const bomb = emptyPng(20_000, 20_000)
    expect(bomb.byteLength).toBeLessThan(100_000)
    await expectRefused(bomb)
  })

  test('a truncated photo', async () => {
    const photo = await picture(400, 400).jpeg({ quality: 100 }).toBuffer()
    await expectRefused(photo.subarray(0, photo.byteLength / 2))
  })

  test('a truncated PNG, and one with corrupt data', async () => {
    const png = await picture(400, 400).png({ compressionLevel: 0 }).toBuffer()
    await expectRefused(png.subarray(0, png.byteLength / 2))
    png.fill(0xff, 100, 200)
    await expectRefused(png)
  })

  test.each([
    ['an empty file', ''],
    ['text that was renamed to .jpg', 'I am a photo, believe me.'],
    ['HTML', `<html><script>${SECRET}</script></html>`],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>'],
    [
      'SVG with an XML declaration',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    ],
    ['PDF', '%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF'],
    ['PostScript', '%!PS-Adobe-3.0 EPSF-3.0\n'],
    ['only the first bytes of a JPEG', '\xff\xd8\xff\xe0'],
    ['a pixmap', 'P6 1 1 255 abc'],
  ])('%s', async (_kind, content) => {
    await expectRefused(Buffer.from(content, 'latin1'))
  })

  test("TIFF, which browsers can't display", async () => {
    await expectRefused(await picture().tiff().toBuffer())
  })
})

describe('limits the pixels of formats that need a lot of memory [picture-3]', () => {
  test.each([
    ['interlaced PNG', 16_000_000, async (side: number) => png(side, { interlaced: true })],
    ['16-bit PNG', 16_000_000, async (side: number) => png(side, { depth: 16 })],
    ['progressive JPEG', 16_000_000, progressiveJpeg],
    ['AVIF', 12_500_000, avif],
  ])('%s: %i', async (_kind, pixels, withSide) => {
    const largest = Math.floor(Math.sqrt(pixels))
    expect(await isTooLarge(await withSide(largest + 1))).toBe(true)
    expect(await isTooLarge(await withSide(largest))).toBe(false)
  })

  // Only the refusal: a GIF with missing rows is valid, and decoding 16 million pixels is slow.
  test('GIF: 16000000', async () => {
    expect(await isTooLarge(await gif(4001))).toBe(true)
  })
})

/** A picture with only a header is refused too, so this checks the cause of the refusal. */
async function isTooLarge(bytes: Buffer): Promise<boolean> {
  const error = await reencodePicture('asha', bytes).catch((reason: unknown) => reason)
  if (error instanceof Uint8Array) return false
  if (!(error instanceof AppError)) throw error
  expect(error.refusal.code).toBe('notAnImage')
  return error.cause instanceof TooManyPixels
}

function png(side: number, kind: { depth?: 16; interlaced?: boolean }): Buffer {
  return emptyPng(side, side, { depth: 8, rows: Buffer.alloc(100), ...kind })
}

async function progressiveJpeg(side: number): Promise<Buffer> {
  const jpeg = await picture().jpeg({ progressive: true }).toBuffer()
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc2]))
  jpeg.writeUInt16BE(side, frame + 5)
  jpeg.writeUInt16BE(side, frame + 7)
  return jpeg
}

async function gif(side: number): Promise<Buffer> {
  const bytes = await picture().gif().toBuffer()
  const frame = bytes.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 40, 0, 20, 0]))
  for (const offset of [6, 8, frame + 5, frame + 7]) bytes.writeUInt16LE(side, offset)
  return bytes
}

async function avif(side: number): Promise<Buffer> {
  const bytes = await picture().avif().toBuffer()
  const size = bytes.indexOf('ispe') + 8
  bytes.writeUInt32BE(side, size)
  bytes.writeUInt32BE(side, size + 4)
  return bytes
}
