import { PRICE_TABLE, type PriceTable } from '../booking/prices.ts'
import { DEFAULT_RENEWAL_DAYS } from '../booking/renewal-priority.ts'
import { DEFAULT_ROOM_RULES, type RoomRules } from '../booking/room-rules.ts'
import { NO_TIER_NOTES, type TierNotes } from '../booking/tier-notes.ts'
import { DEFAULT_DEPOSIT_TERMS, type DepositTerms } from '../money/deposit.ts'
import { DEFAULT_LATE_FEE_TERMS, type LateFeeTerms } from '../money/late-fee.ts'
import { DEFAULT_ROLE_LIMITS, type RoleLimits } from '../money/role-limits.ts'
import type { Retention } from '../personal-data/retention.ts'
import type { FactorPolicy } from '../user/second-factor.ts'
import { DEFAULT_DOOR_SETTINGS, type DoorSettings } from './door-settings.ts'
import { HALL_NAME, type HallDetails } from './hall-details.ts'
import { DEFAULT_LANDING_DETAILS, type LandingDetails } from './landing-details.ts'
import { DEFAULT_TAX_DETAILS, type TaxDetails } from './tax-details.ts'
import { NO_UPI_DETAILS, type UpiDetails } from './upi-details.ts'

/** The settings that admins can change. */
export type HallSettings = TierNotes &
  Retention &
  HallDetails &
  LandingDetails &
  UpiDetails &
  TaxDetails &
  RoleLimits &
  DepositTerms &
  LateFeeTerms &
  DoorSettings & {
    prices: PriceTable
    /** How many days before the end of a membership others may book its seat for the days after it. */
    renewalDays: number
    /** Who may book which room and section online. */
    roomRules: RoomRules
    /** Who must use a second factor. */
    factorPolicy: FactorPolicy
  }

/** The defaults until settings are saved. */
export const DEFAULT_SETTINGS: HallSettings = {
  name: HALL_NAME,
  contactPhone: '',
  contactEmail: '',
  address: '',
  ...DEFAULT_LANDING_DETAILS,
  prices: PRICE_TABLE,
  renewalDays: DEFAULT_RENEWAL_DAYS,
  roomRules: DEFAULT_ROOM_RULES,
  ...NO_TIER_NOTES,
  ...DEFAULT_DOOR_SETTINGS,
  ...NO_UPI_DETAILS,
  ...DEFAULT_TAX_DETAILS,
  ...DEFAULT_ROLE_LIMITS,
  ...DEFAULT_DEPOSIT_TERMS,
  ...DEFAULT_LATE_FEE_TERMS,
  // Long enough for late renewals and a return after an exam; see docs/privacy.md.
  selfieKeptDays: 90,
  tourKeptMonths: 12,
  factorPolicy: 'nobody',
}
