import { encode } from 'uqr'
import { PASS_MARGIN } from '#shared/domain/pass/passes.ts'
import { encodeAtBestLevel } from '#shared/domain/pass/qr-level.ts'

/** Pixels per module: a whole number for sharp edges, large enough to print. */
const MODULE_PIXELS = 8

/** Renders a pass's text as a QR code: a PNG, black on white. */
export async function passPicture(text: string): Promise<Buffer> {
  const { size, data } = encodeAtBestLevel((ecc) =>
    encode(text, { ecc, boostEcc: true, border: PASS_MARGIN }),
  )
  const modules = Buffer.from(data.flatMap((row) => row.map((dark) => (dark ? 0 : 255))))
  const side = size * MODULE_PIXELS
  // Loaded with the first pass: see storage/pictures.ts.
  const { default: sharp } = await import('sharp')
  return sharp(modules, { raw: { width: size, height: size, channels: 1 } })
    .resize(side, side, { kernel: 'nearest' })
    .png()
    .toBuffer()
}
