import { type RefCallback, useCallback, useState } from 'react'

/** Whether the element was ever within a short scroll of the visible part of the page. */
export function useInView(): [ref: RefCallback<Element>, inView: boolean] {
  const [inView, setInView] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, inView]
}
