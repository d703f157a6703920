import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { PHOTO_MAX_SIDE, QR_OPTIONS } from '#web/scanning/photo-variants.ts'
import type { Picture } from '#web/scanning/picture.ts'
import { fittedSize } from '#web/ui/photo/images.ts'

const WASM = new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
prepareZXingModule({ overrides: { wasmBinary: readFileSync(WASM).buffer } })

/** Decodes a photo with sharp, as web/scanning/photo-pixels.ts does in a browser. */
export async function photoPixels(file: Buffer): Promise<Picture> {
  const { width, height } = await sharp(file).metadata()
  const { data, info } = await sharp(file)
    .resize({ ...fittedSize({ width, height }, PHOTO_MAX_SIDE), fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

/** Runs zxing once, like web/scanning/qr-worker.ts. */
export async function readQr(picture: Picture): Promise<string | undefined> {
  const found = await readBarcodes({ ...picture, colorSpace: 'srgb' }, QR_OPTIONS)
  return found[0]?.text
}
