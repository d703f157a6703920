import { useSyncExternalStore } from 'react'

/** The height of the lines below the code, in CSS pixels. */
const LINES_HEIGHT = 300
/** The width of the lines beside the code, in CSS pixels. */
const LINES_WIDTH = 260
/** The space above and below the code together. */
const EDGES = 24
/** The bar and the line of text below the code. */
const BAR_HEIGHT = 48
const MIN_SIZE = 200
const MAX_SIZE = 640

/** The side of the code in CSS pixels, and whether the lines are beside the code instead of below. */
export type PassLayout = { size: number; linesBeside: boolean }

/** Returns the layout with the largest code. A phone in landscape is too low for lines below the code. */
export function passLayout(width: number, height: number): PassLayout {
  const below = Math.min(width - 16, height - LINES_HEIGHT)
  const beside = Math.min(width - LINES_WIDTH, height - EDGES - BAR_HEIGHT)
  const linesBeside = width > height && below < MIN_SIZE + 40 && beside > below
  const space = linesBeside ? beside : below
  return { size: Math.max(MIN_SIZE, Math.min(MAX_SIZE, space)), linesBeside }
}

function subscribe(changed: () => void): () => void {
  addEventListener('resize', changed)
  return () => removeEventListener('resize', changed)
}

/** The layout for this screen, which changes when a phone is turned. */
export function usePassLayout(): PassLayout {
  const width = useSyncExternalStore(subscribe, () => document.documentElement.clientWidth)
  const height = useSyncExternalStore(subscribe, () => innerHeight)
  return passLayout(width, height)
}
