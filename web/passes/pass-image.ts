import { PASS_MARGIN } from '#shared/domain/pass/passes.ts'
import { drawPass } from '#web/passes/draw-pass.ts'
import { encodeQr } from '#web/passes/encode-qr.ts'
import type { PassDetails } from '#web/passes/pass-details.ts'
import { withResolution } from '#web/passes/png-resolution.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'

const LOGO = '/favicon.svg'
/** At this resolution, a pass 1080 pixels wide prints 9 cm wide. */
const DOTS_PER_INCH = 300

/**
 * Returns the pass as a PNG that prints 9 cm wide. Omits the logo if it can't be loaded (specification document 2,
 * section 8). Throws if the browser can't create the image.
 */
export async function passImage(details: PassDetails): Promise<Blob> {
  const [logo] = await Promise.all([
    loadImage(LOGO),
    loadFonts(`${details.hallName} ${details.name}`),
  ])
  const shown = { ...details, demo: isDemoMode() }
  const canvas = drawPass(shown, encodeQr(details.qrText, PASS_MARGIN), logo)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error("The browser couldn't create a PNG of the pass")
  const png = withResolution(new Uint8Array(await blob.arrayBuffer()), DOTS_PER_INCH)
  return new Blob([png], { type: blob.type })
}

async function loadImage(url: string): Promise<HTMLImageElement | undefined> {
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    return image
  } catch {
    return undefined
  }
}

/**
 * Loads the web fonts for the characters of `text`, because a canvas does not wait for them. Devanagari has a file of
 * its own. If loading fails, the canvas uses the fallback font.
 */
async function loadFonts(text: string): Promise<void> {
  await Promise.allSettled([document.fonts.load('600 48px Eczar', text)])
}
