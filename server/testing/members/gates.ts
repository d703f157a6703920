import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import * as z from 'zod/mini'
import type { TestApp } from '#server/testing/test-app.ts'
import type { ReplyOf } from '#shared/contract/call.ts'
import type { SentEntry } from '#shared/contract/door/gate.ts'
import { enrollGate, getRoster } from '#shared/contract/door/gate.ts'
import { GATE_HEADERS, signedText } from '#shared/contract/door/gate-signature.ts'
import type { AddedMember } from './add-members.ts'

type RunningApp = Pick<TestApp, 'inject' | 'services'>

export type TestGate = {
  id: string
  privateKey: KeyObject
  headers(request: {
    method?: string
    path: string
    body?: string
    time?: Date
  }): Record<string, string>
  /** Sends a signed request. */
  send(request: GateRequest): Promise<LightMyRequestResponse>
  roster(since?: string): Promise<ReplyOf<typeof getRoster>['data']>
  sendEntries(
    entries: readonly SentEntry[],
    more?: { clockOffsetMs?: number },
  ): Promise<LightMyRequestResponse>
}

type GateRequest = {
  method?: 'GET' | 'POST'
  path: string
  body?: string
  /** Signed; the server's time by default. */
  time?: Date
  headers?: Record<string, string>
}

export function newGateKey(): { privateKey: KeyObject; publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = Buffer.concat([
    Buffer.from([4]),
    Buffer.from(x, 'base64url'),
    Buffer.from(y, 'base64url'),
  ])
  return { privateKey, publicKey: point.toString('base64url') }
}

/** Enrolls a gate as a device does. */
export async function addGate(
  app: RunningApp,
  admin: AddedMember,
  name = 'Main door',
): Promise<TestGate> {
  const { privateKey, publicKey } = newGateKey()
  const enrolled = await admin.call(enrollGate, { body: { name, publicKey } })
  return gateWith(app, enrolled.reply().data.id, privateKey)
}

/** A gate that signs with a key. */
export function gateWith(app: RunningApp, id: string, privateKey: KeyObject): TestGate {
  const gate: TestGate = {
    id,
    privateKey,
    headers({ method = 'GET', path, body = '', time = app.services.now() }) {
      const bodyHash = createHash('sha256').update(body).digest('hex')
      const text = signedText({ method, path, time: time.getTime(), bodyHash })
      const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const
      return {
        [GATE_HEADERS.id]: id,
        [GATE_HEADERS.time]: String(time.getTime()),
        [GATE_HEADERS.signature]: sign('sha256', Buffer.from(text), key).toString('base64url'),
      }
    },
    send({ method = 'GET', path, body, time, headers = {} }) {
      const signed = gate.headers({ method, path, ...(body && { body }), ...(time && { time }) })
      const options: InjectOptions = {
        method,
        url: path,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...signed,
          ...headers,
        },
        ...(body !== undefined && { payload: body }),
      }
      return app.inject(options)
    },
    async roster(since) {
      const path = `/api/gate/roster${since === undefined ? '' : `?since=${encodeURIComponent(since)}`}`
      const response = await gate.send({ path })
      if (response.statusCode !== 200) throw new Error(`No roster: ${response.body}`)
      return z.parse(getRoster.reply, JSON.parse(response.body)).data
    },
    sendEntries: (entries, { clockOffsetMs = 0 } = {}) =>
      gate.send({
        method: 'POST',
        path: '/api/gate/entries',
        body: JSON.stringify({ entries, clockOffsetMs, appVersion: 'test' }),
      }),
  }
  return gate
}

/** An entry that a gate might send. */
export function entryOf(number: number, changes: Partial<SentEntry> = {}): SentEntry {
  return {
    id: crypto.randomUUID(),
    number,
    userId: null,
    passId: null,
    bookingId: null,
    direction: 'in',
    outcome: 'allowed',
    reason: null,
    looks: [],
    source: 'camera',
    overriddenBy: null,
    note: null,
    studyDay: '2026-03-10',
    half: 'day',
    deviceAt: '2026-03-10T04:30:00.000Z',
    at: '2026-03-10T04:30:00.000Z',
    offline: false,
    rosterVersion: '',
    ...changes,
  }
}
