import { type DueToWriteOff, writeOffJournal } from '#shared/domain/money/due.ts'
import { type AgreedLateFee, lateFeeInForce } from '#shared/domain/money/late-fee.ts'
import type { Journal } from '#shared/domain/money/ledger.ts'
import { writeOffRefusal } from '#shared/domain/money/write-off.ts'
import type { Refusal } from '#shared/domain/refusal.ts'
import { discountOf } from '#web/demo/demo-discount.ts'
import {
  type DemoBooking,
  type DemoDue,
  type DemoState,
  type DemoUser,
  studyDays,
} from '#web/demo/demo-state.ts'

/** Returns what is still owed for a partly paid booking, as lists show it. */
export function dueOf(state: DemoState, { id }: { id: string }) {
  const due = openDue(state, id)
  const allowedBy = due && state.users.find((user) => user.id === due.allowedBy)
  return {
    open: due?.open ?? 0,
    payableOn: due?.payableOn ?? null,
    allowedBy: allowedBy?.fullName ?? null,
    lateFee: due ? lateFeeOf(state, due) : null,
  }
}

/** Returns a due's late fee while the hall asks for late fees. */
export function lateFeeOf({ settings }: DemoState, { lateFee }: DemoDue): AgreedLateFee | null {
  return lateFeeInForce(lateFee, settings)
}

export function openDue({ dues }: DemoState, bookingId: string): DemoDue | undefined {
  return dues.find((due) => due.bookingId === bookingId && due.open > 0)
}

/** Returns the sum of a user's dues; null if there are none. */
export function userDue(state: DemoState, { id }: { id: string }) {
  const own = state.dues.filter(({ userId, open }) => userId === id && open > 0)
  const [payableOn] = own.map((due) => due.payableOn).toSorted()
  if (payableOn === undefined) return null
  const lateFees = own
    .flatMap((due) => lateFeeOf(state, due) ?? [])
    .toSorted((a, b) => a.from.localeCompare(b.from))
  return {
    open: own.reduce((sum, { open }) => sum + open, 0),
    payableOn,
    lateFees: lateFees.length > 0 ? lateFees : null,
  }
}

/** Returns why this staff member can't cancel these bookings, which writes off their dues. */
export function refusalToWriteOff(
  state: DemoState,
  staff: DemoUser,
  bookings: readonly DemoBooking[],
): Refusal | undefined {
  const dues = bookings.map((booking) => ({
    ...booking,
    open: dueOf(state, booking).open,
    price: booking.amount,
    discount: discountOf(state, booking)?.amount ?? 0,
  }))
  return writeOffRefusal(dues, { staff, limits: state.settings, days: studyDays(state) })
}

/** Writes off a user's dues of cancelled bookings or, with `all`, every due. `by` is null for the user. */
export function writeOffDues(
  state: DemoState,
  { userId, all = false, by }: { userId: string; all?: boolean; by: string | null },
): void {
  const cancelled = new Set(
    state.bookings.filter(({ status }) => status === 'cancelled').map(({ id }) => id),
  )
  for (const due of state.dues) {
    if (due.userId !== userId || due.open === 0 || !(all || cancelled.has(due.bookingId))) continue
    due.open = 0
    due.writtenOffAt = state.now()
    due.writtenOffBy = by
  }
}

/** Returns the journals of the dues that were written off. */
export function writeOffJournals({ dues, payments }: DemoState): (Journal & { at: Date })[] {
  return dues.flatMap(({ writtenOffAt: at, writtenOffBy, amount, ...due }) => {
    if (!at) return []
    const settled = payments
      .filter(({ bookingId, sold }) => bookingId === due.bookingId && sold === 0)
      .reduce((sum, part) => sum + part.amount, 0)
    const closed: DueToWriteOff = { ...due, open: amount - settled }
    return [{ ...writeOffJournal(closed, writtenOffBy), at }]
  })
}
