import type { APIRequestContext } from '@playwright/test'
import { SEATS } from '#shared/domain/booking/seats.ts'
import { hallDay } from '../run/hall-day.ts'
import { runningServer } from '../run/server.ts'
import { type NewUser, newUser } from './new-user.ts'
import { ApiUser, type BookingOptions } from './user.ts'

type Place = Pick<BookingOptions, 'room' | 'batch'> & { seats: readonly string[] }

/** The seats of members who need any seat; tests of particular seats use the others. */
const PLACES: Record<'female' | 'others', readonly Place[]> = {
  female: [
    place('Dyanasmi Kaksh', 'Day Batch (7:00 AM - 10:00 PM)', ['B', 'C']),
    place('Dyanasmi Kaksh', 'Night Batch (10:00 PM - 7:00 AM)', ['B', 'C']),
  ],
  others: [
    place('Dyandhara Kaksh', 'Day Batch (7:00 AM - 10:00 PM)', ['C', 'D', 'E']),
    place('Dyandhara Kaksh', 'Night Batch (10:00 PM - 7:00 AM)', ['C', 'D', 'E']),
    place('Dyanpurn Kaksh', 'Day Batch (7:00 AM - 10:00 PM)', ['A', 'B', 'C']),
    place('Dyanpurn Kaksh', 'Night Batch (10:00 PM - 7:00 AM)', ['A', 'B', 'C']),
  ],
}

/** Creates a test's users with the progress that it needs. */
export class Users {
  readonly #newRequest: () => Promise<APIRequestContext>

  /** Each user has a separate browser context, because the proof of an email is a cookie. */
  constructor(newRequest: () => Promise<APIRequestContext>) {
    this.#newRequest = newRequest
  }

  async registered(known: Partial<NewUser> = {}): Promise<ApiUser> {
    return ApiUser.register(await this.#newRequest(), newUser(known))
  }

  /** A registered user who logs in again. */
  async returning(profile: NewUser): Promise<ApiUser> {
    return ApiUser.signIn(await this.#newRequest(), profile)
  }

  /** The hall's first super admin, logged in. */
  async admin(): Promise<ApiUser> {
    return this.returning(newUser(runningServer().admin))
  }

  async withDetails(known: Partial<NewUser> = {}): Promise<ApiUser> {
    const user = await this.registered(known)
    await user.giveDetails()
    return user
  }

  async withHeldSeat(known: Partial<NewUser> = {}, options: Partial<BookingOptions> = {}) {
    const user = await this.withDetails(known)
    await holdSome(user, options)
    return user
  }

  /** A paid member with a member ID: one month on any seat from today unless overridden. */
  async member(
    known: Partial<NewUser> = {},
    options: Partial<BookingOptions> = {},
  ): Promise<ApiUser> {
    const user = await this.withHeldSeat(known, options)
    await user.pay()
    return user
  }
}

async function holdSome(user: ApiUser, options: Partial<BookingOptions>): Promise<void> {
  const basis = { duration: '1 Month', startDate: hallDay() } as const
  for (const { seats, ...plan } of PLACES[user.profile.gender === 'female' ? 'female' : 'others']) {
    const { seat, ...wished } = { ...basis, ...plan, ...options }
    const wanted = seat === undefined ? seats : [seat]
    if (await user.holdAnyOf(wanted, wished)) return
  }
  throw new Error('The hall is full: these tests need more seats')
}

function place(room: Place['room'], batch: Place['batch'], letters: readonly string[]): Place {
  const seats = SEATS.filter((seat) => seat.room === room && letters.includes(seat.letter))
  return { room, batch, seats: seats.map(({ id }) => id) }
}
