/** How many times wider than the screen the plan is; at the most, seats are wider than 44 px on any phone. */
export const ZOOM = { least: 1, most: 2.5 }
const STEP = 0.5

/** Returns the zoom after a press of a button. */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  return within(zoom + direction * STEP)
}

/** Returns the zoom of two fingers that were spread to `ratio` times their distance. */
export function pinchZoom(start: number, ratio: number): number {
  return within(start * ratio)
}

function within(zoom: number): number {
  return Math.min(ZOOM.most, Math.max(ZOOM.least, zoom))
}
