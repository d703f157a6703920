import type * as z from 'zod/mini'
import type { ErrorName } from './errors.ts'

/** A file that comes with the call as multipart form data, under the name `field`. */
export type Upload = { field: string; required: boolean; maxBytes: number }

/**
 * One call of the API: its place below /api and the shape of everything that crosses the wire. The
 * server's route, the reply's serialization, the typed client and the OpenAPI page derive from it.
 */
export type Call = {
  method: 'GET' | 'POST' | 'PUT'
  path: `/${string}`
  summary: string
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject
  body?: z.ZodMiniObject
  upload?: Upload
  /** The client sends it without its token, also when somebody is signed in. */
  anonymous?: true
  reply: z.ZodMiniObject
  /** The named errors that this call may answer with, besides those that server/http/listed-errors adds. */
  errors?: readonly ErrorName[]
}

export function defineCall<const C extends Call>(call: C): C {
  return call
}

/** What a schema gives after validation; undefined where a call has no such part. */
export type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined

/** What a handler gets after validation. */
export type ParamsOf<C extends Call> = Output<C['params']>
export type QueryOf<C extends Call> = Output<C['query']>
export type BodyOf<C extends Call> = Output<C['body']>

/** What a caller sends. */
export type ParamsSent<C extends Call> = Input<C['params']>
export type QuerySent<C extends Call> = Input<C['query']>
export type BodySent<C extends Call> = Input<C['body']>

export type ReplyOf<C extends Call> = z.output<C['reply']>
