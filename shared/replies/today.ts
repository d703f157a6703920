import type { Today, TodayBooking } from '../contract/admin/today.ts'
import type { BookingState } from '../domain/booking/booking-state.ts'
import type { FreeSeatsByDay } from '../domain/booking/free-seats-by-day.ts'
import { ROOMS, type Room } from '../domain/booking/rooms.ts'
import type { CalendarDay } from '../domain/calendar-day.ts'
import { TODAY_ROWS } from '../domain/list-pages.ts'
import type { AgreedLateFee } from '../domain/money/late-fee.ts'
import type { TourStatus } from '../domain/tour/tour.ts'
import { TOUR_SLOTS } from '../domain/tour/tour-slot.ts'
import { may } from '../domain/user/permissions.ts'
import type { Role } from '../domain/user/user.ts'
import type { BookingSummaryRecord } from './booking.ts'

type BookingRecord = BookingSummaryRecord & {
  fullName: string
  heldUntil: Date
  utrSent: boolean
  state: BookingState
  /** The deposit of its payment, in rupees; null if there is no payment, or if it is paid. */
  deposit: number | null
  /** What the member still owes for a partly paid booking; whole rupees. */
  open: number
  payableOn: CalendarDay | null
  lateFee: AgreedLateFee | null
}

/** The first bookings of a list, with the count and the sum owed of the whole list. */
type BookingList = { bookings: readonly BookingRecord[]; total: number; sum: number }

/** Money that was received less what was refunded; whole rupees. */
export type Takings = { cash: number; upi: number }

export type TodayRecord = {
  day: CalendarDay
  /** The room of each person who is inside; null if their booking is unknown. */
  inside: readonly (Room | null)[]
  free: FreeSeatsByDay[]
  /** The caller's open shift. */
  shift: { drawer: string; expected: number } | null
  takings: { own: Takings; hall: Takings }
  ending: BookingList
  unpaid: BookingList
  overdue: BookingList
  dues: BookingList
  tours: readonly { id: string; fullName: string; tourTime: string; status: TourStatus }[]
  /** The first few of the visitors whom reception should call, and how many there are in total. */
  followUps: {
    tours: readonly { id: string; fullName: string; followUpOn: CalendarDay | null }[]
    total: number
  }
}

/** Returns what reception needs today, with sums for those who may see the hall's revenue. */
export function todayReply(
  {
    day,
    inside,
    free,
    shift,
    takings,
    ending,
    unpaid,
    overdue,
    dues,
    tours,
    followUps,
  }: TodayRecord,
  user: { role: Role },
): Today {
  const owedReply = ({ sum, ...listed }: BookingList) => ({
    ...listedReply(listed),
    sum: may(user, 'revenue') ? sum : null,
  })
  const slot = ({ tourTime }: { tourTime: string }) => TOUR_SLOTS.indexOf(tourTime)
  return {
    day,
    inside: {
      total: inside.length,
      rooms: ROOMS.map((room) => ({
        room,
        people: inside.filter((each) => each === room).length,
      })),
    },
    free,
    shift,
    takings: { own: takings.own, hall: may(user, 'revenue') ? takings.hall : null },
    ending: listedReply(ending),
    unpaid: owedReply(unpaid),
    overdue: owedReply(overdue),
    dues: owedReply(dues),
    tours: {
      total: tours.length,
      tours: tours
        .toSorted((a, b) => slot(a) - slot(b))
        .slice(0, TODAY_ROWS)
        .map(({ id, fullName: name, tourTime: time, status }) => ({ id, name, time, status })),
    },
    followUps: {
      total: followUps.total,
      tours: followUps.tours.map(({ id, fullName: name, followUpOn }) => ({
        id,
        name,
        day: followUpOn ?? day,
      })),
    },
  }
}

function listedReply({ total, bookings }: Omit<BookingList, 'sum'>) {
  return { total, bookings: bookings.map(bookingReply) }
}

function bookingReply(booking: BookingRecord): TodayBooking {
  const { id, fullName: name, seatId: seat, room, batch, state, endDate } = booking
  const amount = booking.amount + (booking.deposit ?? 0)
  const holdUntil = booking.heldUntil.toISOString()
  const { utrSent, open, payableOn, lateFee } = booking
  const due =
    open > 0 && payableOn !== null ? { open, payableOn, ...(lateFee && { lateFee }) } : null
  return { id, name, seat, room, batch, state, endDate, amount, holdUntil, utrSent, due }
}
