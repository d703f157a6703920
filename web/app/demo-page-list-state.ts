import { useSyncExternalStore } from 'react'

/** On screens this wide, the list is initially open and stays open, because it covers nothing. */
const VERY_WIDE = '(min-width: 108rem)'

let open = matchMedia(VERY_WIDE).matches
const listeners = new Set<() => void>()

/** Whether the demo's list of pages is open. The banner can open it before the demo panel has loaded. */
export function useDemoPageListOpen(): boolean {
  return useSyncExternalStore(subscribe, () => open)
}

export function showDemoPageList(): void {
  setOpen(true)
}

export function closeDemoPageList(): void {
  setOpen(false)
}

export function toggleDemoPageList(): void {
  setOpen(!open)
}

/** Closes the list unless the screen is so wide that it covers nothing. */
export function collapseDemoPageList(): void {
  if (!matchMedia(VERY_WIDE).matches) closeDemoPageList()
}

function setOpen(next: boolean): void {
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
