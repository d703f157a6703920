import { membershipEnd } from '#shared/domain/booking/durations.ts'
import type { RoomRules } from '#shared/domain/booking/room-rules.ts'
import type { DemoClaim, DemoState } from '#web/demo/demo-state.ts'
import { bookingOf, type PlanOptions } from '../../members/members.ts'
import { TODAY } from '../../test-app.ts'
import { bookingId, minutesAgo, paymentId, type UserName, userId } from '../world.ts'

export const bookingBody = (options: PlanOptions, changed: object = {}) => ({
  body: { bookingDetails: { ...bookingOf(options), ...changed } },
})
export const planQuery = (options: PlanOptions) => {
  const { totalAmount: _, preferredSeat: __, membershipEndDate: ___, ...query } = bookingOf(options)
  return { query }
}
export const cancellation = (preferredSeat: string, membershipStartDate: string = TODAY) => ({
  body: { preferredSeat, membershipStartDate },
})

/** The user has already held as many seats today as allowed. */
export const withManyHolds =
  (name: UserName) =>
  ({ bookings, nextId, now }: DemoState) => {
    const [sample] = bookings
    if (!sample) return
    for (const seatId of ['B6', 'B7', 'B8', 'B10', 'C13']) {
      const held = { ...sample, id: nextId(), userId: userId(name), seatId, paidAt: null }
      bookings.push({ ...held, createdAt: now(), heldUntil: now(), status: 'replaced' })
    }
  }

/** Changes the rules of these rooms and sections. */
export const withRoomRules =
  (changed: Partial<RoomRules>) =>
  ({ settings }: DemoState) =>
    void Object.assign(settings, { roomRules: { ...settings.roomRules, ...changed } })
const EVERYONE = { audience: 'everyone', unstated: 'online' } as const
export const withRoomsForEveryone = withRoomRules({
  'Dyandhara Kaksh': EVERYONE,
  'Dyanasmi Kaksh, Section A': EVERYONE,
})
export const withSectionForWomen = withRoomRules({
  'Dyanpurn Kaksh, Section A': { audience: 'women', unstated: 'online' },
})
const AT_RECEPTION = { audience: 'men', unstated: 'reception' } as const
/** The member has stated no gender, so these rooms and sections are bookable at reception only. */
export const withRoomsAtReception = (world: DemoState) => {
  const member = world.users.find(({ id }) => id === userId('member'))
  if (member) member.gender = 'prefer-not-to-say'
  withRoomRules({ 'Dyandhara Kaksh': AT_RECEPTION, 'Dyanasmi Kaksh, Section A': AT_RECEPTION })(
    world,
  )
}

/** It is 22:05: the Day batch of today is over. */
export const withEveningClock = (world: DemoState) => {
  world.now = () => new Date('2026-03-10T16:35:00Z')
}

/** A month costs more than when the bookings of the world were saved. */
export const withHigherPrice = ({ settings }: DemoState) => {
  const { prices } = settings
  Object.assign(settings, { prices: { ...prices, '1 Month': prices['2 Months'] } })
}

/** The user's booking starts when another user's membership on the same seat ends, so the seat is kept for renewal. */
export const withSeatKept =
  (name: UserName) =>
  ({ bookings }: DemoState) => {
    const own = bookings.find(({ id }) => id === bookingId(name))
    const paid = bookings.find(({ id }) => id === bookingId('seated'))
    if (!own || !paid) return
    own.startDate = paid.endDate
    own.endDate = membershipEnd(own.startDate, own.duration)
    own.seatId = paid.seatId
  }

export const UTR = '512345678901'
export const REJECTED = {
  reason: 'notReceived',
  checkedBy: userId('admin'),
  checkedAt: minutesAgo(5),
} as const

/** Adds a UPI claim for the user's desk payment. */
export const withClaim =
  (changed: Partial<DemoClaim> = {}, name: UserName = 'deskHolder') =>
  ({ claims: all }: DemoState) =>
    void all.push({
      paymentId: paymentId(name),
      bookingId: bookingId(name),
      userId: userId(name),
      utr: UTR,
      sentAt: minutesAgo(10),
      status: 'waiting',
      checkedBy: null,
      checkedAt: null,
      reason: null,
      note: null,
      ...changed,
    })
