import { wrapText } from '#web/passes/wrap-text.ts'

/** The part of a canvas's context that a pass is drawn with. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  'font' | 'fillStyle' | 'textAlign' | 'textBaseline' | 'fillRect' | 'fillText'
> & { measureText(text: string): { width: number } }
/** How a text is set; `height` is that of a line, in pixels. */
export type Type = { font: string; colour: string; height: number; align?: CanvasTextAlign }

/** Sets a text in as many lines as it needs and answers with the y below the last. */
export function drawText(
  pen: Pen,
  text: string,
  type: Type,
  place: { x: number; y: number; width: number },
): number {
  pen.font = type.font
  pen.fillStyle = type.colour
  pen.textAlign = type.align ?? 'left'
  pen.textBaseline = 'alphabetic'
  const lines = wrapText(text, place.width, (line) => pen.measureText(line).width)
  for (const [index, line] of lines.entries()) {
    pen.fillText(line, place.x, place.y + index * type.height + type.height * 0.78)
  }
  return place.y + lines.length * type.height
}
