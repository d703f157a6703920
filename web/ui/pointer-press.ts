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
// After the click, which comes in the same turn.
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
 * Whether a button of the mouse or a finger is down. What appears between press and release moves the
 * page under the pointer, and the click is lost.
 */
export function usePointerPressed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pressed,
    () => false,
  )
}
