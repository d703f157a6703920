import { useEffect } from 'react'

let question: string | undefined

/** Whether the page may be left. Asks the user if unsaved changes would be lost. */
export function mayLeave(): boolean {
  return question === undefined || confirm(question)
}

/**
 * While `active`, the browser asks, in its own words, before the tab is closed or reloaded. With a `text`,
 * navigations inside the app ask, too.
 */
export function useLeaveWarning(active: boolean, text?: string): void {
  useEffect(() => {
    if (!active) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    if (text !== undefined) question = text
    return () => {
      removeEventListener('beforeunload', ask)
      if (text !== undefined) question = undefined
    }
  }, [active, text])
}
