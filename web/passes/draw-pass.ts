import { drawSheet, SHEET_EDGE, SHEET_HEIGHT, SHEET_WIDTH } from '#web/passes/draw-sheet.ts'
import { PAPER } from '#web/passes/paper.ts'
import type { PassDetails } from '#web/passes/pass-details.ts'
import type { QrMatrix } from '#web/passes/qr-matrix.ts'

const LOGO_SPACE = 152

/** Draws a pass on a canvas of its own, as tall as it needs. */
export function drawPass(
  details: PassDetails,
  qr: QrMatrix,
  logo: HTMLImageElement | undefined,
): HTMLCanvasElement {
  const sheet = canvas(SHEET_HEIGHT)
  const pen = penOf(sheet)
  const { height } = drawSheet(pen, details, qr, { logoSpace: logo ? LOGO_SPACE : 0 })
  if (logo) drawLogo(pen, logo)
  return framed(sheet, height)
}

/** The mark is of the band's own green: it stands on a tile of paper. */
function drawLogo(pen: CanvasRenderingContext2D, logo: HTMLImageElement): void {
  pen.fillStyle = PAPER.onBand
  pen.beginPath()
  pen.roundRect(SHEET_EDGE, 42, 124, 124, 24)
  pen.fill()
  pen.drawImage(logo, SHEET_EDGE + 12, 54, 100, 100)
}

/** The used part of the sheet, with a thin border to cut along. */
function framed(sheet: HTMLCanvasElement, height: number): HTMLCanvasElement {
  const pass = canvas(height)
  const pen = penOf(pass)
  pen.drawImage(sheet, 0, 0)
  pen.strokeStyle = PAPER.line
  pen.lineWidth = 4
  pen.strokeRect(2, 2, SHEET_WIDTH - 4, pass.height - 4)
  return pass
}

function canvas(height: number): HTMLCanvasElement {
  const element = document.createElement('canvas')
  element.width = SHEET_WIDTH
  element.height = height
  return element
}

function penOf(element: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = element.getContext('2d')
  if (!pen) throw new Error('The browser has no canvas to draw a pass on')
  return pen
}
