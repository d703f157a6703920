import { expect } from 'vitest'

type Refused = { status: number; message: string | undefined; headers: { 'retry-after'?: unknown } }

/** The call was one too many: its answer says for how many seconds, in words and in Retry-After. */
export async function expectToWait(answer: Refused | Promise<Refused>, most: number) {
  const { status, message, headers } = await answer
  expect(status, message).toBe(429)
  const seconds = /^Too many attempts\. Please wait (\d+) seconds and try again\.$/.exec(
    message ?? '',
  )?.[1]
  expect(Number(seconds)).toBeGreaterThan(0)
  expect(Number(seconds)).toBeLessThanOrEqual(most)
  expect(String(headers['retry-after'])).toBe(seconds)
}
