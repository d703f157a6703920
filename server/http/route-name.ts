import type { FastifyRequest } from 'fastify'

/** Requests for a page of the app, whose addresses are the browser's affair and no routes here. */
const PAGE_REQUESTS = new WeakSet<FastifyRequest>()

/** Says that a request without a route of its own is answered with the app. */
export function markAsPage(request: FastifyRequest): void {
  PAGE_REQUESTS.add(request)
}

/** What log and metrics call the address of a request: never itself, for it may hold an email. */
export function routeName(request: FastifyRequest): string {
  return request.routeOptions.url ?? (PAGE_REQUESTS.has(request) ? 'page' : 'unknown')
}
