import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import type { CurrentUser } from '#shared/contract/user.ts'
import { HALL_KEY, type Hall } from '#web/api/hall.ts'
import { SignedInUser } from '#web/session/current-user.ts'
import { createQueryClient } from '#web/session/query-client.ts'

/** What stands around the part: who is signed in, the hall as the server tells of it, the address. */
type Around = { user?: CurrentUser; hall?: Hall; path?: string; search?: string }

/**
 * A part of a screen as it is first drawn, without a browser: `html`; `text` as one reads it, a line for
 * each block; `links`, by their text. What comes only with a press or an answer is for browser tests.
 */
export function drawn(part: ReactNode, { user, hall, path = '/', search = '' }: Around = {}) {
  const client = createQueryClient()
  if (hall) client.setQueryData(HALL_KEY, hall)
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath={path} ssrSearch={search}>
        <SignedInUser value={user}>{part}</SignedInUser>
      </Router>
    </QueryClientProvider>,
  )
  return { html, text: readable(html), links: linksIn(html) }
}

function linksIn(html: string): Record<string, string> {
  const links = html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)
  return Object.fromEntries(
    [...links].map(([, href = '', inside = '']) => [readable(inside), unescaped(href)]),
  )
}

/** Inline elements stand within a line. */
const INLINE = /<\/?(?:a|b|em|kbd|span|strong|wbr)(?:\s[^>]*)?\/?>/g
const ENTITIES = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
])

function readable(html: string): string {
  const lines = html.replace(INLINE, '').replace(/<[^>]*>/g, '\n')
  return unescaped(lines)
    .replace(/\s*\n\s*/g, '\n')
    .trim()
}

function unescaped(text: string): string {
  return text.replace(/&[#\w]+;/g, (entity) => ENTITIES.get(entity) ?? entity)
}
