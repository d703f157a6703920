import { bookingOf, book as bookSeat } from '#server/testing/members/members.ts'
import type { MoneyAct } from '#server/testing/money/money-act.ts'
import { cancelOwnBooking, renewMembership } from '#shared/contract/booking/booking.ts'
import { cancelBooking } from '#shared/contract/booking/desk-booking.ts'
import { completePayment } from '#shared/contract/money/payment.ts'
import * as claims from '#shared/contract/money/upi-claim.ts'
import { BATCHES, DAY } from '#shared/domain/booking/batches.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import { type ActAnswer, type ActScene, bookingsOf } from './act-scene.ts'

/** Few enough that members compete for them; in two rooms. */
const SEATS = ['A1', 'A2', 'A3', 'A57', 'A58', 'B63'] as const
/** From today, how many days are booked. */
const DAYS = 10

function planOf(act: MoneyAct, start: string) {
  const seat = SEATS[act.choice % SEATS.length] ?? 'A1'
  return { seat, batch: BATCHES[act.rupees % 5] ?? DAY, duration: '1 Day' as const, start }
}

export function book(act: MoneyAct, { app, member }: ActScene): ActAnswer {
  return bookSeat(member, planOf(act, addDays(app.services.today(), act.choice % DAYS)))
}

/** Books the days after the newest booking. */
export async function renew(act: MoneyAct, scene: ActScene): ActAnswer {
  const [before] = await bookingsOf(scene)
  if (!before) return undefined
  const bookingDetails = bookingOf(planOf(act, before.endDate))
  return scene.member.call(renewMembership, { body: { bookingDetails } })
}

export function reserve(act: MoneyAct, { member, id }: ActScene): ActAnswer {
  const paymentMethod = act.byUpi ? ('upi' as const) : ('cash' as const)
  const body = { paymentId: `pay_${id}`, paymentStatus: 'completed', paymentMethod } as const
  return member.call(completePayment, { body })
}

/** One of few, so that members also send UTRs of others. */
export function utrOf({ choice }: MoneyAct): string {
  return `5123456789${String(choice).padStart(2, '0')}`
}

/** One that no other act has. */
export function newUtr({ id }: ActScene): string {
  return String(Number.parseInt(id.slice(0, 8), 16)).padStart(12, '7')
}

export function sendUtr(act: MoneyAct, { member }: ActScene): ActAnswer {
  return member.call(claims.sendUtr, { body: { utr: utrOf(act) } })
}

export async function cancelOwn(_act: MoneyAct, scene: ActScene): ActAnswer {
  const [booking] = await bookingsOf(scene)
  if (!booking) return undefined
  const body = { preferredSeat: booking.seat, membershipStartDate: booking.startDate }
  return scene.member.call(cancelOwnBooking, { body })
}

/** The owner, or somebody at the counter, cancels the member's newest booking. */
export async function cancel(act: MoneyAct, scene: ActScene): ActAnswer {
  const [booking] = await bookingsOf(scene)
  const by = act.byUpi ? scene.owner : scene.desk
  return booking && by.call(cancelBooking, { params: { id: booking.id } })
}
