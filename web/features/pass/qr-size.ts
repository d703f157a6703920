import { useSyncExternalStore } from 'react'

/** The lines below the code need this much height, in CSS pixels. */
const LINES_HEIGHT = 300
/** Beside the code they need this much width. */
const LINES_WIDTH = 260
const EDGES = 24
/** The bar and the line of text below the code. */
const BAR_HEIGHT = 48
const SMALLEST = 200
const LARGEST = 640

/** The side of the code in CSS pixels, and whether the lines are beside it rather than below. */
export type PassLayout = { size: number; beside: boolean }

/** Makes the code as large as the screen allows: in landscape, a phone has no height for lines below. */
export function passLayout(width: number, height: number): PassLayout {
  const below = Math.min(width - 16, height - LINES_HEIGHT)
  const beside = Math.min(width - LINES_WIDTH, height - EDGES - BAR_HEIGHT)
  const isBeside = width > height && below < SMALLEST + 40 && beside > below
  const space = isBeside ? beside : below
  return { size: Math.max(SMALLEST, Math.min(LARGEST, space)), beside: isBeside }
}

function subscribe(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

/** The layout for this screen; changes when a phone is turned. */
export function usePassLayout(): PassLayout {
  const width = useSyncExternalStore(subscribe, () => document.documentElement.clientWidth)
  const height = useSyncExternalStore(subscribe, () => innerHeight)
  return passLayout(width, height)
}
