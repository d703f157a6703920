import { expect } from 'vitest'
import type { Values } from '#shared/domain/placeholders.ts'
import type { RefusalCode } from '#shared/domain/refusal.ts'

type RefusedAnswer = {
  status: number
  code: RefusalCode | undefined
  values?: Values | undefined
  message: string | undefined
  headers: { 'retry-after'?: unknown }
}

/**
 * Expects a rate-limited response that states the seconds to wait in its message, values and
 * Retry-After.
 */
export async function expectRateLimited(
  answer: RefusedAnswer | Promise<RefusedAnswer>,
  maxSeconds: number,
) {
  const { status, code, values, message, headers } = await answer
  expect([status, code], message).toEqual([429, 'tooManyRequests'])
  const seconds = Number(headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(maxSeconds)
  expect(values).toEqual({ seconds })
  expect(message).toBe(`Too many attempts. Please wait ${seconds} seconds and try again.`)
}
