import type { APIRequestContext } from '@playwright/test'
import { SEATS } from '#shared/domain/seats.ts'
import { runningHall } from '../run/hall.ts'
import { hallDay } from '../run/hall-day.ts'
import { Account, type BookingWish } from './account.ts'
import { newPerson, type Person } from './person.ts'

type Place = Pick<BookingWish, 'membershipType' | 'timeSlot'> & { seats: readonly string[] }

/** Where members sit who only need some seat; tests of particular seats use the others. */
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

/** Makes the people of a test, each as far along as it needs them. */
export class People {
  readonly #newRequest: () => Promise<APIRequestContext>

  /** Everybody has a browser of their own, as the proof of an email is a cookie. */
  constructor(newRequest: () => Promise<APIRequestContext>) {
    this.#newRequest = newRequest
  }

  async registered(known: Partial<Person> = {}): Promise<Account> {
    return Account.register(await this.#newRequest(), newPerson(known))
  }

  /** Somebody who has an account and signs in again. */
  async returning(person: Person): Promise<Account> {
    return Account.signIn(await this.#newRequest(), person)
  }

  /** The hall's first super admin, signed in. */
  async admin(): Promise<Account> {
    return this.returning(newPerson(runningHall().admin))
  }

  async withDetails(known: Partial<Person> = {}): Promise<Account> {
    const account = await this.registered(known)
    await account.giveDetails()
    return account
  }

  async withHeldSeat(known: Partial<Person> = {}, wish: Partial<BookingWish> = {}) {
    const account = await this.withDetails(known)
    await holdSome(account, wish)
    return account
  }

  /** Paid, with a member ID: one month on some seat from today unless `wish` says otherwise. */
  async member(known: Partial<Person> = {}, wish: Partial<BookingWish> = {}): Promise<Account> {
    const account = await this.withHeldSeat(known, wish)
    await account.pay()
    return account
  }
}

async function holdSome(account: Account, wish: Partial<BookingWish>): Promise<void> {
  const basis = { membershipDuration: '1 Month', membershipStartDate: hallDay() } as const
  for (const { seats, ...plan } of PLACES[
    account.person.gender === 'female' ? 'female' : 'others'
  ]) {
    const { preferredSeat, ...wished } = { ...basis, ...plan, ...wish }
    const wanted = preferredSeat === undefined ? seats : [preferredSeat]
    if (await account.holdAnyOf(wanted, wished)) return
  }
  throw new Error('The hall is full: these tests need more seats')
}

function place(
  membershipType: Place['membershipType'],
  timeSlot: Place['timeSlot'],
  letters: readonly string[],
): Place {
  const seats = SEATS.filter(
    ({ room, letter }) => room === membershipType && letters.includes(letter),
  )
  return { membershipType, timeSlot, seats: seats.map(({ id }) => id) }
}
