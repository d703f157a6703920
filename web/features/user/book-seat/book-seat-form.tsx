import { type FormEvent, type ReactNode, useId, useState } from 'react'
import {
  bookingProblems,
  datedPlanOf,
  startDayOverProblem,
} from '#shared/domain/booking/booking.ts'
import { membershipEnd } from '#shared/domain/booking/durations.ts'
import { type PriceTable, quote, rupees } from '#shared/domain/booking/prices.ts'
import type { RoomRules } from '#shared/domain/booking/room-rules.ts'
import { findSeat, SEATS } from '#shared/domain/booking/seats.ts'
import { receptionRules } from '#shared/domain/desk-booking/book-for-member.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useStudyDays } from '#web/api/admin/public-settings.ts'
import { useBookForMember, useSeatsForMember } from '#web/api/booking/desk-booking.ts'
import { useRefreshUser, type ViewedUser } from '#web/api/user/user.ts'
import { BookSeatFields } from '#web/features/user/book-seat/book-seat-fields.tsx'
import { FreeSeats } from '#web/features/user/book-seat/free-seats.tsx'
import { changeChoice, nextBooking } from '#web/features/user/book-seat/next-booking.ts'
import type { RequestedSeat } from '#web/hall/requested-seat.ts'
import { problemText } from '#web/session/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { BOOK_SEAT_WORDS as WORDS } from '#words/user/user-management.ts'

/**
 * The form in which reception books a seat for a member. `children` places the form and its submit
 * button.
 */
export function BookSeatForm({
  user: member,
  prices,
  roomRules: onlineRules,
  requestedSeat,
  onBooked,
  children,
}: {
  user: ViewedUser
  prices: PriceTable
  roomRules: RoomRules
  /** The seat of the hall map to fill in. */
  requestedSeat?: RequestedSeat | undefined
  onBooked?: (bookingId: string) => void
  children: (parts: { form: ReactNode; submit: ReactNode; busy: boolean }) => ReactNode
}) {
  const id = useId()
  const days = useStudyDays()
  // As at opening. A background refetch must not change the form.
  const [{ unpaid, paidUntil, ...initial }] = useState(() =>
    nextBooking(member, days, requestedSeat),
  )
  const [choice, setChoice] = useState(initial.choice)
  const [submitted, setSubmitted] = useState(false)
  const gender = member.gender ?? 'prefer-not-to-say'
  const roomRules = receptionRules(onlineRules)
  const plan = datedPlanOf(choice, days)
  const seats = useSeatsForMember(member.id, plan)
  const unavailable = seats.data && [...seats.data.occupied, ...seats.data.refused]
  const free =
    unavailable &&
    SEATS.filter((each) => each.room === plan?.room && !unavailable.includes(each.id))
  // While the seats load, the server decides.
  const seat = free ? free.find((each) => each.id === choice.seat) : findSeat(choice.seat)
  const wanted = { ...choice, seat: seat?.id ?? '' }
  const allProblems = bookingProblems(wanted, { today: days.day, gender, roomRules })
  const dayOver = startDayOverProblem(choice, days)
  const problems = { ...(dayOver && { startDate: dayOver }), ...(submitted && allProblems) }
  const price = plan && seat && quote(plan, seat.tier, prices)
  const book = useBookForMember(member.id)
  const refreshUser = useRefreshUser(member.id)

  function submit(event: FormEvent) {
    event.preventDefault()
    setSubmitted(true)
    if (!plan || !seat || !price || Object.keys(allProblems).length > 0) return
    const endDate = membershipEnd(plan.startDate, plan.duration)
    book.mutate(
      { ...plan, endDate, seat: seat.id, amount: price.total },
      {
        onSuccess: ({ data }) => {
          onBooked?.(data.id)
          refreshUser()
        },
      },
    )
  }

  const form = (
    <form id={id} noValidate onSubmit={submit} className="space-y-5">
      {unpaid && <Notice tone="info">{fillIn(WORDS.replaces, { seat: unpaid.seat })}</Notice>}
      <BookSeatFields
        choice={choice}
        problems={problems}
        gender={gender}
        paidUntil={paidUntil}
        days={days}
        roomRules={roomRules}
        onChange={(changed) => setChoice(changeChoice(choice, changed, { paidUntil, days }))}
      />
      <FreeSeats
        plan={plan}
        prices={prices}
        query={seats}
        free={free}
        value={seat?.id ?? ''}
        problem={problemText(problems.seat)}
        onChange={(seat) => setChoice({ ...choice, seat })}
      />
      {book.isError && <Notice tone="danger">{book.error.message}</Notice>}
    </form>
  )
  const button = (
    <Button type="submit" form={id} busy={book.isPending} busyLabel={WORDS.booking}>
      {seat && price
        ? fillIn(WORDS.bookFor, { seat: seat.id, amount: rupees(price.total) })
        : WORDS.book}
    </Button>
  )
  return children({ form, submit: button, busy: book.isPending })
}
