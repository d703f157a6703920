import * as z from 'zod/mini'
import { DURATIONS } from '../../domain/booking/durations.ts'
import { renewalDaysProblem } from '../../domain/booking/renewal-priority.ts'
import { AUDIENCES, RULED_AREAS, UNSTATED_BOOKING } from '../../domain/booking/room-rules.ts'
import { ROOMS } from '../../domain/booking/rooms.ts'
import { TIER_NOTE_FIELDS, tierNoteProblem } from '../../domain/booking/tier-notes.ts'
import { toLatinDigits } from '../../domain/latin-digits.ts'
import { DEPOSIT_MODES } from '../../domain/money/deposit.ts'
import { DISCOUNT_FIELDS } from '../../domain/money/discount.ts'
import { gstinOf } from '../../domain/money/gstin.ts'
import { REFUND_FIELDS } from '../../domain/money/refund-limit.ts'
import {
  selfieKeptDaysProblem,
  tourKeptMonthsProblem,
} from '../../domain/personal-data/retention.ts'
import { depositAmountProblem, depositMonthsProblem } from '../../domain/settings/deposit-form.ts'
import { graceMinutesProblem, MAX_CLOSED_DAYS } from '../../domain/settings/door-fields.ts'
import { lateFeeAmountProblem, lateFeeDaysProblem } from '../../domain/settings/late-fee-form.ts'
import { discountLimitProblem, refundLimitProblem } from '../../domain/settings/role-limit-form.ts'
import {
  addressProblem,
  amenitiesProblem,
  contactEmailProblem,
  contactPhoneProblem,
  figureProblem,
  hallNameProblem,
  MAX_PRICE,
  mapUrlProblem,
  openingHoursProblem,
  SETTINGS_PROBLEMS,
} from '../../domain/settings/settings-form.ts'
import {
  gstinProblem,
  gstRateProblem,
  legalAddressProblem,
  legalNameProblem,
  sacProblem,
} from '../../domain/settings/tax-form.ts'
import { upiIdProblem, upiPayeeProblem } from '../../domain/settings/upi-form.ts'
import { FACTOR_POLICIES } from '../../domain/user/second-factor.ts'
import { defineCall, STAFF_ERRORS } from '../call.ts'
import * as endpoints from '../desk-endpoints.ts'
import { REQUEST_PROBLEMS } from '../field-problems.ts'
import { calendarDay, checkedBy, doneReply, type Rule, storable, uniformFields } from '../fields.ts'

const price = z
  .int(SETTINGS_PROBLEMS.priceNotWhole.code)
  .check(
    z.minimum(1, REQUEST_PROBLEMS.priceTooLow.code),
    z.maximum(MAX_PRICE, REQUEST_PROBLEMS.priceTooHigh.code),
  )

/** Whole rupees by duration and room, for the Night, Day and 24 Hours batch. */
export const priceTable = z.record(
  z.enum(DURATIONS),
  z.record(z.enum(ROOMS), z.readonly(z.tuple([price, price, price]))),
)

/** Who may book which room and section online. */
export const roomRules = z.record(
  z.enum(RULED_AREAS),
  z.readonly(z.object({ audience: z.enum(AUDIENCES), unstated: z.enum(UNSTATED_BOOKING) })),
)

const words = (rule: Rule<string>) => z.string().check(z.trim(), checkedBy(rule), storable())
/** Words with numbers, stored with Latin digits. */
const numbers = (rule: Rule<string>) =>
  z.string().check(z.overwrite(toLatinDigits), z.trim(), checkedBy(rule), storable())
const count = (rule: Rule<number>) => z.number().check(checkedBy(rule))

/** How long selfies are kept after a membership ends, and tours after their day. */
export const retention = {
  selfieKeptDays: count(selfieKeptDaysProblem),
  tourKeptMonths: count(tourKeptMonthsProblem),
}

/** The database's integer type. */
const MAX_VERSION = 2 ** 31 - 1

const settings = z.object({
  name: words(hallNameProblem),
  contactPhone: numbers(contactPhoneProblem),
  contactEmail: words(contactEmailProblem),
  address: words(addressProblem),
  openingHours: words(openingHoursProblem),
  amenities: words(amenitiesProblem),
  mapUrl: words(mapUrlProblem),
  studentsFigure: numbers(figureProblem),
  toursFigure: numbers(figureProblem),
  successFigure: numbers(figureProblem),
  prices: priceTable,
  ...retention,
  renewalDays: count(renewalDaysProblem),
  graceMinutes: count(graceMinutesProblem),
  /** The days on which the hall admits nobody. */
  closedDays: z.array(calendarDay).check(z.maxLength(MAX_CLOSED_DAYS)),
  /** Whether reception may print cards. */
  cardsOn: z.boolean(),
  roomRules,
  ...uniformFields(TIER_NOTE_FIELDS, words(tierNoteProblem)),
  upiId: words(upiIdProblem),
  upiPayee: words(upiPayeeProblem),
  gstin: z.string().check(z.overwrite(gstinOf), checkedBy(gstinProblem), storable()),
  sac: numbers(sacProblem),
  gstRate: count(gstRateProblem),
  legalName: words(legalNameProblem),
  legalAddress: words(legalAddressProblem),
  /** The highest discounts of receptionists and admins, in percent of the price. */
  ...uniformFields(DISCOUNT_FIELDS, count(discountLimitProblem)),
  /** The rupees of a booking that receptionists and admins can refund, all refunds together. */
  ...uniformFields(REFUND_FIELDS, count(refundLimitProblem)),
  /** Whether members pay a deposit with their first booking, and whether the hall keeps or returns it. */
  depositMode: z.enum(DEPOSIT_MODES),
  /** Whole rupees. */
  depositAmount: count(depositAmountProblem),
  /** How long a kept deposit is valid, from the start of the membership. */
  depositMonths: count(depositMonthsProblem),
  /** What members pay once for a due that they pay too late, in whole rupees; 0: nothing. */
  lateFeeAmount: count(lateFeeAmountProblem),
  /** How many days after its day a due can still be paid without the fee. */
  lateFeeDays: count(lateFeeDaysProblem),
  /** Who must use a second factor. */
  factorPolicy: z.enum(FACTOR_POLICIES),
  /** The ids of the closed seats. */
  closedSeats: z.array(z.string().check(z.maxLength(4))).check(z.maxLength(500)),
  /** Incremented by each save. */
  version: z.int().check(z.minimum(0), z.maximum(MAX_VERSION)),
})
/** With the version as it was read; the next one must be storable, too. */
const settingsInput = z.extend(settings, {
  version: z.int().check(z.minimum(0), z.maximum(MAX_VERSION - 1)),
})
export type SettingsInput = z.infer<typeof settingsInput>

export const getSettings = defineCall(endpoints.getSettings, {
  summary:
    "Get the hall's name, contact, landing page, prices, closed seats, room rules and retention periods; for admins",
  reply: z.object({ success: z.literal(true), data: settings }),
  errors: STAFF_ERRORS,
})

export const saveSettings = defineCall(endpoints.saveSettings, {
  summary: 'Save all settings, with the version that was read; for admins',
  body: settingsInput,
  reply: doneReply,
  errors: [
    ...STAFF_ERRORS,
    'settingsChanged',
    'retentionNotAllowed',
    'factorPolicyNotAllowed',
    'ownSecondFactorRequired',
    'roomRulesNotAllowed',
    'upiNotAllowed',
    'taxNotAllowed',
    'roleLimitsNotAllowed',
    'depositNotAllowed',
    'lateFeeNotAllowed',
  ],
})
