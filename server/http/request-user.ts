import type { FastifyRequest } from 'fastify'

const users = new WeakMap<FastifyRequest, string>()

/** Keeps whose request it is, for its line in the log. */
export function noteUser(request: FastifyRequest, userId: string): void {
  users.set(request, userId)
}

/** The id of whoever is signed in; undefined for a stranger, or where no guard has looked. */
export function userOf(request: FastifyRequest): string | undefined {
  return users.get(request)
}
