import { PASS_MARGIN } from '#shared/domain/passes.ts'
import { drawPass } from '#web/passes/draw-pass.ts'
import { encodeQr } from '#web/passes/encode-qr.ts'
import type { PassDetails } from '#web/passes/pass-details.ts'
import { withResolution } from '#web/passes/png-resolution.ts'

const LOGO = '/favicon.svg'
/** The pass is 1080 pixels wide: this makes it 9 cm on paper. */
const DOTS_PER_INCH = 300

/**
 * The pass as a PNG that is printed 9 cm wide, on white paper. Without the logo when it
 * can't be loaded (document 2, section 8). Rejects when the browser can't make the picture.
 */
export async function passImage(details: PassDetails): Promise<Blob> {
  const [logo] = await Promise.all([loadedImage(LOGO), loadedFonts()])
  const canvas = drawPass(details, encodeQr(details.qrText, PASS_MARGIN), logo)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The browser could not make a PNG of the pass')
  const png = withResolution(new Uint8Array(await blob.arrayBuffer()), DOTS_PER_INCH)
  return new Blob([png], { type: blob.type })
}

async function loadedImage(address: string): Promise<HTMLImageElement | undefined> {
  const image = new Image()
  image.src = address
  try {
    await image.decode()
    return image
  } catch {
    return undefined
  }
}

/** A canvas does not wait for fonts by itself. A font that fails is replaced by the next one. */
async function loadedFonts(): Promise<void> {
  await Promise.allSettled([document.fonts.load('600 48px Eczar')])
}
