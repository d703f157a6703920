import { fromSharp, type Pixels, toSharp } from '#bench/photos/pixels.ts'

/** Blurs each point to a disc, `across` pixels wide. */
export function defocus(photo: Pixels, across: number): Promise<Pixels> {
  const radius = across / 2
  return convolve(photo, Math.ceil(radius), (x, y) => clamp(radius + 0.5 - Math.hypot(x, y)))
}

/** Blurs each point to a line, `length` pixels long. */
export function motionBlur(photo: Pixels, length: number, degrees: number): Promise<Pixels> {
  const angle = (degrees * Math.PI) / 180
  return convolve(photo, Math.ceil(length / 2), (x, y) => {
    const along = Math.abs(x * Math.cos(angle) + y * Math.sin(angle))
    const beside = Math.abs(y * Math.cos(angle) - x * Math.sin(angle))
    return clamp(length / 2 + 0.5 - along) * clamp(1 - beside)
  })
}

function convolve(
  photo: Pixels,
  reach: number,
  weight: (x: number, y: number) => number,
): Promise<Pixels> {
  const side = 2 * reach + 1
  const kernel = Array.from({ length: side * side }, (_, index) =>
    weight((index % side) - reach, Math.floor(index / side) - reach),
  )
  return fromSharp(toSharp(photo).convolve({ width: side, height: side, kernel }))
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
