import { useLayoutEffect, useRef } from 'react'

let navigatedByHistory = false
addEventListener('popstate', () => {
  navigatedByHistory = true
  setTimeout(() => {
    navigatedByHistory = false
  })
})

/** Scrolls a new page to the top. After Back and Forward, the browser restores the scroll position. */
export function useScrollToTop(path: string): void {
  const previousPath = useRef(path)
  useLayoutEffect(() => {
    if (previousPath.current === path) return
    previousPath.current = path
    if (!navigatedByHistory) scrollTo(0, 0)
  }, [path])
}
