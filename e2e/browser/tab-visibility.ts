import type { Page } from '@playwright/test'

/** Simulates a tab that is shown or hidden. */
export function setTabVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', {
      value: visibilityState,
      configurable: true,
    })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)
}
