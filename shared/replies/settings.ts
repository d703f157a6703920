import type { getPublicSettings } from '../contract/admin/public-settings.ts'
import type { ReplyOf } from '../contract/call.ts'
import { depositOffer } from '../domain/money/deposit.ts'
import type { HallSettings } from '../domain/settings/settings.ts'
import { NO_UPI_DETAILS } from '../domain/settings/upi-details.ts'

/**
 * Returns what every screen needs to know about the hall: all settings except their version, the
 * second-factor policy, the gates' settings, the tax details and the role limits. Leaves out the
 * deposit if the hall asks for none, and the UPI details while payments are simulated.
 */
export function publicSettings(
  {
    version: _version,
    factorPolicy: _policy,
    graceMinutes: _grace,
    closedDays: _closed,
    gstin: _gstin,
    sac: _sac,
    gstRate: _rate,
    legalName: _legalName,
    legalAddress: _legalAddress,
    receptionistDiscount: _receptionistDiscount,
    adminDiscount: _adminDiscount,
    receptionistRefund: _receptionistRefund,
    adminRefund: _adminRefund,
    depositMode,
    depositAmount,
    depositMonths,
    lateFeeAmount: _lateFeeAmount,
    lateFeeDays: _lateFeeDays,
    ...settings
  }: HallSettings & { version: number },
  configured: { timeZone: string; holdMinutes: number; simulatedPayments: boolean },
): ReplyOf<typeof getPublicSettings>['data'] {
  const deposit = depositOffer({ depositMode, depositAmount, depositMonths })
  return {
    ...settings,
    ...(deposit && { deposit }),
    ...(configured.simulatedPayments && NO_UPI_DETAILS),
    ...configured,
  }
}
