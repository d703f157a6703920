import type { Page } from '@playwright/test'
import * as z from 'zod/mini'

const DAY_SECONDS = 24 * 60 * 60
const claims = z.object({ iat: z.number(), exp: z.number() })

export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('authToken'))
}

/** Returns the lifetime of a token in days, according to its claims. */
export function sessionDays(token: string | null): number {
  const payload = Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString()
  const { iat, exp } = z.parse(claims, JSON.parse(payload))
  return Math.round((exp - iat) / DAY_SECONDS)
}
