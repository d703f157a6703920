/** The limits of the zoom. At the maximum, seats are wider than 44 px on any phone. */
export const ZOOM = { min: 1, max: 2.5 }
const STEP = 0.5

/** Returns the zoom after a press of a button. */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  return within(zoom + direction * STEP)
}

/** Returns the zoom after a pinch that began at `start` and spread the fingers to `ratio` times their distance. */
export function pinchZoom(start: number, ratio: number): number {
  return within(start * ratio)
}

function within(zoom: number): number {
  return Math.min(ZOOM.max, Math.max(ZOOM.min, zoom))
}
