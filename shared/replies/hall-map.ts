import type { HallMapSeat, SeatHolder } from '../contract/booking/hall-map.ts'
import type { BookingStatus, Stay } from '../domain/booking/occupancy.ts'
import type { CalendarDay } from '../domain/calendar-day.ts'
import { endsSoon } from '../domain/desk-booking/hall-map.ts'
import type { Language } from '../domain/language.ts'
import { isErasedEmail } from '../domain/personal-data/erasure.ts'
import type { LastContact } from '../domain/user/member-note.ts'
import { type BookingDepositRecord, bookingDepositReply } from './booking.ts'
import { lastContactReply } from './member-note.ts'

export type HolderRecord = Stay &
  BookingDepositRecord & {
    id: string
    userId: string
    fullName: string
    email: string | null
    memberId: string | null
    phoneNumber: string | null
    language: Language
    status: BookingStatus
    heldUntil: Date
    utrSent: boolean
    /** What the member still owes for a partly paid booking; whole rupees. */
    open: number
    payableOn: CalendarDay | null
    /** Whole rupees; the deposit in addition to it. */
    amount: number
    /** The member has paid for a later booking. */
    followed: boolean
    lastContact: LastContact | null
  }

export type SeatRecord = {
  id: string
  closed: boolean
  freeUntil: CalendarDay | null
  holders: readonly HolderRecord[]
}

/** Returns a seat of the hall map on a study day. */
export function hallMapSeatReply(
  { id, closed, freeUntil, holders }: SeatRecord,
  day: CalendarDay,
): HallMapSeat {
  return {
    seat: id,
    closed,
    freeUntil: holders.length > 0 ? null : freeUntil,
    holders: holders.map((holder) => holderReply(holder, day)),
  }
}

function holderReply(holder: HolderRecord, day: CalendarDay): SeatHolder {
  return {
    bookingId: holder.id,
    userId: holder.userId,
    name: isErasedEmail(holder.email) ? '' : holder.fullName,
    dyanpittId: holder.memberId,
    phoneNumber: holder.phoneNumber,
    hasEmail: holder.email !== null && !isErasedEmail(holder.email),
    language: holder.language,
    batch: holder.batch,
    startDate: holder.startDate,
    endDate: holder.endDate,
    state: holder.state,
    utrSent: holder.utrSent,
    amount: holder.amount,
    ...bookingDepositReply(holder),
    open: holder.open,
    payableOn: holder.payableOn,
    ending: endsSoon(holder, { day, followed: holder.followed }),
    holdUntil: holder.status === 'held' ? holder.heldUntil.toISOString() : null,
    lastContact: lastContactReply(holder.lastContact),
  }
}
