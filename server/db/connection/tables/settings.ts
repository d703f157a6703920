import type { ColumnType, Generated } from 'kysely'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { DepositMode } from '#shared/domain/money/deposit.ts'
import type { FactorPolicy } from '#shared/domain/user/second-factor.ts'

export type SettingsTable = {
  id: Generated<number>
  hall_name: string
  contact_phone: string
  contact_email: string
  address: string
  /** A price table as JSON, written as a string. */
  prices: ColumnType<unknown, string, string>
  selfie_kept_days: number
  tour_kept_months: number
  renewal_days: Generated<number>
  /** Room rules as JSON, written as a string; null is the default. */
  room_rules: ColumnType<unknown, string | undefined, string>
  factor_policy: Generated<FactorPolicy>
  standard_note: Generated<string>
  silver_note: Generated<string>
  gold_note: Generated<string>
  opening_hours: Generated<string>
  amenities: Generated<string>
  map_url: Generated<string>
  students_figure: Generated<string>
  tours_figure: Generated<string>
  success_figure: Generated<string>
  grace_minutes: Generated<number>
  closed_days: Generated<CalendarDay[]>
  cards_on: Generated<boolean>
  upi_id: Generated<string>
  upi_payee: Generated<string>
  gstin: Generated<string>
  sac: Generated<string>
  /** Percent. */
  gst_rate: Generated<number>
  legal_name: Generated<string>
  legal_address: Generated<string>
  /** The highest discounts, in percent of the price. */
  receptionist_discount: Generated<number>
  admin_discount: Generated<number>
  /** The rupees of a booking that can be refunded. */
  receptionist_refund: Generated<number>
  admin_refund: Generated<number>
  deposit_mode: Generated<DepositMode>
  /** Rupees. */
  deposit_amount: Generated<number>
  deposit_months: Generated<number>
  /** Rupees; 0: none. */
  late_fee_amount: Generated<number>
  late_fee_days: Generated<number>
  version: number
  updated_at: Date
}

/** The steps of setting up the hall that were ticked off. */
export type SetupStepsTable = {
  step: string
  acknowledged_at: Date
}
