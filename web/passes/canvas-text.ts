import { wrapText } from '#web/passes/wrap-text.ts'

/** The part of a canvas's 2D context that drawing a pass needs. */
export type DrawingContext = Pick<
  CanvasRenderingContext2D,
  'font' | 'fillStyle' | 'textAlign' | 'textBaseline' | 'fillRect' | 'fillText'
> & { measureText(text: string): { width: number } }
/** `height` is the line height, in pixels. */
export type TextStyle = { font: string; colour: string; height: number; align?: CanvasTextAlign }

/** Draws text, wrapped to the width of `box`. Returns the y coordinate below the last line. */
export function drawText(
  context: DrawingContext,
  text: string,
  style: TextStyle,
  box: { x: number; y: number; width: number },
): number {
  context.font = style.font
  context.fillStyle = style.colour
  context.textAlign = style.align ?? 'left'
  context.textBaseline = 'alphabetic'
  const lines = wrapText(text, box.width, (line) => context.measureText(line).width)
  for (const [index, line] of lines.entries()) {
    context.fillText(line, box.x, box.y + index * style.height + style.height * 0.78)
  }
  return box.y + lines.length * style.height
}
