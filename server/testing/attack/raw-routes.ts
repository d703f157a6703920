import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { expectListed } from '#server/testing/listed-only.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { type Call, defineCall } from '#shared/contract/call.ts'
import { errorReply } from '#shared/contract/errors.ts'
import { SEAT_NEWS, seatNewsQuery } from '#shared/contract/seat-news.ts'
import type { Target } from './attack-call.ts'
import { type Answered, expectSafeHeaders } from './sound-answer.ts'

/** What the API has besides the calls of the contract, written down as if it were one. */

const REFUSALS = {
  reply: z.object({}),
  errors: ['notSignedIn', 'notAllowed', 'notFound', 'storageAway'],
} as const
const id = z.object({ id: z.uuid() })

export const RAW_ROUTES: [name: string, target: Target][] = [
  [
    'the stream of changed seats',
    {
      call: defineCall({
        method: 'GET',
        path: SEAT_NEWS.url,
        summary: '',
        query: seatNewsQuery,
        ...REFUSALS,
      }),
      valid: { by: 'student', query: { room: 'Dyandhara Kaksh' } },
      send: firstOfStream,
      sound: soundAs('text/event-stream', 'no-cache, no-transform'),
    },
  ],
  [
    'the own selfie',
    {
      call: defineCall({ method: 'GET', path: '/member/selfie', summary: '', ...REFUSALS }),
      valid: { by: 'student' },
      sound: soundAs('image/webp', 'private, no-store'),
    },
  ],
  [
    'the selfie of a user',
    {
      call: defineCall({
        method: 'GET',
        path: '/admin/users/:id/selfie',
        summary: '',
        params: id,
        ...REFUSALS,
      }),
      valid: { by: 'admin', params: { id: '{spareId}' } },
      sound: soundAs('image/webp', 'private, no-store'),
    },
  ],
]

function soundAs(type: string, cacheControl: string) {
  return (call: Call, { statusCode, headers, body }: Answered): void => {
    expect(statusCode, body).toBeLessThan(500)
    expectSafeHeaders(headers, statusCode === 200 ? cacheControl : 'no-store')
    if (statusCode === 200) {
      expect(headers['content-type']).toBe(type)
      return
    }
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expectListed(call, statusCode, errorReply.parse(JSON.parse(body)).message)
  }
}

/** A stream goes on for ever: its first part is read, and then the client hangs up. */
async function firstOfStream(hall: TestApp, request: InjectOptions): Promise<Answered> {
  const response = await hall.inject({ ...request, payloadAsStream: true })
  const { statusCode, headers } = response
  const stream = response.stream()
  let body = ''
  for await (const part of stream) {
    body += String(part)
    // Leaving the loop hangs up.
    if (statusCode === 200) break
  }
  return { statusCode, headers, body }
}
