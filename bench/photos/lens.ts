import { fromSharp, inSharp, type Pixels } from '#bench/photos/pixels.ts'

/** Out of focus: each point becomes a disc of so many pixels across. */
export function outOfFocus(photo: Pixels, across: number): Promise<Pixels> {
  const radius = across / 2
  return spread(photo, Math.ceil(radius), (x, y) => clamped(radius + 0.5 - Math.hypot(x, y)))
}

/** Moved while the shutter was open: each point becomes a line, so many pixels long. */
export function moved(photo: Pixels, length: number, degrees: number): Promise<Pixels> {
  const angle = (degrees * Math.PI) / 180
  return spread(photo, Math.ceil(length / 2), (x, y) => {
    const along = Math.abs(x * Math.cos(angle) + y * Math.sin(angle))
    const beside = Math.abs(y * Math.cos(angle) - x * Math.sin(angle))
    return clamped(length / 2 + 0.5 - along) * clamped(1 - beside)
  })
}

function spread(
  photo: Pixels,
  reach: number,
  weight: (x: number, y: number) => number,
): Promise<Pixels> {
  const side = 2 * reach + 1
  const kernel = Array.from({ length: side * side }, (_, place) =>
    weight((place % side) - reach, Math.floor(place / side) - reach),
  )
  return fromSharp(inSharp(photo).convolve({ width: side, height: side, kernel }))
}

function clamped(value: number): number {
  return Math.min(1, Math.max(0, value))
}
