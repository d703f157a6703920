import type { APIRequestContext } from '@playwright/test'
import { SEATS } from '#shared/domain/booking/seats.ts'
import { canStartOn, hallDay } from '../run/clock.ts'
import { queryDatabase } from '../run/database.ts'
import { runningServer } from '../run/server.ts'
import { type NewUser, newUser } from './new-user.ts'
import { ApiUser, type BookingOptions } from './user.ts'

type SeatGroup = Pick<BookingOptions, 'room' | 'batch'> & { seats: readonly string[] }

/** The seats for members who can have any seat. Tests that need particular seats use the others. */
const SEAT_GROUPS: Record<'female' | 'others', readonly SeatGroup[]> = {
  female: [
    seatGroup('Dyanasmi Kaksh', 'Day Batch (7:00 AM - 10:00 PM)', ['B', 'C']),
    seatGroup('Dyanasmi Kaksh', 'Night Batch (10:00 PM - 7:00 AM)', ['B', 'C']),
  ],
  others: [
    seatGroup('Dyandhara Kaksh', 'Day Batch (7:00 AM - 10:00 PM)', ['C', 'D', 'E']),
    seatGroup('Dyandhara Kaksh', 'Night Batch (10:00 PM - 7:00 AM)', ['C', 'D', 'E']),
    seatGroup('Dyanpurn Kaksh', 'Day Batch (7:00 AM - 10:00 PM)', ['A', 'B', 'C']),
    seatGroup('Dyanpurn Kaksh', 'Night Batch (10:00 PM - 7:00 AM)', ['A', 'B', 'C']),
  ],
}

/** Creates the users of a test, with the progress that it needs. */
export class Users {
  readonly #newRequest: () => Promise<APIRequestContext>
  readonly #emails: string[] = []

  /** Each user needs a separate request context, because the verification of an email is a cookie. */
  constructor(newRequest: () => Promise<APIRequestContext>) {
    this.#newRequest = newRequest
  }

  async registered(overrides: Partial<NewUser> = {}): Promise<ApiUser> {
    const profile = newUser(overrides)
    this.#emails.push(profile.email)
    return ApiUser.register(await this.#newRequest(), profile)
  }

  /** Frees the seats of this test's users, because later tests need them. */
  async freeSeats(): Promise<void> {
    await queryDatabase(
      `UPDATE bookings SET status = 'cancelled' WHERE status IN ('held', 'paid')
       AND user_id IN (SELECT id FROM users WHERE email = ANY($1))`,
      [this.#emails],
    )
  }

  /** Logs in a registered user again. */
  async returning(profile: NewUser): Promise<ApiUser> {
    return ApiUser.logIn(await this.#newRequest(), profile)
  }

  /** Logs in as the hall's first super admin. */
  async admin(): Promise<ApiUser> {
    return this.returning(newUser(runningServer().admin))
  }

  /** Creates a receptionist, who has logged in after getting the role. */
  async receptionist(overrides: Partial<NewUser> = {}): Promise<ApiUser> {
    const { profile } = await this.registered(overrides)
    await queryDatabase(`UPDATE users SET role = 'receptionist' WHERE email = $1`, [profile.email])
    return this.returning(profile)
  }

  async withDetails(overrides: Partial<NewUser> = {}): Promise<ApiUser> {
    const user = await this.registered(overrides)
    await user.giveDetails()
    return user
  }

  async withHeldSeat(overrides: Partial<NewUser> = {}, options: Partial<BookingOptions> = {}) {
    const user = await this.withDetails(overrides)
    await holdAnySeat(user, options)
    return user
  }

  /** Creates a member with a member ID and, unless overridden, a paid month from today on any seat. */
  async member(
    overrides: Partial<NewUser> = {},
    options: Partial<BookingOptions> = {},
  ): Promise<ApiUser> {
    const user = await this.withHeldSeat(overrides, options)
    await user.pay()
    return user
  }
}

async function holdAnySeat(user: ApiUser, options: Partial<BookingOptions>): Promise<void> {
  const defaults = { duration: '1 Month', startDate: hallDay() } as const
  const groups = SEAT_GROUPS[user.profile.gender === 'female' ? 'female' : 'others']
  for (const { seats, ...plan } of groups) {
    if (options.room !== undefined && options.room !== plan.room) continue
    const { seat, ...booking } = { ...defaults, ...plan, ...options }
    if (!canStartOn(booking.batch, booking.startDate)) continue
    const candidates = seat === undefined ? seats : [seat]
    if (await user.holdAnyOf(candidates, booking)) return
  }
  throw new Error('The hall is full: these tests need more seats')
}

function seatGroup(
  room: SeatGroup['room'],
  batch: SeatGroup['batch'],
  letters: readonly string[],
): SeatGroup {
  const seats = SEATS.filter((seat) => seat.room === room && letters.includes(seat.letter))
  return { room, batch, seats: seats.map(({ id }) => id) }
}
