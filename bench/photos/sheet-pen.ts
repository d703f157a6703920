import { blank, type Colour, fill, type Pixels, type Size } from '#bench/photos/pixels.ts'
import type { DrawingContext } from '#web/passes/canvas-text.ts'

/** A letter's width and height, relative to the font size. */
const LETTER_WIDTH = 0.55
const LETTER_HEIGHT = 0.5
const STROKE = 0.12

/**
 * Draws a pass without a browser. Fonts differ between machines, so each letter is drawn as strokes of the
 * same size: to a QR reader, letters and strokes are just dark marks beside the code.
 */
export class SheetPen implements DrawingContext {
  readonly pixels: Pixels
  font = '16px sans-serif'
  fillStyle: DrawingContext['fillStyle'] = '#000000'
  textAlign: CanvasTextAlign = 'left'
  textBaseline: CanvasTextBaseline = 'alphabetic'

  constructor(size: Size) {
    this.pixels = blank(size)
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    fill(this.pixels, { x, y, width, height }, this.#colour())
  }

  fillText(text: string, x: number, baseline: number): void {
    const size = this.#fontSize()
    const start = this.textAlign === 'center' ? x - this.measureText(text).width / 2 : x
    for (const [index, letter] of [...text].entries()) {
      if (letter === ' ') continue
      const left = start + index * size * LETTER_WIDTH
      const height = size * LETTER_HEIGHT
      this.fillRect(left, baseline - height, size * STROKE, height)
      this.fillRect(left, baseline - height, size * (LETTER_WIDTH - STROKE), size * STROKE)
    }
  }

  measureText(text: string): { width: number } {
    return { width: [...text].length * this.#fontSize() * LETTER_WIDTH }
  }

  #fontSize(): number {
    return Number(/(\d+)px/.exec(this.font)?.[1] ?? 16)
  }

  #colour(): Colour {
    const code = Number.parseInt(String(this.fillStyle).slice(1), 16)
    return [code >> 16, (code >> 8) & 255, code & 255]
  }
}
