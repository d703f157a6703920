import { type RefObject, useEffect, useState } from 'react'

/** Elements that people tap or type into. */
export const CONTROLS =
  'a[href], button, input, select, textarea, label, summary, [role="button"], [tabindex="0"]'
/** Headings, by which readers find their place on a page. */
export const HEADINGS = 'h1, h2, h3'
/** Elements that must stay readable, such as a pass at the door. */
export const KEPT_CLEAR = '[data-keep-clear]'
/** Space to keep between the floating element and what it must not cover, in pixels. */
const GAP = 4

/** Whether a floating element covers one of these elements, at the current scroll position. */
export function useIsCovering(floating: RefObject<HTMLElement | null>, selector: string): boolean {
  const [covers, setCovers] = useState(false)
  useEffect(() => {
    let frame = 0
    const check = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCovers(isOver(floating.current, selector)))
    }
    // The page changes when a screen has loaded or shows messages, often without changing its height.
    const sizes = new ResizeObserver(check)
    sizes.observe(document.body)
    const changes = new MutationObserver(check)
    changes.observe(document.body, { childList: true, subtree: true })
    addEventListener('scroll', check, { passive: true, capture: true })
    addEventListener('resize', check)
    check()
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      changes.disconnect()
      removeEventListener('scroll', check, { capture: true })
      removeEventListener('resize', check)
    }
  }, [floating, selector])
  return covers
}

function isOver(floating: HTMLElement | null, selector: string): boolean {
  if (!floating) return false
  const box = floating.getBoundingClientRect()
  return [...document.querySelectorAll(selector)].some((element) => {
    if (floating.contains(element) || isCollapsed(element)) return false
    const { left, right, top, bottom } = element.getBoundingClientRect()
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

/** Whether a closed `details` hides the element. The browser still gives such elements a box. */
function isCollapsed(element: Element): boolean {
  return element.closest('details:not([open]) > :not(summary)') !== null
}
