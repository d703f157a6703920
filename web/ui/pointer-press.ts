import { useSyncExternalStore } from 'react'

let pressed = false
let release: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(next: boolean) {
  clearTimeout(release)
  if (pressed === next) return
  pressed = next
  for (const listener of listeners) listener()
}

const onDown = () => set(true)
// Deferred until after the click event, which follows in the same task.
const onUp = () => {
  clearTimeout(release)
  release = setTimeout(() => set(false))
}

const DOWN_EVENTS = ['pointerdown', 'mousedown']
const UP_EVENTS = ['pointerup', 'pointercancel', 'mouseup', 'dragend', 'blur']

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    for (const name of DOWN_EVENTS) addEventListener(name, onDown, { capture: true })
    for (const name of UP_EVENTS) addEventListener(name, onUp, { capture: name !== 'blur' })
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    for (const name of DOWN_EVENTS) removeEventListener(name, onDown, { capture: true })
    for (const name of UP_EVENTS) removeEventListener(name, onUp, { capture: name !== 'blur' })
  }
}

/**
 * Whether a mouse button or finger is down. Content that appears between press and release would move
 * the page under the pointer, and the click would be lost.
 */
export function usePointerPressed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pressed,
    () => false,
  )
}
