import { PRICE_TABLE, type PriceTable } from '../booking/prices.ts'
import { HALL_NAME } from '../hall.ts'
import type { Retention } from '../personal-data/retention.ts'

/** The settings that admins can change. '' means not given. */
export type HallSettings = Retention & {
  name: string
  /** As displayed: may contain spaces or several numbers. */
  contactPhone: string
  contactEmail: string
  address: string
  prices: PriceTable
}

/** The defaults until settings are saved. */
export const DEFAULT_SETTINGS: HallSettings = {
  name: HALL_NAME,
  contactPhone: '',
  contactEmail: '',
  address: '',
  prices: PRICE_TABLE,
  // Long enough for late renewals and a return after an exam; see docs/privacy.md.
  selfieKeptDays: 90,
  tourKeptMonths: 12,
}
