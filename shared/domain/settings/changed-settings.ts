import { type AuditChange, changedFields } from '../audit/audit-change.ts'
import { BATCHES } from '../booking/batches.ts'
import { DURATIONS } from '../booking/durations.ts'
import type { PriceTable } from '../booking/prices.ts'
import { changedRoomRules, mayChangeRoomRules } from '../booking/room-rule-changes.ts'
import { ROOMS } from '../booking/rooms.ts'
import { findSeat, type SeatId } from '../booking/seats.ts'
import { filledProblem } from '../filled-problem.ts'
import { mayChangeRetention, type Retention } from '../personal-data/retention.ts'
import { type Decision, firstRefusal, invalidForm } from '../refusal.ts'
import { isFactorMissing, mayChangeFactorPolicy } from '../user/second-factor.ts'
import type { Role } from '../user/user.ts'
import type { HallSettings } from './settings.ts'
import { SETTINGS_PROBLEMS } from './settings-form.ts'

const FIELDS = [
  'name',
  'contactPhone',
  'contactEmail',
  'address',
  'selfieKeptDays',
  'tourKeptMonths',
  'renewalDays',
  'factorPolicy',
] as const

type SavedSettings = HallSettings & { closedSeats: readonly SeatId[] }

/**
 * Saves the settings and the closed seats. `stale`: they were changed since they were read. Returns
 * the audit log's changes.
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
        closedSeats: filledProblem(SETTINGS_PROBLEMS.seatUnknown, { seat: unknown }),
      })) ||
    firstRefusal(
      ['settingsChanged', stale],
      ['retentionNotAllowed', !mayChangeRetention(admin) && retentionDiffers(before, after)],
      ['roomRulesNotAllowed', !mayChangeRoomRules(admin) && details.roomRules !== undefined],
      ['factorPolicyNotAllowed', policyChanges && !mayChangeFactorPolicy(admin)],
      // Otherwise the change would lock out whoever makes it.
      ['secondFactorOwnFirst', policyChanges && isFactorMissing({ ...admin, ...after })],
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

function changedSettings(before: HallSettings, after: HallSettings): Record<string, unknown> {
  const prices = changedPrices(before.prices, after.prices)
  const roomRules = changedRoomRules(before.roomRules, after.roomRules)
  return {
    ...changedFields(FIELDS, before, after),
    ...(prices.length > 0 && { prices }),
    ...(roomRules.length > 0 && { roomRules }),
  }
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
