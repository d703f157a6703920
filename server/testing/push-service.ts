import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import * as z from 'zod/mini'

const CURVE = 'prime256v1'

/** The environment variables of an app that sends notifications: the example keys of RFC 8291, section 5. */
export const VAPID_VARIABLES = {
  VAPID_PUBLIC_KEY:
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  VAPID_PRIVATE_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  VAPID_SUBJECT: 'mailto:desk@example.com',
}

const browser = createECDH(CURVE)
browser.generateKeys()
const AUTH = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url')

/** The keys of the test's browser, as it sends them. */
export const PUSH_KEYS = {
  p256dh: browser.getPublicKey('base64url'),
  auth: AUTH.toString('base64url'),
}

export type ReceivedPush = {
  path: string
  headers: IncomingHttpHeaders
  /** What the browser decrypts. */
  notification: unknown
  /** The claims of the hall's token, whose signature was verified. */
  claims: unknown
}

export type PushService = {
  /** Returns the endpoint of a browser at this service. */
  endpoint(name: string): string
  /** In the order in which they arrived. */
  received: ReceivedPush[]
  /** The statuses of the next responses; all others are 201. */
  nextStatuses: number[]
  close(): Promise<void>
}

/** A push service on this machine, with the browsers behind it. */
export async function openPushService(): Promise<PushService> {
  const received: ReceivedPush[] = []
  const nextStatuses: number[] = []
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request
    const body = await buffer(request)
    const claims = verifiedClaims(headers.authorization ?? '')
    received.push({ path, headers, claims, notification: JSON.parse(decrypt(body)) })
    response.writeHead(nextStatuses.shift() ?? 201).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = z.object({ port: z.number() }).parse(server.address())
  return {
    endpoint: (name) => `http://127.0.0.1:${address.port}/${name}`,
    received,
    nextStatuses,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}

/** Reads a message as a browser does (RFC 8291, section 3.4). */
function decrypt(body: Buffer): string {
  const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const secret = derive(browser.computeSecret(sender), AUTH, info, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  // The last byte marks the last record.
  return plain.subarray(0, -1).toString()
}

function derive(secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}

/** Throws if the token of `vapid t=..., k=...` is not signed by the key beside it. */
function verifiedClaims(authorization: string): unknown {
  const [, header = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const signed = Buffer.from(`${header}.${claims}`)
  const isValid = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isValid) throw new Error('The token of the notification has an invalid signature')
  return JSON.parse(Buffer.from(claims, 'base64url').toString())
}
