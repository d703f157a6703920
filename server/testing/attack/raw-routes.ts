import type { InjectOptions } from 'fastify'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { expectListedRefusal } from '#server/testing/listed-only.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { seatStreamQuery } from '#shared/contract/booking.ts'
import type { Call } from '#shared/contract/call.ts'
import { SEAT_STREAM } from '#shared/contract/endpoints.ts'
import { errorReply } from '#shared/contract/error-reply.ts'
import type { Target } from './attack-call.ts'
import { type ApiResponse, expectSafeHeaders } from './valid-response.ts'

/** The routes that are not in the contract, described as if they were. */

const REFUSALS = {
  reply: z.object({}),
  errors: ['notLoggedIn', 'notAllowed', 'notFound', 'storageUnavailable'],
} as const
const id = z.object({ id: z.uuid() })

export const RAW_ROUTES: [name: string, target: Target][] = [
  [
    'the stream of changed seats',
    {
      call: {
        method: 'GET',
        path: SEAT_STREAM.url,
        summary: '',
        query: seatStreamQuery,
        ...REFUSALS,
      },
      valid: { by: 'student', query: { room: 'Dyandhara Kaksh' } },
      send: firstOfStream,
      check: checkAs('text/event-stream', 'no-cache, no-transform'),
    },
  ],
  [
    "the member's own selfie",
    {
      call: { method: 'GET', path: '/member/selfie', summary: '', ...REFUSALS },
      valid: { by: 'student' },
      check: checkAs('image/webp', 'private, no-store'),
    },
  ],
  [
    'the selfie of a user',
    {
      call: {
        method: 'GET',
        path: '/admin/users/:id/selfie',
        summary: '',
        params: id,
        ...REFUSALS,
      },
      valid: { by: 'admin', params: { id: '{spareId}' } },
      check: checkAs('image/webp', 'private, no-store'),
    },
  ],
]

function checkAs(type: string, cacheControl: string) {
  return (call: Call, { statusCode, headers, body }: ApiResponse): void => {
    expect(statusCode, body).toBeLessThan(500)
    expectSafeHeaders(headers, statusCode === 200 ? cacheControl : 'no-store')
    if (statusCode === 200) {
      expect(headers['content-type']).toBe(type)
      return
    }
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expectListedRefusal(call, statusCode, errorReply.parse(JSON.parse(body)).code)
  }
}

/** A stream does not end: the client reads its first part and hangs up. */
async function firstOfStream(app: TestApp, request: InjectOptions): Promise<ApiResponse> {
  const response = await app.inject({ ...request, payloadAsStream: true })
  const { statusCode, headers } = response
  const stream = response.stream()
  let body = ''
  for await (const part of stream) {
    body += String(part)
    // Leaving the loop closes the connection.
    if (statusCode === 200) break
  }
  return { statusCode, headers, body }
}
