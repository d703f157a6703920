import type { Page } from '@playwright/test'

/** Counts the page's requests to matching URLs from now on, except GET requests. */
export function countRequests(page: Page, url: RegExp): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() !== 'GET' && url.test(request.url())) count++
  })
  return () => count
}
