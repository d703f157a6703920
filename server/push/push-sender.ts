import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { encryptPush, type PushKeys } from './encrypt-push.ts'
import { isPrivateAddress, publicLookup } from './private-address.ts'
import { type Vapid, vapidHeader } from './vapid.ts'

export type Subscription = PushKeys & { endpoint: string }

/** `gone`: the browser has unsubscribed. `rejected`: sending again would not help. */
export type PushOutcome = 'sent' | 'gone' | 'rejected'

export type PushSender = {
  /** The key with which browsers subscribe, in base64url. */
  publicKey: string
  /** Whether messages may be sent to this address: https, and not on a private network. */
  accepts(endpoint: string): boolean
  /** Sends an encrypted message. Throws if sending should be tried again. */
  send(subscription: Subscription, text: string): Promise<PushOutcome>
}

const TIMEOUT_MS = 10_000
/** How long a push service keeps a message for a phone that is off. */
const KEPT_SECONDS = 24 * 60 * 60
/** Temporary client errors: timeout, too early, too many requests. */
const TEMPORARY_ERRORS = [408, 425, 429]

type SenderOptions = {
  now: () => Date
  /** Also sends to this machine and without TLS, for a server without a public address. */
  allowLocal: boolean
}

/** Sends messages to the push services of browsers (RFC 8030). */
export function createPushSender(vapid: Vapid, { now, allowLocal }: SenderOptions): PushSender {
  const accepts = (endpoint: string) => {
    const { protocol, hostname } = new URL(endpoint)
    return allowLocal || (protocol === 'https:' && !isPrivateAddress(hostname))
  }
  return {
    publicKey: vapid.publicKey,
    accepts,
    async send({ endpoint, ...keys }, text) {
      if (!accepts(endpoint)) return 'rejected'
      const body = encryptPush(keys, text)
      const headers = {
        Authorization: vapidHeader(vapid, endpoint, now()),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        'Content-Length': body.length,
        TTL: KEPT_SECONDS,
      }
      const status = await post(endpoint, { headers, body, allowLocal })
      if (status === 404 || status === 410) return 'gone'
      if (status >= 200 && status < 300) return 'sent'
      if (status >= 400 && status < 500 && !TEMPORARY_ERRORS.includes(status)) return 'rejected'
      throw new Error(`The push service answered with status ${status}`)
    },
  }
}

type Post = { headers: Record<string, string | number>; body: Buffer; allowLocal: boolean }

/** Returns the status. Follows no redirects. */
async function post(url: string, { headers, body, allowLocal }: Post): Promise<number> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const options = {
    method: 'POST',
    headers,
    signal,
    ...(!allowLocal && { lookup: publicLookup }),
  }
  const request = url.startsWith('https:') ? httpsRequest(url, options) : httpRequest(url, options)
  request.end(body)
  const [response] = await once(request, 'response', { signal })
  response.resume()
  return response.statusCode ?? 0
}
