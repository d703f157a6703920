import { useLayoutEffect, useRef } from 'react'

let wentByHistory = false
addEventListener('popstate', () => {
  wentByHistory = true
  setTimeout(() => {
    wentByHistory = false
  })
})

/** A new page begins at its top; Back and Forward return to where one was, as the browser does it. */
export function useScrollToTop(path: string): void {
  const before = useRef(path)
  useLayoutEffect(() => {
    if (before.current === path) return
    before.current = path
    if (!wentByHistory) scrollTo(0, 0)
  }, [path])
}
