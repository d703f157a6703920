import { type DrawingContext, drawText, type TextStyle } from '#web/passes/canvas-text.ts'
import { PASS_COLOURS } from '#web/passes/pass-colours.ts'
import type { PassDetails } from '#web/passes/pass-details.ts'
import { darkRuns, modulePixels, type QrMatrix } from '#web/passes/qr-matrix.ts'

export const SHEET_WIDTH = 1080
/** More than any pass needs; the unused part is cut off. */
export const SHEET_HEIGHT = 4000
export const SHEET_MARGIN = 72
const INNER = SHEET_WIDTH - 2 * SHEET_MARGIN
const GAP = 48
const QR_MAX_SIDE = 640

// The Devanagari fonts of Android and Linux, of Apple, and of Windows.
const DEVANAGARI = '"Noto Sans Devanagari", "Kohinoor Devanagari", "Nirmala UI"'
const DISPLAY = `Eczar, Georgia, "Noto Serif Devanagari", ${DEVANAGARI}, serif`
const SANS = `system-ui, "Noto Sans", ${DEVANAGARI}, Arial, sans-serif`

const HALL: TextStyle = { font: `600 54px ${DISPLAY}`, colour: PASS_COLOURS.onBand, height: 62 }
const TITLE: TextStyle = { font: `500 34px ${SANS}`, colour: PASS_COLOURS.onBand, height: 46 }
const NAME: TextStyle = {
  font: `600 64px ${DISPLAY}`,
  colour: PASS_COLOURS.ink,
  height: 74,
  align: 'center',
}
const CODE: TextStyle = {
  font: `700 50px ${SANS}`,
  colour: PASS_COLOURS.band,
  height: 66,
  align: 'center',
}
const LABEL: TextStyle = { font: `400 30px ${SANS}`, colour: PASS_COLOURS.softInk, height: 42 }
const VALUE: TextStyle = { font: `600 36px ${SANS}`, colour: PASS_COLOURS.ink, height: 48 }
const NOTE: TextStyle = {
  font: `400 29px ${SANS}`,
  colour: PASS_COLOURS.softInk,
  height: 42,
  align: 'center',
}

const WATERMARK: TextStyle = {
  font: `800 200px ${SANS}`,
  colour: PASS_COLOURS.watermark,
  height: 200,
  align: 'center',
}

/** The top left corner of a QR code, margin included, and the pixels per module. */
type QrPosition = { x: number; y: number; module: number }

/**
 * Draws a pass except for its logo: `logoSpace` pixels on the left of the band stay free for it. Returns the height
 * of the content and the position of the QR code.
 */
export function drawSheet(
  context: DrawingContext,
  details: PassDetails,
  qr: QrMatrix,
  { logoSpace }: { logoSpace: number },
): { height: number; qr: QrPosition } {
  context.fillStyle = PASS_COLOURS.white
  context.fillRect(0, 0, SHEET_WIDTH, SHEET_HEIGHT)

  const middle = SHEET_WIDTH / 2
  let y = drawBand(context, details, SHEET_MARGIN + logoSpace) + 64
  y = drawText(context, details.name, NAME, { x: middle, y, width: INNER })
  if (details.code !== undefined) {
    y = drawText(context, details.code, CODE, { x: middle, y: y + 8, width: INNER })
  }
  const position = qrPosition(qr, y + 28)
  drawQr(context, qr, position)
  y = drawRows(context, details.rows, position.y + qr.size * position.module + 36)
  if (details.demo) drawWatermark(context, [middle, position.y - 150, y - 60])
  y = drawText(context, details.note, NOTE, { x: middle, y: y + 40, width: INNER }) + 56
  return { height: Math.round(y), qr: position }
}

/** Draws the watermark outside of the QR code, so that a scanner can read the code and say that it is a demo pass. */
function drawWatermark(context: DrawingContext, [middle, ...lines]: [number, ...number[]]): void {
  for (const y of lines) drawText(context, 'DEMO', WATERMARK, { x: middle, y, width: INNER })
}

/** Draws the coloured band with the hall's name and the pass's title. Returns the y coordinate below it. */
function drawBand(context: DrawingContext, { hallName, title }: PassDetails, x: number): number {
  const height = 208
  context.fillStyle = PASS_COLOURS.band
  context.fillRect(0, 0, SHEET_WIDTH, height)
  context.fillStyle = PASS_COLOURS.accent
  context.fillRect(0, height, SHEET_WIDTH, 10)
  const width = SHEET_WIDTH - x - SHEET_MARGIN
  const below = drawText(context, hallName, HALL, { x, y: 46, width })
  drawText(context, title, TITLE, { x, y: below + 6, width })
  return height + 10
}

function qrPosition(qr: QrMatrix, y: number): QrPosition {
  const module = modulePixels(qr, QR_MAX_SIDE)
  return { x: Math.round((SHEET_WIDTH - module * qr.size) / 2), y, module }
}

function drawQr(context: DrawingContext, qr: QrMatrix, { x, y, module }: QrPosition): void {
  context.fillStyle = PASS_COLOURS.ink
  for (const [rowNumber, row] of qr.rows.entries()) {
    for (const run of darkRuns(row)) {
      context.fillRect(x + run.start * module, y + rowNumber * module, run.length * module, module)
    }
  }
}

/** Draws labels and values in two columns. Returns the y coordinate below the last row. */
function drawRows(context: DrawingContext, rows: PassDetails['rows'], top: number): number {
  const half = (INNER - GAP) / 2
  let y = top
  let below = top
  let onRight = false
  for (const { label, value, wide = false } of rows) {
    if (wide || !onRight) {
      y = below
      context.fillStyle = PASS_COLOURS.line
      context.fillRect(SHEET_MARGIN, y, INNER, 2)
    }
    const right = !wide && onRight
    const box = { x: SHEET_MARGIN + (right ? half + GAP : 0), width: wide ? INNER : half }
    const valueTop = drawText(context, label, LABEL, { ...box, y: y + 22 })
    below = Math.max(below, drawText(context, value, VALUE, { ...box, y: valueTop }) + 22)
    onRight = !wide && !onRight
  }
  context.fillStyle = PASS_COLOURS.line
  context.fillRect(SHEET_MARGIN, below, INNER, 2)
  return below
}
