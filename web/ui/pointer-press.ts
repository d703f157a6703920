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

const downs = ['pointerdown', 'mousedown']
const ups = ['pointerup', 'pointercancel', 'mouseup', 'dragend', 'blur']

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    for (const name of downs) addEventListener(name, onDown, { capture: true })
    for (const name of ups) addEventListener(name, onUp, { capture: name !== 'blur' })
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    for (const name of downs) removeEventListener(name, onDown, { capture: true })
    for (const name of ups) removeEventListener(name, onUp, { capture: name !== 'blur' })
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
