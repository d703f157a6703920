import { deflateRawSync, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { emptyPng, pngChunk } from '#server/testing/attack/png.ts'
import { ERRORS } from '#shared/contract/errors.ts'
import { reencodePicture } from './pictures.ts'

/** Polyglot files and decompression bombs. */

const SCRIPT = '<script>alert(document.cookie)</script>'
const PHP = '<?php system($_GET["c"]); ?>'

function expectRefused(bytes: Buffer): Promise<void> {
  return expect(reencodePicture('asha', bytes)).rejects.toThrow(ERRORS.notAnImage.message)
}

async function expectClean(bytes: Buffer): Promise<void> {
  const clean = Buffer.from(await reencodePicture('asha', bytes))
  expect((await sharp(clean).metadata()).format).toBe('webp')
  for (const trace of ['script', '<?php', 'system(', 'GIF89a', 'PK\u0003\u0004', '<svg']) {
    expect(clean.includes(trace), trace).toBe(false)
  }
}

describe('polyglot files [security-36]', () => {
  test('a GIF whose size bytes start a comment around HTML', async () => {
    const gif = await sharp(plain(8, 8)).gif().toBuffer()
    // An image decoder reads GIF89a/* as a width of 10799 pixels, a script parser as a comment.
    const polyglot = Buffer.concat([
      Buffer.from('GIF89a/*'),
      gif.subarray(8),
      Buffer.from(`*/=1;${SCRIPT}`),
    ])
    const outcome = await reencodePicture('asha', polyglot).catch(() => undefined)
    if (outcome) await expectClean(polyglot)
    await expectClean(Buffer.concat([gif, Buffer.from(SCRIPT)]))
    await expectRefused(Buffer.from(`GIF89a/*${SCRIPT}*/=1;`))
  })

  test('a PNG with PHP in a chunk, after its end and in its pixels', async () => {
    const png = await sharp(plain(8, 8)).png().toBuffer()
    const inChunk = Buffer.concat([
      png.subarray(0, 33),
      pngChunk('zZZz', Buffer.from(PHP)),
      png.subarray(33),
    ])
    await expectClean(inChunk)
    await expectClean(Buffer.concat([png, Buffer.from(PHP)]))
    const pixels = Buffer.alloc(16 * 16 * 3)
    pixels.write(PHP)
    const raw = { width: 16, height: 16, channels: 3 } as const
    await expectClean(await sharp(pixels, { raw }).png({ compressionLevel: 0 }).toBuffer())
  })

  test('a JPEG with a script in its comment, a WebP with one in its EXIF', async () => {
    const jpeg = await sharp(plain(8, 8)).jpeg().toBuffer()
    const comment = Buffer.concat([
      Buffer.from([0xff, 0xfe, 0, SCRIPT.length + 2]),
      Buffer.from(SCRIPT),
    ])
    await expectClean(Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]))
    const exif = { IFD0: { Copyright: SCRIPT, ImageDescription: PHP } }
    await expectClean(await sharp(plain(8, 8)).withExif(exif).webp().toBuffer())
  })

  test('a picture followed by a zip archive', async () => {
    const jpeg = await sharp(plain(8, 8)).jpeg().toBuffer()
    await expectClean(Buffer.concat([jpeg, zip()]))
  })

  test.each([
    ['a zip', zip()],
    ['gzip', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])],
    [
      'SVG with a script',
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="x()">${SCRIPT}</svg>`),
    ],
    [
      'SVG that reads a file',
      Buffer.from('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
    ],
    [
      'ImageMagick’s own language',
      Buffer.from('push graphic-context\nfill "url(https://evil.example/)"\npop'),
    ],
    ['a shell script', Buffer.from('#!/bin/sh\nid\n')],
    ['an ELF program', Buffer.from('\x7fELF\x02\x01\x01', 'latin1')],
    ['MP4', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomiso2', 'latin1')],
  ])('rejects %s, whatever its name', async (_what, bytes) => {
    await expectRefused(bytes)
  })
})

describe('decompression bombs [security-37]', () => {
  test('100 million pixels in a few kilobytes', async () => {
    const bomb = emptyPng(10_000, 10_000)
    expect(bomb.byteLength).toBeLessThan(20_000)
    await expectRefused(bomb)
  })

  test.each([
    [65_535, 65_535],
    [2 ** 31 - 1, 1],
    [1, 2 ** 31 - 1],
    [2 ** 31 - 1, 2 ** 31 - 1],
    [2 ** 32 - 1, 2 ** 32 - 1],
    [0, 0],
    [0, 10],
  ])('a PNG with a header of %i x %i', async (width, height) => {
    await expectRefused(emptyPng(width, height, { rows: Buffer.alloc(100) }))
  })

  test('a JPEG and a GIF with headers of 65,535 x 65,535', async () => {
    const jpeg = await sharp(plain(8, 8)).jpeg().toBuffer()
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
    jpeg.writeUInt16BE(65_535, frame + 5)
    jpeg.writeUInt16BE(65_535, frame + 7)
    await expectRefused(jpeg)

    const gif = await sharp(plain(8, 8)).gif().toBuffer()
    gif.writeUInt16LE(65_535, 6)
    gif.writeUInt16LE(65_535, 8)
    // The decoder uses the frame's width, which is 8.
    expect(await sharp(await reencodePicture('asha', gif)).metadata()).toMatchObject({
      width: 8,
      height: 8,
    })
  })

  test('does not copy a PNG text chunk that unpacks to 20 MB', async () => {
    const png = await sharp(plain(8, 8)).png().toBuffer()
    const packed = deflateSync(Buffer.alloc(20_000_000, 'a'))
    const text = pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), packed]))
    const bomb = Buffer.concat([png.subarray(0, 33), text, png.subarray(33)])
    const outcome = await reencodePicture('asha', bomb).catch((error: Error) => error)
    if (outcome instanceof Error) expect(outcome.message).toBe(ERRORS.notAnImage.message)
    else expect(outcome.byteLength).toBeLessThan(1000)
  })
})

function plain(width: number, height: number) {
  return { create: { width, height, channels: 3, background: '#a06040' } } as const
}

/** An archive with one file: magic bytes and compressed content only. */
function zip(): Buffer {
  const header = Buffer.from('504b0304140000000800', 'hex')
  return Buffer.concat([header, Buffer.alloc(20), deflateRawSync(Buffer.alloc(1000))])
}
