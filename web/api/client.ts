import type {
  BodyInput,
  Contents,
  Endpoint,
  ParamsInput,
  QueryInput,
  ReplyOf,
} from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import { ApiError } from '#web/api/api-error.ts'
import { readRefusal } from '#web/api/error-text.ts'
import { callUrl, type Parts, requestInit } from '#web/api/request.ts'
import { loadProblemTexts } from '#web/session/problem-text.ts'
import { storedToken } from '#web/session/token.ts'

export { ApiError, fieldProblemText, isRefusal } from '#web/api/api-error.ts'

/** Each call times out after 30 seconds (specification document 1, section 7). */
const TIMEOUT_MS = 30_000

type Part<Name extends string, Value> = Value extends undefined
  ? { [N in Name]?: undefined }
  : { [N in Name]: Value }

type FilePart<C> = C extends { upload: { required: true } }
  ? { file: Blob }
  : C extends { upload: object }
    ? { file?: Blob | undefined }
    : { file?: undefined }

/** The arguments of a call: exactly the parts that its contract defines. */
type CallArguments<C extends Contents> = Part<'params', ParamsInput<C>> &
  Part<'query', QueryInput<C>> &
  Part<'body', BodyInput<C>> &
  FilePart<C> & { signal?: AbortSignal }

/** The arguments may be omitted if all of them are optional. */
type OptionalArguments<C extends Contents> =
  object extends CallArguments<C> ? [parts?: CallArguments<C>] : [parts: CallArguments<C>]

type Refused = (refused: ApiError, token: string | undefined) => void
const refusalListeners = new Set<Refused>()

/**
 * Calls `listener` with the error and the token sent, each time the server refuses a call. Returns an
 * unsubscribe function.
 */
export function onRefused(listener: Refused): () => void {
  refusalListeners.add(listener)
  return () => refusalListeners.delete(listener)
}

/** Replies to calls inside the page, in place of the server, in demo mode. */
export type InPageServer = {
  /** Returns the reply to a call, or throws an ApiError. */
  answer(call: Endpoint, parts: Parts, token: string | undefined): Promise<unknown>
  /** Returns a picture that requires authorization. */
  picture(path: string, token: string | undefined): Promise<Blob>
}

let inPageServer: Promise<InPageServer> | undefined

/** Routes every call to `server` instead of the network. */
export function serveInPage(server: Promise<InPageServer>): void {
  inPageServer = server
}

/**
 * Makes a call and returns its reply, without validating it. Throws an ApiError, or the AbortError if the
 * caller's `signal` aborts.
 */
export function callApi<A extends Endpoint>(
  call: A,
  ...parts: OptionalArguments<CallAt<A>>
): Promise<ReplyOf<CallAt<A>>>
export async function callApi(
  call: Endpoint,
  ...[{ signal, ...parts } = {}]: [parts?: Parts & { signal?: AbortSignal }]
): Promise<unknown> {
  const token = call.anonymous ? undefined : storedToken()
  if (inPageServer) return (await inPageServer).answer(call, parts, token)
  const { response, body } = await fetchJson(
    callUrl(call, parts),
    requestInit(call, parts, token),
    signal,
  )
  if (response.ok && isSuccess(body)) return body
  const { status, headers } = response
  await loadProblemTexts()
  const refused = ApiError.refused(readRefusal(body), status, retryAfter(headers))
  for (const listener of refusalListeners) listener(refused, token)
  throw refused
}

/** Fetches a picture or another file that requires authorization. Throws an Error if that fails. */
export async function fetchFile(path: string, signal: AbortSignal): Promise<Blob> {
  const token = storedToken()
  if (inPageServer) return (await inPageServer).picture(path, token)
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  const response = await fetch(path, { headers, signal })
  if (!response.ok) throw new Error(`Couldn't fetch the file: status ${response.status}`)
  return response.blob()
}

/** The Retry-After header in seconds; undefined if it is missing or a date. */
function retryAfter(headers: Headers): number | undefined {
  const text = headers.get('Retry-After') ?? ''
  return /^[0-9]+$/.test(text) ? Number(text) : undefined
}

async function fetchJson(url: string, init: RequestInit, signal: AbortSignal | undefined) {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS)
  const signals = signal ? [timeout.signal, signal] : [timeout.signal]
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.any(signals) })
    return { response, body: parseJson(await response.text()) }
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
