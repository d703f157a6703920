import type { Endpoint, ReplyOf } from '#shared/contract/call.ts'
import type { CallAt } from '#shared/contract/call-at.ts'
import type { SentEntry } from '#shared/contract/door/gate.ts'
import { GATE_HEADERS, signedText } from '#shared/contract/door/gate-signature.ts'
import {
  GATE_PHOTO,
  getRoster,
  ROSTER_STREAM,
  removeOwnGate,
  sendEntries,
} from '#shared/contract/gate-endpoints.ts'
import { hexOf } from '#shared/domain/door/phone-code.ts'
import { followEvents } from '#web/api/event-stream.ts'
import { callUrl, type Parts } from '#web/api/request.ts'
import { signText } from '#web/gate/device-key.ts'
import type { ServerClock } from '#web/gate/server-clock.ts'

export type RosterReply = ReplyOf<CallAt<typeof getRoster>>['data']

/** The server refused a call of the gate. */
export class GateRefused extends Error {
  override readonly name = 'GateRefused'
  readonly code: string | undefined

  constructor(code: string | undefined, status: number) {
    super(`The server refused a call of the gate: ${code ?? status}`)
    this.code = code
  }
}

/** The calls that a gate makes. They throw GateRefused, or fetch's error if there is no network. */
export type GateServer = {
  /** Returns the changes of the roster since a version, or the full roster. */
  roster(since: string | undefined): Promise<RosterReply>
  /** Sends entries. Returns the IDs of those that the server has stored. */
  send(entries: readonly SentEntry[], appVersion: string): Promise<string[]>
  /** Revokes this gate. */
  remove(): Promise<void>
  /** Returns the member's photo; undefined if there is none. */
  photo(userId: string): Promise<ArrayBuffer | undefined>
  /** Calls `onEvent` whenever the roster may have changed, until `signal` aborts. */
  follow(
    handlers: { onEvent: () => void; onConnected: (alive: boolean) => void },
    signal: AbortSignal,
  ): Promise<void>
}

const TIMEOUT_MS = 30_000

/** Creates the calls of the enrolled device `id`, signed with `key`. The Date header of each reply corrects `clock`. */
export function createGateServer(
  { id, key }: { id: string; key: CryptoKeyPair },
  clock: ServerClock,
): GateServer {
  async function signedHeaders(method: string, path: string, body: string): Promise<Headers> {
    const time = clock.now().getTime()
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body))
    const bodyHash = hexOf(new Uint8Array(hash))
    return new Headers({
      Accept: 'application/json',
      ...(body !== '' && { 'Content-Type': 'application/json' }),
      [GATE_HEADERS.id]: id,
      [GATE_HEADERS.time]: String(time),
      [GATE_HEADERS.signature]: await signText(key, signedText({ method, path, time, bodyHash })),
    })
  }

  async function fetchOnce(method: string, path: string, body: string) {
    const headers = await signedHeaders(method, path, body)
    const sentAt = Date.now()
    const response = await fetch(path, {
      method,
      headers,
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== '' && { body }),
    })
    const clockChanged = clock.learn(response.headers.get('Date'), sentAt, Date.now())
    return { response, clockChanged }
  }

  /** Retries once if the reply shows that the time of the signature was wrong. */
  async function fetchSigned(method: string, path: string, body = ''): Promise<Response> {
    const first = await fetchOnce(method, path, body)
    const again = first.response.status === 401 && first.clockChanged
    const { response } = again ? await fetchOnce(method, path, body) : first
    if (response.ok || response.status === 404) return response
    throw new GateRefused(await refusalCode(response), response.status)
  }

  async function call<A extends Endpoint>(endpoint: A, parts: Parts): Promise<ReplyOf<CallAt<A>>> {
    const body = parts.body === undefined ? '' : JSON.stringify(parts.body)
    const response = await fetchSigned(endpoint.method, callUrl(endpoint, parts), body)
    if (!response.ok) throw new GateRefused(await refusalCode(response), response.status)
    return response.json()
  }

  return {
    async roster(since) {
      return (await call(getRoster, { query: { since } })).data
    },
    async send(entries, appVersion) {
      const body = { entries, clockOffsetMs: clock.offsetMs(), appVersion }
      return (await call(sendEntries, { body })).data.stored
    },
    async remove() {
      await call(removeOwnGate, {})
    },
    async photo(userId) {
      const path = callUrl({ path: GATE_PHOTO.url }, { params: { userId } })
      const response = await fetchSigned('GET', path)
      return response.ok ? response.arrayBuffer() : undefined
    },
    follow({ onEvent, onConnected }, signal) {
      const path = `/api${ROSTER_STREAM.url}`
      const headers = () => signedHeaders('GET', path, '')
      return followEvents(path, { headers, onEvent, onConnected }, signal)
    },
  }
}

async function refusalCode(response: Response): Promise<string | undefined> {
  try {
    const body: unknown = await response.json()
    if (typeof body !== 'object' || body === null || !('code' in body)) return undefined
    return typeof body.code === 'string' ? body.code : undefined
  } catch {
    return undefined
  }
}
