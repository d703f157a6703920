import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { refusalsByStatus } from '#server/http/listed-errors.ts'
import { expectListedRefusal } from '#server/testing/expect-listed-refusal.ts'
import type { Call } from '#shared/contract/call.ts'
import { errorReply } from '#shared/contract/error-reply.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const HEADER_NAMES = [
  'content-disposition',
  'etag',
  'cache-control',
  'connection',
  'content-length',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'date',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'retry-after',
  'set-cookie',
  'transfer-encoding',
  'vary',
  'x-accel-buffering',
  'x-content-type-options',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-request-id',
  'x-xss-protection',
]

export type ApiResponse = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body'>

/** Checks that a response conforms to the contract and has safe headers, whatever the request. */
export function expectValidResponse(
  call: Call,
  { statusCode: status, headers, body }: ApiResponse,
): void {
  expect(status, body).toBeLessThan(500)
  expectSafeHeaders(headers)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  const answer: unknown = JSON.parse(body)
  if (status === 200) {
    z.parse(call.reply, answer)
    return
  }
  const refusal = errorReply.parse(answer)
  if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  // A path that no longer matches the call.
  if (status === 404 && refusal.code === 'notFound') return
  expect([...refusalsByStatus(call).keys()]).toContain(status)
  expectListedRefusal(call, status, refusal.code)
}

export function expectSafeHeaders(
  headers: LightMyRequestResponse['headers'],
  cacheControl = 'no-store',
): void {
  for (const [name, value] of Object.entries(headers)) {
    expect(HEADER_NAMES).toContain(name)
    for (const each of [value].flat()) expect(String(each)).toMatch(/^[\x20-\x7e]*$/)
  }
  expect(headers).toMatchObject({
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.stringMatching(UUID),
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  })
  for (const cookie of [headers['set-cookie'] ?? []].flat()) {
    expect(cookie).toMatch(
      /^(?:(?:email|visitor)Proof=[\w.-]*|device=[\w.~-]*); (Max-Age=\d+; )?Path=\/; (Expires=[^;]+; )?HttpOnly; SameSite=Strict$/,
    )
  }
}
