import { expect, test } from 'vitest'
import type { DrawingContext } from '#web/passes/canvas-text.ts'
import { drawSheet } from '#web/passes/draw-sheet.ts'
import { encodeQr } from '#web/passes/encode-qr.ts'

const DETAILS = {
  hallName: 'Dyanpeeth Abhyasika',
  title: 'Visitor Pass',
  name: 'Asha Rane',
  rows: [{ label: 'Date', value: '15 Mar 2026' }],
  note: 'Please arrive early.',
  qrText: '{}',
}

/** Draws a pass. Returns its texts and their y coordinates. */
function drawnTexts(demo: boolean): { text: string; y: number }[] {
  const texts: { text: string; y: number }[] = []
  const context: DrawingContext = {
    font: '',
    fillStyle: '',
    textAlign: 'left',
    textBaseline: 'alphabetic',
    fillRect: () => {},
    fillText: (text, _x, y) => void texts.push({ text, y }),
    measureText: (text) => ({ width: text.length * 10 }),
  }
  drawSheet(context, { ...DETAILS, demo }, encodeQr('{}', 2), { logoSpace: 0 })
  return texts
}

test('a pass of demo mode has a watermark above and below its QR code [pass-14]', () => {
  const marks = drawnTexts(true).filter(({ text }) => text === 'DEMO')
  expect(marks).toHaveLength(2)
  expect(drawnTexts(false).map(({ text }) => text)).not.toContain('DEMO')
})
