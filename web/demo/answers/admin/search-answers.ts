import { searchDesk } from '#shared/contract/desk-endpoints.ts'
import { isOver } from '#shared/domain/booking/study-day.ts'
import type { ReceiptKey } from '#shared/domain/money/receipt.ts'
import { type DeskSearch, readDeskSearch, SEARCH_ROWS } from '#shared/domain/user/desk-search.ts'
import { mayList, maySeeDetails } from '#shared/domain/user/user-access.ts'
import { searchReply } from '#shared/replies/desk-search.ts'
import { answer, staff } from '#web/demo/answer.ts'
import * as bookings from '#web/demo/demo-booking.ts'
import { bookingOfPaper, findPaper } from '#web/demo/demo-paper.ts'
import { type DemoBooking, type DemoState, type DemoUser, studyDays } from '#web/demo/demo-state.ts'
import { hasPhone, isUserFound } from '#web/demo/demo-user-replies.ts'
import { bookingsWithUtr } from '#web/demo/demo-utr.ts'

/** The search on every page of staff. */
export const searchAnswers = [
  answer(searchDesk, staff('desk'), ({ state, user: admin, query }) => {
    const search = readDeskSearch(query.search)
    if (!search) return { data: { users: [], bookings: [], papers: [], credits: [] } }
    const users = findUsers(state, admin, search)
    const found = findBookings(state, admin, { ...search, users })
    const { receipt, utr } = search
    const records = { users, bookings: found, paper: paperWith(state, receipt) }
    const credits = state.statementRows.flatMap((row) =>
      row.state !== 'matched' && utr !== undefined && row.utrs.includes(utr)
        ? [{ ...row, utr }]
        : [],
    )
    return { data: searchReply({ ...records, credits: credits.slice(0, SEARCH_ROWS) }, admin) }
  }),
]

function findUsers(state: DemoState, admin: DemoUser, { words, phone }: DeskSearch): DemoUser[] {
  const known = state.users
    .filter((user) => !user.erasedAt)
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? -1 : 1))
  const byPhone = known.filter((user) => maySeeDetails(admin, user) && hasPhone(user, phone))
  const byName = known.filter(
    (user) => words.length > 0 && isUserFound(admin, user, words.join(' ')),
  )
  const first = (users: readonly DemoUser[]) => users.slice(0, SEARCH_ROWS)
  return first([...new Set([...first(byPhone), ...first(byName)])])
}

function findBookings(
  state: DemoState,
  admin: DemoUser,
  { users, seat, receipt, utr }: DeskSearch & { users: readonly DemoUser[] },
) {
  const owners = new Map(state.users.map((user) => [user.id, user]))
  const listed = state.bookings.flatMap((booking) => {
    const owner = owners.get(booking.userId)
    if (!owner || owner.erasedAt || !mayList(admin, owner)) return []
    return [{ ...booking, fullName: owner.fullName, state: bookings.stateOf(state, booking) }]
  })
  const presentBookings = listed.filter(
    (booking) =>
      !isOver(booking, studyDays(state)) &&
      ['waiting', 'desk', 'overdue', 'paid'].includes(booking.state),
  )
  const withPaper = bookingOfPaper(state, receipt)
  const withUtr = bookingsWithUtr(state, utr)
  const seen = users.filter((user) => maySeeDetails(admin, user)).map(({ id }) => id)
  const found = [
    listed.filter(({ id }) => id === withPaper),
    listed.filter(({ id }) => withUtr.includes(id)),
    presentBookings.filter(({ seatId, status }) => seatId === seat && status !== 'lapsed'),
    presentBookings.filter(({ userId }) => seen.includes(userId)),
  ].flatMap((each) => each.toSorted(compareStart).slice(0, SEARCH_ROWS))
  return [...new Set(found)].slice(0, SEARCH_ROWS)
}

function paperWith(state: DemoState, key: ReceiptKey | undefined) {
  const found = findPaper(state, key)
  const member = state.users.find(({ id }) => id === found?.userId)
  return found && member && { ...member, key: found, userId: member.id }
}

function compareStart(a: DemoBooking, b: DemoBooking): number {
  return a.startDate.localeCompare(b.startDate) || (a.id < b.id ? -1 : 1)
}
