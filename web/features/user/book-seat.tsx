import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { BOOKING_PROBLEMS, type BookingChoice } from '#shared/domain/booking/booking.ts'
import { membershipEnd } from '#shared/domain/booking/durations.ts'
import { type PriceTable, quote, rupees } from '#shared/domain/booking/prices.ts'
import { type RoomRules, rulesAtReception } from '#shared/domain/booking/room-rules.ts'
import { SEATS } from '#shared/domain/booking/seats.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useBookForMember, useSeatsForMember } from '#web/api/desk-booking.ts'
import { useStudyDays } from '#web/api/public-settings.ts'
import type { ViewedUser } from '#web/api/user.ts'
import { BookSeatFields } from '#web/features/user/book-seat-fields.tsx'
import { bookingUserOf } from '#web/features/user/booking-user.ts'
import { FreeSeats } from '#web/features/user/free-seats.tsx'
import { datedPlanOf, genderOf, initialChoice } from '#web/hall/booking-choice/booking-choice.ts'
import { type BookingContext, bookingResolver } from '#web/hall/booking-choice/booking-resolver.ts'
import { priceRows } from '#web/hall/price-rows.ts'
import { problemText } from '#web/session/problem-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { Totals } from '#web/ui/list/totals.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { BOOK_SEAT_WORDS as WORDS } from '#words/user-management.ts'

/** The form in which reception books a seat for a member; it leads to the booking, to take the payment. */
export function BookSeat({
  user: member,
  prices,
  roomRules: onlineRules,
  onClose,
}: {
  user: ViewedUser
  prices: PriceTable
  roomRules: RoomRules
  onClose: () => void
}) {
  const id = useId()
  const days = useStudyDays()
  const [, navigate] = useLocation()
  // As at opening. A background refetch must not change the form.
  const [{ user, renewal, unpaid }] = useState(() => bookingUserOf(member))
  const gender = genderOf(user)
  const roomRules = rulesAtReception(onlineRules)
  const form = useForm<BookingChoice, BookingContext>({
    mode: 'onTouched',
    defaultValues: initialChoice(user, { renewal, days, roomRules }),
    resolver: bookingResolver,
    context: { days, gender, roomRules },
  })
  const choice = form.watch()
  const plan = datedPlanOf(choice, days)
  const seats = useSeatsForMember(member.id, plan)
  const taken = seats.data && [...seats.data.occupied, ...seats.data.refused]
  const free =
    taken && SEATS.filter(({ id: seat, room }) => room === plan?.room && !taken.includes(seat))
  const seat = free?.find((each) => each.id === choice.seat)
  const price = plan && seat && quote(plan, seat.tier, prices)
  const book = useBookForMember(member.id)

  const submit = form.handleSubmit(() => {
    if (!plan || !seat || !price) {
      return form.setError('seat', { message: problemText(BOOKING_PROBLEMS.seatRequired) })
    }
    const endDate = membershipEnd(plan.startDate, plan.duration)
    book.mutate(
      { ...plan, endDate, seat: seat.id, amount: price.total },
      { onSuccess: ({ data }) => navigate(`/admin/bookings?booking=${data.id}`) },
    )
  })

  return (
    <Modal
      open
      onClose={onClose}
      size="medium"
      title={fillIn(WORDS.titleOf, { name: member.name })}
      dismissible={!book.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={book.isPending}>
            {WORDS.cancel}
          </Button>
          <Button type="submit" form={id} busy={book.isPending} busyLabel={WORDS.booking}>
            {price ? fillIn(WORDS.bookFor, { amount: rupees(price.total) }) : WORDS.book}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="space-y-5">
        {unpaid && <Notice tone="info">{fillIn(WORDS.replaces, { seat: unpaid.seat })}</Notice>}
        <BookSeatFields
          form={form}
          choice={choice}
          user={user}
          days={days}
          prices={prices}
          roomRules={roomRules}
        />
        <FreeSeats
          plan={plan}
          prices={prices}
          query={seats}
          free={free}
          value={seat?.id ?? ''}
          problem={form.formState.errors.seat?.message}
          onChange={(chosen) => form.setValue('seat', chosen, { shouldValidate: true })}
        />
        {price && <Totals rows={priceRows(price)} total={rupees(price.total)} />}
        {book.isError && <Notice tone="danger">{book.error.message}</Notice>}
      </form>
    </Modal>
  )
}
