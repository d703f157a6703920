import type { FastifyRequest } from 'fastify'

/** Requests for app pages, which are routed in the browser and are not routes here. */
const PAGE_REQUESTS = new WeakSet<FastifyRequest>()

/** Marks a request that is answered with the app shell. */
export function markAsPage(request: FastifyRequest): void {
  PAGE_REQUESTS.add(request)
}

/** Returns a request's route for log and metrics, never its URL, which may contain an email. */
export function routeName(request: FastifyRequest): string {
  return request.routeOptions.url ?? (PAGE_REQUESTS.has(request) ? 'page' : 'unknown')
}
