import { lastPaidDay } from '#shared/domain/booking/durations.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import { type CalendarDay, dayIn } from '#shared/domain/calendar-day.ts'
import { lateFee } from '#shared/domain/money/late-fee.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import type { Today } from '#web/api/admin/today.ts'
import { TodayCard, TodayEmpty, TodayRow, TodayRows } from '#web/features/admin/today-card.tsx'
import { hallTime } from '#web/hall/hall-time.ts'
import { localDay } from '#web/ui/local-text.ts'
import { TODAY_WORDS as WORDS } from '#words/admin/today.ts'
import { ROOM_LABELS } from '#words/booking/booking-labels.ts'

type List = 'ending' | 'unpaid' | 'overdue' | 'dues'
type Booking = Today['ending']['bookings'][number]

const NONE: Record<List, string> = {
  ending: WORDS.noEndings,
  unpaid: WORDS.noUnpaid,
  overdue: WORDS.noOverdue,
  dues: WORDS.noDues,
}

/** The first bookings of a list, how many there are, and, for those who may see it, their sum. */
export function TodayBookings({
  list,
  total,
  sum,
  bookings,
  day,
}: {
  list: List
  total: number
  sum: number | null
  bookings: readonly Booking[]
  day: CalendarDay
}) {
  const { timeZone } = usePublicSettings()
  return (
    <TodayCard
      title={WORDS[list]}
      count={total}
      aside={sum === null || sum === 0 ? undefined : rupees(sum)}
      href={`/admin/bookings?state=${list}${list === 'ending' ? '&sort=ends' : ''}`}
    >
      {bookings.length === 0 ? (
        <TodayEmpty>{NONE[list]}</TodayEmpty>
      ) : (
        <TodayRows>
          {bookings.map((booking) => (
            <TodayRow
              key={booking.id}
              href={`/admin/bookings?booking=${booking.id}`}
              name={booking.name}
              about={fillIn(WORDS.seat, { seat: booking.seat, room: ROOM_LABELS[booking.room] })}
              amount={list === 'ending' ? undefined : rupees(booking.due?.open ?? booking.amount)}
              end={endText(list, booking, { day, timeZone })}
            />
          ))}
        </TodayRows>
      )}
    </TodayCard>
  )
}

/** Says when a membership or a seat's hold ends, or by when a due must be paid. */
function endText(
  list: List,
  booking: Booking,
  { day, timeZone }: { day: string; timeZone: string },
) {
  if (list === 'overdue') return undefined
  if (list === 'dues') {
    const payableOn = booking.due?.payableOn ?? day
    const fee = booking.due ? lateFee(booking.due, day) : 0
    const late = fee > 0 ? WORDS.sinceWithFee : WORDS.since
    return fillIn(payableOn < day ? late : WORDS.by, { day: localDay(payableOn), fee: rupees(fee) })
  }
  if (booking.utrSent) return WORDS.toCheck
  const held = new Date(booking.holdUntil)
  const last = list === 'ending' ? lastPaidDay(booking.endDate) : dayIn(timeZone, held)
  const isTime = list === 'unpaid' && last === day
  return fillIn(WORDS.until, { time: isTime ? hallTime(timeZone, held) : localDay(last) })
}
