import sharp from 'sharp'
import { blank, fromSharp, type Pixels } from '#bench/photos/pixels.ts'
import type { Random } from '#bench/photos/random.ts'
import { SheetPen } from '#bench/photos/sheet-pen.ts'
import { makeVisitor } from '#bench/photos/visitors.ts'
import { passPicture } from '#server/mail/pass-picture.ts'
import { PASS_MARGIN, visitorPassText } from '#shared/domain/pass/passes.ts'
import { DEFAULT_SETTINGS } from '#shared/domain/settings/settings.ts'
import { visitorPass } from '#web/features/tour/pass/visitor-pass.ts'
import type { PassTour } from '#web/features/tour/pass/visitor-pass-state.ts'
import { drawSheet, SHEET_HEIGHT, SHEET_WIDTH } from '#web/passes/draw-sheet.ts'
import { encodeQr } from '#web/passes/encode-qr.ts'

/** The picture of a pass. `code` is the position of its QR code, without the margin. */
export type Pass = {
  pixels: Pixels
  code: { x: number; y: number; side: number; modules: number }
  text: string
}

type Picture = Omit<Pass, 'text'>

const GENERATED_AT = '2026-11-20T09:30:00.000Z'

/** Makes a visitor's pass: even numbers as the saved picture, odd ones as shown in the email. */
export async function makePass(number: number, random: Random): Promise<Pass> {
  const tour = makeVisitor(number, random)
  const text = visitorPassText(tour, GENERATED_AT)
  const picture = number % 2 === 0 ? savedPass(tour, text) : await mailedPass(text)
  return { ...picture, text }
}

/** The picture that Download Pass saves. */
function savedPass(tour: PassTour, text: string): Picture {
  const pen = new SheetPen({ width: SHEET_WIDTH, height: SHEET_HEIGHT })
  const matrix = encodeQr(text, PASS_MARGIN)
  const { height, qr } = drawSheet(
    pen,
    visitorPass(tour, { hallDetails: DEFAULT_SETTINGS, qrText: text }),
    matrix,
    {
      logoSpace: 0,
    },
  )
  const modules = matrix.size - 2 * PASS_MARGIN
  const margin = PASS_MARGIN * qr.module
  return {
    pixels: { ...pen.pixels, data: pen.pixels.data.subarray(0, SHEET_WIDTH * height * 3), height },
    code: { x: qr.x + margin, y: qr.y + margin, side: modules * qr.module, modules },
  }
}

/** The picture in the email, on a white background. */
async function mailedPass(text: string): Promise<Picture> {
  const picture = await fromSharp(sharp(await passPicture(text)))
  const { size } = encodeQr(text, PASS_MARGIN)
  const margin = PASS_MARGIN * (picture.width / size)
  const edge = Math.round(picture.width / 5)
  const mail = blank({ width: picture.width + 2 * edge, height: picture.height + 2 * edge })
  for (let y = 0; y < picture.height; y++) {
    const row = picture.data.subarray(y * picture.width * 3, (y + 1) * picture.width * 3)
    mail.data.set(row, ((y + edge) * mail.width + edge) * 3)
  }
  const start = edge + margin
  const modules = size - 2 * PASS_MARGIN
  return { pixels: mail, code: { x: start, y: start, side: picture.width - 2 * margin, modules } }
}
