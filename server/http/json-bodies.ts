import type { FastifyInstance, FastifyRequest } from 'fastify'

const rawBodies = new WeakMap<FastifyRequest, string>()

/** Returns the text of a request's JSON body; '' if there is none. */
export function rawBodyOf(request: FastifyRequest): string {
  return rawBodies.get(request) ?? ''
}

/**
 * Parses JSON like Fastify, but accepts an empty body: the specified client sends a JSON content
 * type with every call (specification document 1, section 7), even logout without a body.
 */
export function jsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      rawBodies.set(request, body)
      if (body === '') done(null, undefined)
      else parse(request, body, done)
    },
  )
}
