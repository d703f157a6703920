import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { PHOTO_MAX_SIDE } from '#web/scanning/photo-tries.ts'
import type { Picture } from '#web/scanning/picture.ts'
import { QR_OPTIONS } from '#web/scanning/qr-options.ts'
import { fittedSize } from '#web/ui/fitted-size.ts'

const WASM = new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
prepareZXingModule({ overrides: { wasmBinary: readFileSync(WASM).buffer } })

/** A photo's pixels as web/scanning/photo-pixels.ts takes them in a browser, here by sharp. */
export async function filePixels(file: Buffer): Promise<Picture> {
  const { width, height } = await sharp(file).metadata()
  const { data, info } = await sharp(file)
    .resize({ ...fittedSize({ width, height }, PHOTO_MAX_SIDE), fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

/** One try of zxing, as the worker makes it (web/scanning/qr-worker.ts). */
export async function read(picture: Picture): Promise<string | undefined> {
  const found = await readBarcodes({ ...picture, colorSpace: 'srgb' }, QR_OPTIONS)
  return found[0]?.text
}
