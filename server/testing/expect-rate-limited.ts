import { expect } from 'vitest'
import type { Values } from '#shared/domain/placeholders.ts'
import type { RefusalCode } from '#shared/domain/refusal.ts'

type Refused = {
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
export async function expectRateLimited(answer: Refused | Promise<Refused>, most: number) {
  const { status, code, values, message, headers } = await answer
  expect([status, code], message).toEqual([429, 'tooManyRequests'])
  const seconds = /^Too many attempts\. Please wait (\d+) seconds and try again\.$/.exec(
    message ?? '',
  )?.[1]
  expect(Number(seconds)).toBeGreaterThan(0)
  expect(Number(seconds)).toBeLessThanOrEqual(most)
  expect(String(headers['retry-after'])).toBe(seconds)
  expect(values).toEqual({ seconds: Number(seconds) })
}
