import type { ReplyOf } from '../contract/call.ts'
import type { getPublicSettings } from '../contract/public-settings.ts'
import type { HallSettings } from '../domain/settings/settings.ts'

/**
 * Returns what every screen needs to know about the hall: all but the version of the settings and
 * who must use a second factor.
 */
export function publicSettings(
  { version: _version, factorPolicy: _policy, ...settings }: HallSettings & { version: number },
  configured: { timeZone: string; holdMinutes: number; simulatedPayments: boolean },
): ReplyOf<typeof getPublicSettings>['data'] {
  return { ...settings, ...configured }
}
