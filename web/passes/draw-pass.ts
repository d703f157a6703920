import { drawText, type Pen, type Type } from '#web/passes/canvas-text.ts'
import { PAPER } from '#web/passes/paper.ts'
import type { PassDetails } from '#web/passes/pass-details.ts'
import { darkRuns, modulePixels, type QrMatrix } from '#web/passes/qr-matrix.ts'

const WIDTH = 1080
const EDGE = 72
const INNER = WIDTH - 2 * EDGE
const GAP = 48
const QR_SPACE = 640
/** More than the longest pass needs; what is not used is cut off. */
const SHEET = 4000

const DISPLAY = 'Eczar, Georgia, "Noto Serif Devanagari", serif'
const SANS = 'system-ui, "Noto Sans", "Noto Sans Devanagari", Arial, sans-serif'

const HALL: Type = { font: `600 54px ${DISPLAY}`, colour: PAPER.onBand, height: 62 }
const TITLE: Type = { font: `500 34px ${SANS}`, colour: PAPER.onBand, height: 46 }
const NAME: Type = { font: `600 64px ${DISPLAY}`, colour: PAPER.ink, height: 74, align: 'center' }
const CODE: Type = { font: `700 50px ${SANS}`, colour: PAPER.band, height: 66, align: 'center' }
const LABEL: Type = { font: `400 30px ${SANS}`, colour: PAPER.softInk, height: 42 }
const VALUE: Type = { font: `600 36px ${SANS}`, colour: PAPER.ink, height: 48 }
const NOTE: Type = { font: `400 29px ${SANS}`, colour: PAPER.softInk, height: 42, align: 'center' }

/** Draws a pass on a canvas of its own, as tall as it needs. */
export function drawPass(
  details: PassDetails,
  qr: QrMatrix,
  logo: HTMLImageElement | undefined,
): HTMLCanvasElement {
  const sheet = canvas(SHEET)
  const pen = penOf(sheet)
  pen.fillStyle = PAPER.white
  pen.fillRect(0, 0, WIDTH, SHEET)

  let y = drawBand(pen, details, logo) + 64
  y = drawText(pen, details.name, NAME, { x: WIDTH / 2, y, width: INNER })
  if (details.code !== undefined) {
    y = drawText(pen, details.code, CODE, { x: WIDTH / 2, y: y + 8, width: INNER })
  }
  y = drawQr(pen, qr, y + 28) + 36
  y = drawRows(pen, details.rows, y)
  y = drawText(pen, details.note, NOTE, { x: WIDTH / 2, y: y + 40, width: INNER }) + 56
  return framed(sheet, y)
}

/** Every draw function answers with the y below what it drew. */
function drawBand(
  pen: Pen,
  { hall, title }: PassDetails,
  logo: HTMLImageElement | undefined,
): number {
  const height = 208
  pen.fillStyle = PAPER.band
  pen.fillRect(0, 0, WIDTH, height)
  pen.fillStyle = PAPER.accent
  pen.fillRect(0, height, WIDTH, 10)
  const x = logo ? EDGE + 152 : EDGE
  if (logo) {
    // The mark is of the band's own green: it stands on a tile of paper.
    pen.fillStyle = PAPER.onBand
    pen.beginPath()
    pen.roundRect(EDGE, 42, 124, 124, 24)
    pen.fill()
    pen.drawImage(logo, EDGE + 12, 54, 100, 100)
  }
  const below = drawText(pen, hall, HALL, { x, y: 46, width: WIDTH - x - EDGE })
  drawText(pen, title, TITLE, { x, y: below + 6, width: WIDTH - x - EDGE })
  return height + 10
}

function drawQr(pen: Pen, qr: QrMatrix, y: number): number {
  const pixels = modulePixels(qr, QR_SPACE)
  const left = Math.round((WIDTH - pixels * qr.size) / 2)
  pen.fillStyle = PAPER.ink
  for (const [rowNumber, row] of qr.rows.entries()) {
    for (const run of darkRuns(row)) {
      pen.fillRect(left + run.start * pixels, y + rowNumber * pixels, run.length * pixels, pixels)
    }
  }
  return y + qr.size * pixels
}

function drawRows(pen: Pen, rows: PassDetails['rows'], top: number): number {
  const half = (INNER - GAP) / 2
  let y = top
  let below = top
  let onRight = false
  for (const { label, value, wide = false } of rows) {
    if (wide || !onRight) {
      y = below
      pen.fillStyle = PAPER.line
      pen.fillRect(EDGE, y, INNER, 2)
    }
    const right = !wide && onRight
    const place = { x: EDGE + (right ? half + GAP : 0), width: wide ? INNER : half }
    const valueTop = drawText(pen, label, LABEL, { ...place, y: y + 22 })
    below = Math.max(below, drawText(pen, value, VALUE, { ...place, y: valueTop }) + 22)
    onRight = !wide && !onRight
  }
  pen.fillStyle = PAPER.line
  pen.fillRect(EDGE, below, INNER, 2)
  return below
}

/** The used part of the sheet, with a thin border to cut along. */
function framed(sheet: HTMLCanvasElement, height: number): HTMLCanvasElement {
  const pass = canvas(Math.round(height))
  const pen = penOf(pass)
  pen.drawImage(sheet, 0, 0)
  pen.strokeStyle = PAPER.line
  pen.lineWidth = 4
  pen.strokeRect(2, 2, WIDTH - 4, pass.height - 4)
  return pass
}

function canvas(height: number): HTMLCanvasElement {
  const element = document.createElement('canvas')
  element.width = WIDTH
  element.height = height
  return element
}

function penOf(element: HTMLCanvasElement): Pen {
  const pen = element.getContext('2d')
  if (!pen) throw new Error('The browser has no canvas to draw a pass on')
  return pen
}
