import { type RefObject, useEffect, useState } from 'react'

/** Elements that people tap or type into. */
export const CONTROLS =
  'a[href], button, input, select, textarea, label, summary, [role="button"], [tabindex="0"]'
/** Elements that must stay readable, such as a pass at the door. */
export const KEPT_CLEAR = '[data-keep-clear]'
/** Space to keep between the floating element and what it must not cover, in pixels. */
const GAP = 4

/** Whether a floating element covers one of these elements or, with `text`, any line of text, at the current scroll position. */
export function useIsCovering(
  floating: RefObject<HTMLElement | null>,
  selector: string,
  { text = false } = {},
): boolean {
  const [covers, setCovers] = useState(false)
  useEffect(() => {
    let frame = 0
    const check = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const element = floating.current
        setCovers(element !== null && (isOver(element, selector) || (text && isOverText(element))))
      })
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
  }, [floating, selector, text])
  return covers
}

function isOver(floating: HTMLElement, selector: string): boolean {
  const box = floating.getBoundingClientRect()
  return [...document.querySelectorAll(selector)].some(
    (element) =>
      !floating.contains(element) &&
      !isCollapsed(element) &&
      overlap(box, element.getBoundingClientRect()),
  )
}

function isOverText(floating: HTMLElement): boolean {
  const box = floating.getBoundingClientRect()
  const lines = new Range()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement
    // Most elements are elsewhere, so check the element before its lines.
    if (!parent || !overlap(box, parent.getBoundingClientRect())) continue
    if (floating.contains(parent) || isCollapsed(parent)) continue
    lines.selectNodeContents(node)
    if ([...lines.getClientRects()].some((line) => overlap(box, line))) return true
  }
  return false
}

function overlap(box: DOMRect, { left, right, top, bottom }: DOMRect): boolean {
  return (
    right > left &&
    bottom > top &&
    left < box.right + GAP &&
    right > box.left - GAP &&
    top < box.bottom + GAP &&
    bottom > box.top - GAP
  )
}

/** Whether a closed `details` hides the element. The browser still gives such elements a box. */
function isCollapsed(element: Element): boolean {
  return element.closest('details:not([open]) > :not(summary)') !== null
}
