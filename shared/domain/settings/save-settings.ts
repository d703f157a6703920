import { type AuditChange, changedFields } from '../audit/audit-change.ts'
import { BATCHES } from '../booking/batches.ts'
import { DURATIONS } from '../booking/durations.ts'
import type { PriceTable } from '../booking/prices.ts'
import { changedRoomRules, mayChangeRoomRules } from '../booking/room-rule-changes.ts'
import { ROOMS } from '../booking/rooms.ts'
import { findSeat, type SeatId } from '../booking/seats.ts'
import { TIER_NOTE_FIELDS } from '../booking/tier-notes.ts'
import { fillProblem } from '../fill-problem.ts'
import { DEPOSIT_FIELDS } from '../money/deposit.ts'
import { LATE_FEE_FIELDS } from '../money/late-fee.ts'
import { ROLE_LIMIT_FIELDS } from '../money/role-limits.ts'
import { mayChangeRetention, type Retention } from '../personal-data/retention.ts'
import { type Decision, firstRefusal, invalidForm } from '../refusal.ts'
import { isFactorMissing } from '../user/required-factor.ts'
import { mayChangeFactorPolicy } from '../user/second-factor.ts'
import type { Role } from '../user/user.ts'
import { mayChangeDeposit } from './deposit-form.ts'
import { LANDING_FIELDS } from './landing-details.ts'
import { mayChangeLateFee } from './late-fee-form.ts'
import { mayChangeRoleLimits } from './role-limit-form.ts'
import type { HallSettings } from './settings.ts'
import { SETTINGS_PROBLEMS } from './settings-form.ts'
import { TAX_FIELDS } from './tax-details.ts'
import { mayChangeTaxDetails } from './tax-form.ts'
import { UPI_FIELDS } from './upi-details.ts'
import { mayChangeUpiDetails } from './upi-form.ts'

const FIELDS = [
  'name',
  'contactPhone',
  'contactEmail',
  'address',
  ...LANDING_FIELDS,
  'selfieKeptDays',
  'tourKeptMonths',
  'renewalDays',
  'factorPolicy',
  'graceMinutes',
  'cardsOn',
  ...TIER_NOTE_FIELDS,
  ...UPI_FIELDS,
  ...TAX_FIELDS,
  ...ROLE_LIMIT_FIELDS,
  ...DEPOSIT_FIELDS,
  ...LATE_FEE_FIELDS,
] as const

type SavedSettings = HallSettings & { closedSeats: readonly SeatId[] }

/**
 * Saves the settings and the closed seats. `stale`: they were changed since they were read. Returns
 * the changes for the audit log.
 */
export function saveSettings(
  before: SavedSettings,
  after: SavedSettings,
  { stale, admin }: { stale: boolean; admin: { role: Role; factorOn: boolean } },
): Decision<AuditChange[]> {
  const details = changedSettings(before, after)
  const policyChanges = before.factorPolicy !== after.factorPolicy
  const unknown = after.closedSeats.find((seat) => !findSeat(seat))
  const refusal =
    (unknown !== undefined &&
      invalidForm({
        closedSeats: fillProblem(SETTINGS_PROBLEMS.seatUnknown, { seat: unknown }),
      })) ||
    firstRefusal(
      ['settingsChanged', stale],
      ['retentionNotAllowed', !mayChangeRetention(admin) && retentionDiffers(before, after)],
      ['roomRulesNotAllowed', !mayChangeRoomRules(admin) && details.roomRules !== undefined],
      ['upiNotAllowed', !mayChangeUpiDetails(admin) && differ(UPI_FIELDS, before, after)],
      ['taxNotAllowed', !mayChangeTaxDetails(admin) && differ(TAX_FIELDS, before, after)],
      [
        'roleLimitsNotAllowed',
        !mayChangeRoleLimits(admin) && differ(ROLE_LIMIT_FIELDS, before, after),
      ],
      ['depositNotAllowed', !mayChangeDeposit(admin) && differ(DEPOSIT_FIELDS, before, after)],
      ['lateFeeNotAllowed', !mayChangeLateFee(admin) && differ(LATE_FEE_FIELDS, before, after)],
      ['factorPolicyNotAllowed', policyChanges && !mayChangeFactorPolicy(admin)],
      // Otherwise the change would lock out the admin who makes it.
      ['ownSecondFactorRequired', policyChanges && isFactorMissing({ ...admin, ...after })],
    )
  if (refusal) return { refusal }
  const seatChanges = (
    action: 'seat.close' | 'seat.open',
    from: SavedSettings,
    to: SavedSettings,
  ) =>
    [...new Set(to.closedSeats)]
      .filter((seat) => !from.closedSeats.includes(seat))
      .map((seat) => ({ action, subject: `seat:${seat}`, details: {} }))
  return {
    outcome: [
      ...(Object.keys(details).length > 0
        ? [{ action: 'settings.change' as const, subject: 'settings', details }]
        : []),
      ...seatChanges('seat.close', before, after),
      ...seatChanges('seat.open', after, before),
    ],
  }
}

function retentionDiffers(before: Retention, after: Retention): boolean {
  return (
    before.selfieKeptDays !== after.selfieKeptDays || before.tourKeptMonths !== after.tourKeptMonths
  )
}

function differ(
  fields: readonly (keyof HallSettings)[],
  before: HallSettings,
  after: HallSettings,
): boolean {
  return fields.some((field) => before[field] !== after[field])
}

function changedSettings(before: HallSettings, after: HallSettings): Record<string, unknown> {
  const prices = changedPrices(before.prices, after.prices)
  const roomRules = changedRoomRules(before.roomRules, after.roomRules)
  return {
    ...changedFields(FIELDS, before, after),
    ...changedFields(['closedDays'], daysText(before), daysText(after)),
    ...(prices.length > 0 && { prices }),
    ...(roomRules.length > 0 && { roomRules }),
  }
}

function daysText({ closedDays }: HallSettings): { closedDays: string } {
  return { closedDays: closedDays.join(', ') }
}

function changedPrices(before: PriceTable, after: PriceTable) {
  return DURATIONS.flatMap((duration) =>
    ROOMS.flatMap((room) =>
      BATCHES.flatMap((batch, index) => {
        const [was, is] = [before[duration][room][index], after[duration][room][index]]
        return was === is ? [] : [{ duration, room, batch, was, is }]
      }),
    ),
  )
}
