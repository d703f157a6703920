import { drawText, type Pen, type Type } from '#web/passes/canvas-text.ts'
import { PAPER } from '#web/passes/paper.ts'
import type { PassDetails } from '#web/passes/pass-details.ts'
import { darkRuns, modulePixels, type QrMatrix } from '#web/passes/qr-matrix.ts'

export const SHEET_WIDTH = 1080
/** More than the longest pass needs; what is not used is cut off. */
export const SHEET_HEIGHT = 4000
export const SHEET_EDGE = 72
const INNER = SHEET_WIDTH - 2 * SHEET_EDGE
const GAP = 48
const QR_SPACE = 640

const DISPLAY = 'Eczar, Georgia, "Noto Serif Devanagari", serif'
const SANS = 'system-ui, "Noto Sans", "Noto Sans Devanagari", Arial, sans-serif'

const HALL: Type = { font: `600 54px ${DISPLAY}`, colour: PAPER.onBand, height: 62 }
const TITLE: Type = { font: `500 34px ${SANS}`, colour: PAPER.onBand, height: 46 }
const NAME: Type = { font: `600 64px ${DISPLAY}`, colour: PAPER.ink, height: 74, align: 'center' }
const CODE: Type = { font: `700 50px ${SANS}`, colour: PAPER.band, height: 66, align: 'center' }
const LABEL: Type = { font: `400 30px ${SANS}`, colour: PAPER.softInk, height: 42 }
const VALUE: Type = { font: `600 36px ${SANS}`, colour: PAPER.ink, height: 48 }
const NOTE: Type = { font: `400 29px ${SANS}`, colour: PAPER.softInk, height: 42, align: 'center' }

type QrPlace = { x: number; y: number; module: number }

/**
 * Draws all of a pass but its logo, which gets `logoSpace` pixels. Answers with the height used and
 * where the QR code's top left module lies, its margin counted, and how many pixels a module has.
 */
export function drawSheet(
  pen: Pen,
  details: PassDetails,
  qr: QrMatrix,
  { logoSpace }: { logoSpace: number },
): { height: number; qr: QrPlace } {
  pen.fillStyle = PAPER.white
  pen.fillRect(0, 0, SHEET_WIDTH, SHEET_HEIGHT)

  const middle = SHEET_WIDTH / 2
  let y = drawBand(pen, details, SHEET_EDGE + logoSpace) + 64
  y = drawText(pen, details.name, NAME, { x: middle, y, width: INNER })
  if (details.code !== undefined) {
    y = drawText(pen, details.code, CODE, { x: middle, y: y + 8, width: INNER })
  }
  const place = qrPlace(qr, y + 28)
  drawQr(pen, qr, place)
  y = drawRows(pen, details.rows, place.y + qr.size * place.module + 36)
  y = drawText(pen, details.note, NOTE, { x: middle, y: y + 40, width: INNER }) + 56
  return { height: Math.round(y), qr: place }
}

/** This and drawRows answer with the y below what they drew. */
function drawBand(pen: Pen, { hall, title }: PassDetails, x: number): number {
  const height = 208
  pen.fillStyle = PAPER.band
  pen.fillRect(0, 0, SHEET_WIDTH, height)
  pen.fillStyle = PAPER.accent
  pen.fillRect(0, height, SHEET_WIDTH, 10)
  const width = SHEET_WIDTH - x - SHEET_EDGE
  const below = drawText(pen, hall, HALL, { x, y: 46, width })
  drawText(pen, title, TITLE, { x, y: below + 6, width })
  return height + 10
}

function qrPlace(qr: QrMatrix, y: number): QrPlace {
  const module = modulePixels(qr, QR_SPACE)
  return { x: Math.round((SHEET_WIDTH - module * qr.size) / 2), y, module }
}

function drawQr(pen: Pen, qr: QrMatrix, { x, y, module }: QrPlace): void {
  pen.fillStyle = PAPER.ink
  for (const [rowNumber, row] of qr.rows.entries()) {
    for (const run of darkRuns(row)) {
      pen.fillRect(x + run.start * module, y + rowNumber * module, run.length * module, module)
    }
  }
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
      pen.fillRect(SHEET_EDGE, y, INNER, 2)
    }
    const right = !wide && onRight
    const place = { x: SHEET_EDGE + (right ? half + GAP : 0), width: wide ? INNER : half }
    const valueTop = drawText(pen, label, LABEL, { ...place, y: y + 22 })
    below = Math.max(below, drawText(pen, value, VALUE, { ...place, y: valueTop }) + 22)
    onRight = !wide && !onRight
  }
  pen.fillStyle = PAPER.line
  pen.fillRect(SHEET_EDGE, below, INNER, 2)
  return below
}
