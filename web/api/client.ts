import type { BodySent, Call, ParamsSent, QuerySent, ReplyOf } from '#shared/contract/call.ts'
import { ApiError } from '#web/api/api-error.ts'
import { readRefusal } from '#web/api/error-text.ts'
import { callAddress, type Parts, requestInit } from '#web/api/request.ts'
import { storedToken } from '#web/session/token.ts'

export { ApiError } from '#web/api/api-error.ts'

/** Each call times out after 30 seconds (document 1, section 7). */
const TIMEOUT_MS = 30_000

type Part<Name extends string, Value> = Value extends undefined
  ? { [N in Name]?: undefined }
  : { [N in Name]: Value }

type FilePart<C extends Call> = C extends { upload: { required: true } }
  ? { file: Blob }
  : C extends { upload: object }
    ? { file?: Blob | undefined }
    : { file?: undefined }

/** What a caller gives with a call: exactly the parts that its contract has. */
type Sent<C extends Call> = Part<'params', ParamsSent<C>> &
  Part<'query', QuerySent<C>> &
  Part<'body', BodySent<C>> &
  FilePart<C> & { signal?: AbortSignal }

type SentArguments<C extends Call> = object extends Sent<C> ? [sent?: Sent<C>] : [sent: Sent<C>]

type Unauthorized = (token: string | undefined) => void
const unauthorizedListeners = new Set<Unauthorized>()

/** Hears of every 401, with the token that the call carried. Returns how to stop. */
export function onUnauthorized(listener: Unauthorized): () => void {
  unauthorizedListeners.add(listener)
  return () => unauthorizedListeners.delete(listener)
}

/** What answers in place of the server: the demo's hall. */
export type InPage = {
  /** The reply of a call, or an ApiError. */
  answer(call: Call, parts: Parts, token: string | undefined): Promise<unknown>
  /** A picture that only some may read. */
  picture(path: string, token: string | undefined): Promise<Blob>
}

let inPage: Promise<InPage> | undefined

/** From now on nothing goes over the network: `hall` answers, in this page. */
export function answerInPage(hall: Promise<InPage>): void {
  inPage = hall
}

/**
 * Makes one call of the contract and answers with its reply, whose shape the server holds to. Throws
 * ApiError; an abort by the caller's own `signal` is thrown as it is.
 */
export function callApi<C extends Call>(call: C, ...sent: SentArguments<C>): Promise<ReplyOf<C>>
export async function callApi(
  call: Call,
  ...[{ signal, ...parts } = {}]: [sent?: Parts & { signal?: AbortSignal }]
): Promise<unknown> {
  const token = call.anonymous ? undefined : storedToken()
  if (inPage) return (await inPage).answer(call, parts, token)
  const { response, body } = await fetchJson(
    callAddress(call, parts),
    requestInit(call, parts, token),
    signal,
  )
  if (response.ok && isSuccess(body)) return body
  if (response.status === 401) {
    for (const listener of unauthorizedListeners) listener(token)
  }
  throw ApiError.refused(readRefusal(body), response.status, retryAfter(response.headers))
}

/** Reads a picture that only some may read. Throws Error when it can't be had. */
export async function fetchPicture(path: string, signal: AbortSignal): Promise<Blob> {
  const token = storedToken()
  if (inPage) return (await inPage).picture(path, token)
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  const response = await fetch(path, { headers, signal })
  if (!response.ok) throw new Error(`The picture could not be read: status ${response.status}`)
  return response.blob()
}

/** The header in seconds; undefined where it is missing or names a date. */
function retryAfter(headers: Headers): number | undefined {
  const text = headers.get('Retry-After') ?? ''
  return /^[0-9]+$/.test(text) ? Number(text) : undefined
}

async function fetchJson(address: string, init: RequestInit, signal: AbortSignal | undefined) {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS)
  const signals = signal ? [timeout.signal, signal] : [timeout.signal]
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.any(signals) })
    return { response, body: parsed(await response.text()) }
  } catch (error) {
    if (timeout.signal.aborted) throw ApiError.timeout()
    if (signal?.aborted) throw error
    throw ApiError.network()
  } finally {
    clearTimeout(timer)
  }
}

function isSuccess(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === true
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
