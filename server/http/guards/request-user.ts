import type { FastifyRequest } from 'fastify'

const users = new WeakMap<FastifyRequest, string>()

/** Records the request's user for its log line. */
export function setRequestUser(request: FastifyRequest, userId: string): void {
  users.set(request, userId)
}

/** Returns the id of the logged-in user; undefined if there is none or no guard has run. */
export function requestUserId(request: FastifyRequest): string | undefined {
  return users.get(request)
}
