import type { ReplyOf } from '../contract/call.ts'
import type { getPublicSettings } from '../contract/public-settings.ts'
import type { HallSettings } from '../domain/settings/settings.ts'
import { NO_UPI_DETAILS } from '../domain/settings/upi-details.ts'

/**
 * Returns what every screen needs to know about the hall: all but the version of the settings, who must
 * use a second factor, what gates need and, while payments are simulated, where UPI payments go.
 */
export function publicSettings(
  {
    version: _version,
    factorPolicy: _policy,
    graceMinutes: _grace,
    closedDays: _closed,
    ...settings
  }: HallSettings & { version: number },
  configured: { timeZone: string; holdMinutes: number; simulatedPayments: boolean },
): ReplyOf<typeof getPublicSettings>['data'] {
  return { ...settings, ...(configured.simulatedPayments && NO_UPI_DETAILS), ...configured }
}
