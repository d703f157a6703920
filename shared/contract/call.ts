import type * as z from 'zod/mini'
import type { RefusalCode } from '../domain/refusal.ts'

/** A file that is sent as multipart form data in `field`. */
export type Upload = { field: string; required: boolean }

/** A call's method and path below /api, and how the client sends it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT'
  path: `/${string}`
  upload?: Upload
  /** Sent without the token, even if a user is logged in. */
  anonymous?: true
}

/** A call's content on the wire. */
type Schemas = {
  summary: string
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject
  body?: z.ZodMiniObject
  reply: z.ZodMiniObject
  /** The refusals that this call may return, in addition to those in server/http/listed-errors. */
  errors?: readonly RefusalCode[]
}

/**
 * One API call: its endpoint and the schemas of everything on the wire. The server's route, the
 * reply's serialization, the typed client and the OpenAPI page derive from it.
 */
export type Call = Endpoint & Schemas

/** The refusals of every call for staff. */
export const STAFF_ERRORS = [
  'notLoggedIn',
  'notAllowed',
  'secondFactorSetupRequired',
] as const satisfies readonly RefusalCode[]

/** Defines a call at an endpoint of endpoints.ts, which the browser loads without the schemas. */
export function defineCall<const A extends Endpoint, const S extends Schemas>(
  endpoint: A,
  schemas: S,
): A & S {
  return { ...endpoint, ...schemas }
}

/**
 * The parts of a call that the types below need. Comparing a schema with zod's whole interface at every use of
 * every call took most of the type check's time.
 */
export type Contents = { params?: unknown; query?: unknown; body?: unknown; reply?: unknown }

/** A schema's output; undefined if the call has no such part. */
export type Output<S> = S extends { _zod: { output: infer O } } ? O : undefined
type Input<S> = S extends { _zod: { input: infer I } } ? I : undefined

/** What a handler receives after validation. */
export type ParamsOf<C extends Contents> = Output<C['params']>
export type QueryOf<C extends Contents> = Output<C['query']>
export type BodyOf<C extends Contents> = Output<C['body']>

/** What a caller sends. */
export type ParamsInput<C extends Contents> = Input<C['params']>
export type QueryInput<C extends Contents> = Input<C['query']>
export type BodyInput<C extends Contents> = Input<C['body']>

export type ReplyOf<C extends Contents> = z.output<C['reply']>
