import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { Services } from '#server/services.ts'
import type { BodyOf, Call, Output, ParamsOf, QueryOf } from '#shared/contract/call.ts'
import { errorReply } from '#shared/contract/error-reply.ts'
import { ERRORS } from '#shared/contract/errors.ts'
import type { RefusalCode } from '#shared/domain/refusal.ts'
import type { Guard } from './guards/session.ts'
import { minuteLimit } from './limits/minute-limit.ts'
import { refusalsByStatus } from './listed-errors.ts'
import { readUpload } from './uploads.ts'

/** In OpenAPI, an empty requirement means that authentication is optional. */
const SECURITY = { required: [{ bearer: [] }], optional: [{ bearer: [] }, {}] }

type Context<C extends Call, User> = {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  user: User
  /** The uploaded file's bytes, for a call with an upload. */
  file: Uint8Array | undefined
  request: FastifyRequest
  reply: FastifyReply
}

type Mounting<C extends Call, User> = {
  guard: Guard<User>
  /** The maximum size of the body in bytes, if the default is too low. */
  bodyLimit?: number
  /** Returns the reply without `success`, which is true unless an error is thrown. */
  handle: (context: Context<C, User>) => Promise<Omit<z.input<C['reply']>, 'success'>>
}

/**
 * Mounts a call of the contract as a route: runs the guard, validates the input, and sends only
 * what the reply's schema names.
 */
export function mountCall<C extends Call, User>(
  app: FastifyInstance,
  services: Services,
  call: C,
  { guard, bodyLimit, handle }: Mounting<C, User>,
): void {
  const callers = new WeakMap<FastifyRequest, { user: User }>()
  const files = new WeakMap<FastifyRequest, Uint8Array>()
  const { upload } = call
  const recheckAfterBody = call.method !== 'GET' && guard.token !== 'ignored'
  const checksBody = call.method !== 'GET' && guard.afterBody !== undefined
  /** Requests whose body had not arrived when the guard had run. */
  const slowRequests = new WeakSet<FastifyRequest>()

  const options: RouteShorthandOptions = {
    schema: {
      summary: call.summary,
      ...(call.params && { params: call.params }),
      ...(call.query && { querystring: call.query }),
      ...(call.body && { body: call.body }),
      response: { 200: call.reply, ...refusals(call) },
      ...(guard.token !== 'ignored' && { security: SECURITY[guard.token] }),
    },
    config: {
      ...(upload && { upload }),
      ...minuteLimit(services.config, call),
    },
    // After the rate limit and before the body is read, so that a stranger can't make the server
    // read megabytes.
    preParsing: async (request: FastifyRequest) => {
      callers.set(request, { user: await guard.authorize(services, request) })
      // Read only now: Node.js calls the hooks before it reads a body that arrived with the headers.
      if (recheckAfterBody && !request.raw.complete) slowRequests.add(request)
    },
    ...(bodyLimit !== undefined && { bodyLimit }),
    preValidation: [
      ...(checksBody
        ? [
            async (request: FastifyRequest) => {
              const caller = callers.get(request)
              if (caller) await guard.afterBody?.(services, request, caller.user)
            },
          ]
        : []),
      ...(upload
        ? [
            async (request: FastifyRequest) => {
              if (!request.isMultipart()) return
              const { fields, file } = await readUpload(request, upload)
              request.body = fields
              if (file) files.set(request, file)
            },
          ]
        : []),
    ],
    // A body can take a minute to arrive. The caller may have been logged out or lost their role meanwhile.
    ...(recheckAfterBody && {
      preHandler: async (request: FastifyRequest) => {
        if (slowRequests.has(request))
          callers.set(request, { user: await guard.authorize(services, request) })
      },
    }),
  }

  app.withTypeProvider<ZodTypeProvider>().route({
    ...options,
    method: call.method,
    url: call.path,
    handler: async (request, reply) => {
      const caller = callers.get(request)
      if (!caller) throw new Error(`${call.path} was reached without its guard`)
      const answer = await handle({
        params: validated<C['params']>(request.params),
        query: validated<C['query']>(request.query),
        body: validated<C['body']>(request.body),
        user: caller.user,
        file: files.get(request),
        request,
        reply,
      })
      return { success: true, ...answer }
    },
  })
}

/** The refusals of a call by status, with the codes and messages for the API page. */
function refusals(call: Call) {
  return Object.fromEntries(
    [...refusalsByStatus(call)].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `- \`${code}\`: ${ERRORS[code].message}`).join('\n'),
        content: { 'application/json': { schema: refusalSchema(codes) } },
      },
    ]),
  )
}

/**
 * For documentation only: a refusal that a call forgot to list still reaches the client, but
 * `expectListedRefusal` fails in the tests.
 */
function refusalSchema(codes: RefusalCode[]) {
  const code = z.string().register(z.globalRegistry, { enum: codes })
  return z.extend(errorReply, { code })
}

/**
 * Tells the compiler that Fastify has validated `value` against the schema of type S, which the
 * compiler can't infer for a generic call.
 */
export function validated<S>(value: unknown): Output<S>
export function validated(value: unknown): unknown {
  return value
}
