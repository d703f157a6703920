/** A QR code as rows of modules; true is dark. `size` is the number of modules per side, including the margin. */
export type QrMatrix = { size: number; rows: readonly (readonly boolean[])[] }

/** Returns the dark modules as one SVG path, with one unit per module. Adjacent modules of a row form one bar. */
export function qrPath({ rows }: QrMatrix): string {
  return rows
    .map((row, y) =>
      darkRuns(row)
        .map((run) => barPath(run, y))
        .join(''),
    )
    .join('')
}

/** Returns the runs of adjacent dark modules in a row. */
export function darkRuns(row: readonly boolean[]): { start: number; length: number }[] {
  const runs: { start: number; length: number }[] = []
  for (const [x, dark] of row.entries()) {
    if (!dark) continue
    const last = runs.at(-1)
    if (last && last.start + last.length === x) last.length += 1
    else runs.push({ start: x, length: 1 })
  }
  return runs
}

/** Returns the largest whole number of pixels per module with which the code fits into `space` pixels; at least 1. */
export function modulePixels(matrix: QrMatrix, space: number): number {
  return Math.max(1, Math.floor(space / matrix.size))
}

function barPath({ start, length }: { start: number; length: number }, y: number): string {
  return `M${start} ${y}h${length}v1h-${length}z`
}
