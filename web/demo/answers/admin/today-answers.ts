import { getToday } from '#shared/contract/desk-endpoints.ts'
import { freeSeatsByDay, freeSeatsPeriod } from '#shared/domain/booking/free-seats-by-day.ts'
import { keepsSeat, periodsOverlap } from '#shared/domain/booking/occupancy.ts'
import type { ListedState } from '#shared/domain/desk-booking/listed-states.ts'
import { TODAY_ROWS } from '#shared/domain/list-pages.ts'
import { type LedgerAccount, rupeesOf } from '#shared/domain/money/ledger.ts'
import { byFollowUp, isFollowUpDue } from '#shared/domain/tour/tour-notes.ts'
import { todayReply } from '#shared/replies/today.ts'
import { answer, staff } from '#web/demo/answer.ts'
import { openVisits } from '#web/demo/answers/door/door-log-answers.ts'
import { drawerOf } from '#web/demo/answers/money/cash-answers.ts'
import * as bookings from '#web/demo/demo-booking.ts'
import { dueOf } from '#web/demo/demo-due.ts'
import { journalsOf } from '#web/demo/demo-journals.ts'
import { type DemoState, type DemoUser, studyDays, today } from '#web/demo/demo-state.ts'

/** What reception needs today. */
export const todayAnswers = [
  answer(getToday, staff('desk'), ({ state, user }) => {
    const days = studyDays(state)
    const period = freeSeatsPeriod(days)
    const stays = state.bookings.filter(
      (booking) => keepsSeat(booking, state.now()) && periodsOverlap(booking, period),
    )
    const tours = state.tours.filter(
      ({ tourDate, status }) => tourDate === days.day && status !== 'cancelled',
    )
    const followUps = state.tours
      .filter((tour) => isFollowUpDue(tour, days.day))
      .toSorted(byFollowUp)
    const record = {
      day: days.day,
      inside: openVisits(state).map(({ entry }) => entry.room),
      free: freeSeatsByDay(stays, state.closedSeats, days),
      shift: drawerOf(state, user),
      takings: takings(state, user),
      ending: first(state, 'ending'),
      unpaid: first(state, 'unpaid'),
      overdue: first(state, 'overdue'),
      followUps: { tours: followUps.slice(0, TODAY_ROWS), total: followUps.length },
      dues: first(state, 'dues'),
      tours: tours.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
    }
    return { data: todayReply(record, user) }
  }),
]

/** The money of the day, from the journals as on the server. */
function takings(state: DemoState, user: DemoUser) {
  const day = today(state)
  const moved = journalsOf(state)
    .filter(
      (journal) =>
        journal.day === day && ['payment', 'correction', 'refund'].includes(journal.kind),
    )
    .flatMap(({ kind, madeBy, postings }) =>
      postings.map((posting) => ({ ...posting, madeBy: kind === 'correction' ? null : madeBy })),
    )
  const sum = (rows: typeof moved, accounts: readonly LedgerAccount[]) =>
    rupeesOf(
      rows.reduce((sum, { account, paise }) => sum + (accounts.includes(account) ? paise : 0), 0),
    )
  const sums = (rows: typeof moved) => ({
    cash: sum(rows, ['cash', 'owner']),
    upi: sum(rows, ['upi']),
  })
  return { own: sums(moved.filter(({ madeBy }) => madeBy === user.id)), hall: sums(moved) }
}

function first(state: DemoState, listed: ListedState) {
  const names = new Map(state.users.map(({ id, fullName }) => [id, fullName]))
  const matching = state.bookings
    .filter((booking) => booking.status !== 'replaced' && bookings.isListed(state, booking, listed))
    .map((booking) => ({
      ...booking,
      ...dueOf(state, booking),
      deposit: booking.status === 'paid' ? null : bookings.depositOf(state, booking),
      fullName: names.get(booking.userId) ?? '',
      state: bookings.stateOf(state, booking),
      utrSent: bookings.waitingClaim(state, booking) !== undefined,
    }))
    .toSorted((a, b) => order(listed, a, b) || (a.id < b.id ? -1 : 1))
  return {
    bookings: matching.slice(0, TODAY_ROWS),
    total: matching.length,
    sum: matching.reduce((sum, booking) => sum + owed(listed, booking), 0),
  }
}

type OwedBooking = { amount: number; deposit: number | null; open: number }

function owed(listed: ListedState, { amount, deposit, open }: OwedBooking): number {
  if (listed === 'ending') return 0
  return listed === 'dues' ? open : amount + (deposit ?? 0)
}

type OrderedBooking = { endDate: string; heldUntil: Date; payableOn: string | null }

function order(listed: ListedState, a: OrderedBooking, b: OrderedBooking): number {
  if (listed === 'ending') return a.endDate.localeCompare(b.endDate)
  if (listed === 'dues') return (a.payableOn ?? '').localeCompare(b.payableOn ?? '')
  const later = a.heldUntil.getTime() - b.heldUntil.getTime()
  return listed === 'overdue' ? -later : later
}
