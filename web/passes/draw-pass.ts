import { drawSheet, SHEET_HEIGHT, SHEET_MARGIN, SHEET_WIDTH } from '#web/passes/draw-sheet.ts'
import { PASS_COLOURS } from '#web/passes/pass-colours.ts'
import type { PassDetails } from '#web/passes/pass-details.ts'
import type { QrMatrix } from '#web/passes/qr-matrix.ts'

const LOGO_SPACE = 152

/** Draws a pass on a new canvas that is as tall as its content. */
export function drawPass(
  details: PassDetails,
  qr: QrMatrix,
  logo: HTMLImageElement | undefined,
): HTMLCanvasElement {
  const sheet = createCanvas(SHEET_HEIGHT)
  const context = getContext(sheet)
  const { height } = drawSheet(context, details, qr, { logoSpace: logo ? LOGO_SPACE : 0 })
  if (logo) drawLogo(context, logo)
  return cropWithBorder(sheet, height)
}

/** Draws the logo on a light tile, because logo and band have the same green. */
function drawLogo(context: CanvasRenderingContext2D, logo: HTMLImageElement): void {
  context.fillStyle = PASS_COLOURS.onBand
  context.beginPath()
  context.roundRect(SHEET_MARGIN, 42, 124, 124, 24)
  context.fill()
  context.drawImage(logo, SHEET_MARGIN + 12, 54, 100, 100)
}

/** Returns the top `height` pixels of the sheet, with a thin border to cut along. */
function cropWithBorder(sheet: HTMLCanvasElement, height: number): HTMLCanvasElement {
  const pass = createCanvas(height)
  const context = getContext(pass)
  context.drawImage(sheet, 0, 0)
  context.strokeStyle = PASS_COLOURS.line
  context.lineWidth = 4
  context.strokeRect(2, 2, SHEET_WIDTH - 4, pass.height - 4)
  return pass
}

function createCanvas(height: number): HTMLCanvasElement {
  const element = document.createElement('canvas')
  element.width = SHEET_WIDTH
  element.height = height
  return element
}

function getContext(element: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = element.getContext('2d')
  if (!context) throw new Error('This browser has no 2D canvas')
  return context
}
