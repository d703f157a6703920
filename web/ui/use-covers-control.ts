import { type RefObject, useEffect, useState } from 'react'

const CONTROLS =
  'a[href], button, input, select, textarea, label, summary, [role="button"], [tabindex="0"]'
/** Space to keep between the floating element and a control, in pixels. */
const GAP = 4

/** Whether a floating element lies over a control of the page, at the current scroll position. */
export function useCoversControl(floating: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false)
  useEffect(() => {
    let frame = 0
    const check = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCovers(isOverControl(floating.current)))
    }
    // The page's height changes when a screen has loaded or shows messages.
    const sizes = new ResizeObserver(check)
    sizes.observe(document.body)
    addEventListener('scroll', check, { passive: true, capture: true })
    addEventListener('resize', check)
    check()
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      removeEventListener('scroll', check, { capture: true })
      removeEventListener('resize', check)
    }
  }, [floating])
  return covers
}

function isOverControl(floating: HTMLElement | null): boolean {
  if (!floating) return false
  const box = floating.getBoundingClientRect()
  return [...document.querySelectorAll(CONTROLS)].some((control) => {
    if (floating.contains(control)) return false
    const { left, right, top, bottom } = control.getBoundingClientRect()
    const isShown = right > left && bottom > top
    return (
      isShown &&
      left < box.right + GAP &&
      right > box.left - GAP &&
      top < box.bottom + GAP &&
      bottom > box.top - GAP
    )
  })
}
