import { useSyncExternalStore } from 'react'

/** The height of the lines below the code, in CSS pixels. */
const LINES_HEIGHT = 300
/** The width of the lines beside the code. */
const LINES_WIDTH = 260
const EDGES = 24
/** The bar and the line of text below the code. */
const BAR_HEIGHT = 48
const MIN_SIZE = 200
const MAX_SIZE = 640

/** The side of the code in CSS pixels, and whether the lines are beside the code instead of below. */
export type PassLayout = { size: number; beside: boolean }

/** Returns the layout with the largest code. In landscape, a phone has no room for lines below it. */
export function passLayout(width: number, height: number): PassLayout {
  const below = Math.min(width - 16, height - LINES_HEIGHT)
  const beside = Math.min(width - LINES_WIDTH, height - EDGES - BAR_HEIGHT)
  const isBeside = width > height && below < MIN_SIZE + 40 && beside > below
  const space = isBeside ? beside : below
  return { size: Math.max(MIN_SIZE, Math.min(MAX_SIZE, space)), beside: isBeside }
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
