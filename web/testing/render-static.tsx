import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import type { User } from '#shared/contract/wire-names.ts'
import { PUBLIC_SETTINGS_KEY, type PublicSettings } from '#web/api/admin/public-settings.ts'
import { LoggedInUser } from '#web/session/current-user.ts'
import { createQueryClient } from '#web/session/query-client.ts'

/** The component's context. */
type RenderOptions = { user?: User; settings?: PublicSettings; path?: string; search?: string }

/**
 * Renders a component once, without a browser. Returns its `html`, its visible `text` with one line per block, and its
 * `links` by their text. Browser tests cover what needs a click or a reply.
 */
export function renderStatic(
  component: ReactNode,
  { user, settings, path = '/', search = '' }: RenderOptions = {},
) {
  const client = createQueryClient()
  if (settings) client.setQueryData(PUBLIC_SETTINGS_KEY, settings)
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath={path} ssrSearch={search}>
        <LoggedInUser value={user}>{component}</LoggedInUser>
      </Router>
    </QueryClientProvider>,
  )
  return { html, text: visibleText(html), links: linksByText(html) }
}

function linksByText(html: string): Record<string, string> {
  const links = html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)
  return Object.fromEntries(
    [...links].map(([, href = '', inside = '']) => [visibleText(inside), decodeEntities(href)]),
  )
}

/** Inline elements, which don't break a line of the text. */
const INLINE = /<\/?(?:a|b|em|kbd|span|strong|wbr)(?:\s[^>]*)?\/?>/g
const ENTITIES = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
])

function visibleText(html: string): string {
  const lines = html.replace(INLINE, '').replace(/<[^>]*>/g, '\n')
  return decodeEntities(lines)
    .replace(/\s*\n\s*/g, '\n')
    .replaceAll('\u00a0', ' ')
    .trim()
}

function decodeEntities(text: string): string {
  return text.replace(/&[#\w]+;/g, (entity) => ENTITIES.get(entity) ?? entity)
}
