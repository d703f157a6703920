import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import * as z from 'zod/mini'
import { enrollGate } from '#shared/contract/desk-endpoints.ts'
import type { SentEntry } from '#shared/contract/door/gate.ts'
import { GATE_HEADERS, signedText } from '#shared/contract/door/gate-signature.ts'
import { sendEntries } from '#shared/contract/gate-endpoints.ts'
import { slotAt } from '#shared/domain/door/door-slot.ts'
import { queryDatabase } from '../run/database.ts'
import type { ApiUser } from './user.ts'

const TIME_ZONE = 'Asia/Kolkata'

export type EnrolledGate = {
  /** Sends the entry of a member who comes in at `at`. */
  letIn: (member: ApiUser, at: Date) => Promise<void>
}

/** Enrolls a gate without a screen, which signs its calls as a device does. */
export async function enrollGateWithoutScreen(
  request: APIRequestContext,
  admin: ApiUser,
): Promise<EnrolledGate> {
  const { privateKey, publicKey } = newKey()
  const enrolled = await request.fetch(`/api${enrollGate.path}`, {
    method: enrollGate.method,
    headers: { Authorization: `Bearer ${admin.token}` },
    data: { name: 'Door without a screen', publicKey },
  })
  const { data }: { data: { id: string } } = await enrolled.json()
  let number = 0
  return {
    async letIn(member, at) {
      const entry = { ...(await entryOf(member, at)), number: ++number }
      const body = JSON.stringify({ entries: [entry], clockOffsetMs: 0, appVersion: 'test' })
      const path = `/api${sendEntries.path}`
      const time = Date.now()
      const bodyHash = createHash('sha256').update(body).digest('hex')
      const text = Buffer.from(signedText({ method: sendEntries.method, path, time, bodyHash }))
      const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const
      const sent = await request.fetch(path, {
        method: sendEntries.method,
        headers: {
          'content-type': 'application/json',
          [GATE_HEADERS.id]: data.id,
          [GATE_HEADERS.time]: String(time),
          [GATE_HEADERS.signature]: sign('sha256', text, key).toString('base64url'),
        },
        // Playwright would encode a string as JSON once more.
        data: Buffer.from(body),
      })
      if (!sent.ok()) throw new Error(`The entry was refused: ${await sent.text()}`)
    },
  }
}

function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coordinates = [x, y].map((each) => Buffer.from(each, 'base64url'))
  return {
    privateKey,
    publicKey: Buffer.concat([Buffer.from([4]), ...coordinates]).toString('base64url'),
  }
}

const paidBooking = z.object({ userId: z.string(), bookingId: z.string() })

async function entryOf(member: ApiUser, at: Date): Promise<Omit<SentEntry, 'number'>> {
  const [row] = await queryDatabase(
    `SELECT users.id AS "userId", bookings.id AS "bookingId"
     FROM users JOIN bookings ON bookings.user_id = users.id
     WHERE users.email = $1 AND bookings.status = 'paid'`,
    [member.profile.email],
  )
  const { day: studyDay, half } = slotAt(TIME_ZONE, at)
  const time = at.toISOString()
  return {
    ...z.parse(paidBooking, row),
    id: crypto.randomUUID(),
    passId: null,
    studyDay,
    half,
    at: time,
    deviceAt: time,
    direction: 'in',
    outcome: 'allowed',
    reason: null,
    looks: [],
    source: 'camera',
    overriddenBy: null,
    note: null,
    offline: false,
    rosterVersion: '',
  }
}
