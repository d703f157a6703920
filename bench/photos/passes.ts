import sharp from 'sharp'
import { blank, fromSharp, type Pixels } from '#bench/photos/pixels.ts'
import type { Chance } from '#bench/photos/seeded.ts'
import { SheetPen } from '#bench/photos/sheet-pen.ts'
import { visitorNumber } from '#bench/photos/visitors.ts'
import { passPicture } from '#server/mail/pass-picture.ts'
import { HALL_NAME } from '#shared/domain/hall.ts'
import { PASS_MARGIN, visitorPassText } from '#shared/domain/passes.ts'
import { visitorPass } from '#web/features/tour/visitor-pass.ts'
import type { PassTour } from '#web/features/tour/visitor-pass-state.ts'
import { drawSheet, SHEET_HEIGHT, SHEET_WIDTH } from '#web/passes/draw-sheet.ts'
import { encodeQr } from '#web/passes/encode-qr.ts'

/** A pass as it lies before the camera. `code` is the square of its modules, without the margin. */
export type Pass = {
  pixels: Pixels
  code: { x: number; y: number; side: number; modules: number }
  text: string
}

type Picture = Omit<Pass, 'text'>

const GENERATED_AT = '2026-11-20T09:30:00.000Z'

/** Visitors' passes in turn as the saved picture and as the mail shows it. */
export async function passNumber(number: number, chance: Chance): Promise<Pass> {
  const tour = visitorNumber(number, chance)
  const text = visitorPassText(tour, GENERATED_AT)
  const picture = number % 2 === 0 ? savedPass(tour, text) : await mailedPass(text)
  return { ...picture, text }
}

/** What the web's Download saves. */
function savedPass(tour: PassTour, text: string): Picture {
  const pen = new SheetPen({ width: SHEET_WIDTH, height: SHEET_HEIGHT })
  const matrix = encodeQr(text, PASS_MARGIN)
  const { height, qr } = drawSheet(
    pen,
    visitorPass(tour, { hall: HALL_NAME, qrText: text }),
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

/** The picture that the mail carries, on the mail's white. */
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
