import type { searchDesk } from '../contract/admin/desk-search.ts'
import type { ReplyOf } from '../contract/call.ts'
import type { BookingState } from '../domain/booking/booking-state.ts'
import type { CalendarDay } from '../domain/calendar-day.ts'
import { type ReceiptKey, receiptNumber } from '../domain/money/receipt.ts'
import { may } from '../domain/user/permissions.ts'
import type { Role } from '../domain/user/user.ts'
import { maySeeDetails, maySeePapers } from '../domain/user/user-access.ts'
import type { BookingSummaryRecord } from './booking.ts'
import { type UserSummaryRecord, userSummary } from './managed-user.ts'

type FoundRecords = {
  users: readonly (UserSummaryRecord & { phoneNumber: string | null })[]
  bookings: readonly (BookingSummaryRecord & { fullName: string; state: BookingState })[]
  paper: { key: ReceiptKey; userId: string; role: Role; fullName: string } | undefined
  credits: readonly { id: string; utr: string; day: CalendarDay; amount: number }[]
}

/** Returns what a search found, limited to what this member of staff may see. */
export function searchReply(
  { users, bookings, paper, credits }: FoundRecords,
  admin: { id: string; role: Role },
): ReplyOf<typeof searchDesk>['data'] {
  return {
    users: users.map((user) => ({
      ...userSummary(admin, user),
      phoneNumber: maySeeDetails(admin, user) ? user.phoneNumber : null,
    })),
    bookings: bookings.map(
      ({ id, fullName: name, seatId: seat, room, batch, startDate, endDate, state }) => ({
        id,
        name,
        seat,
        room,
        batch,
        startDate,
        endDate,
        state,
      }),
    ),
    papers:
      paper && maySeePapers(admin, { id: paper.userId, role: paper.role })
        ? [{ number: receiptNumber(paper.key), name: paper.fullName }]
        : [],
    credits: may(admin, 'statement')
      ? credits.map(({ id, utr, day, amount }) => ({ id, utr, day, amount }))
      : [],
  }
}
