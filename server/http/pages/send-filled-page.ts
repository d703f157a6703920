import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FilledPage } from './filled-pages.ts'

/** Sends a page in the best encoding that the browser accepts, or 304 if it is cached. */
export function sendFilledPage(request: FastifyRequest, reply: FastifyReply, page: FilledPage) {
  reply.header('etag', page.etag).type(page.type)
  if (isCached(request.headers['if-none-match'], page.etag)) return reply.code(304).send()
  const encoding = bestEncoding(String(request.headers['accept-encoding'] ?? ''))
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(page.bodies[encoding])
}

function isCached(ifNoneMatch: string | undefined, etag: string): boolean {
  return (
    ifNoneMatch?.split(',').some((each) => each.trim() === etag || each.trim() === '*') ?? false
  )
}

/** Returns the best encoding that `accept-encoding` allows. q=0 rejects an encoding. */
export function bestEncoding(accepted: string): keyof FilledPage['bodies'] {
  const offers = accepted.toLowerCase().split(',')
  const allowed = offers
    .filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer))
    .map((offer) => offer.split(';')[0]?.trim())
  if (allowed.includes('br')) return 'br'
  return allowed.includes('gzip') ? 'gzip' : 'identity'
}
