import type { APIRequestContext, APIResponse } from '@playwright/test'
import * as z from 'zod/mini'
import { login, me, register, sendOtp, verifyOtp } from '#shared/contract/auth.ts'
import { occupiedSeats, renewMembership, updateBooking } from '#shared/contract/booking.ts'
import type { BodySent, Call, ReplyOf } from '#shared/contract/call.ts'
import { updateMembership } from '#shared/contract/membership.ts'
import { completePayment } from '#shared/contract/payment.ts'
import type { CurrentUser } from '#shared/contract/user.ts'
import { type Plan, PRICE_TABLE, quote } from '#shared/domain/prices.ts'
import { findSeat } from '#shared/domain/seats.ts'
import { mailedCode } from '../run/outbox.ts'
import { type DetailsForm, details } from './details.ts'
import type { Person } from './person.ts'
import { type PictureFile, selfie } from './pictures.ts'

export type BookingWish = Plan & { membershipStartDate: string; preferredSeat: string }

/**
 * A person with an account, who does over the API what a test's own screen does not: everything that
 * comes before it. Every step is the real call.
 */
export class Account {
  readonly person: Person
  readonly token: string
  readonly #request: APIRequestContext

  private constructor(request: APIRequestContext, person: Person, token: string) {
    this.#request = request
    this.person = person
    this.token = token
  }

  /** Registers with the code of the real mail. */
  static async register(request: APIRequestContext, person: Person): Promise<Account> {
    const { email, password, fullName, phone, dateOfBirth, gender } = person
    await call(request, sendOtp, { data: { email } })
    await call(request, verifyOtp, { data: { email, otp: await mailedCode(email) } })
    const profile = { email, password, fullName, dateOfBirth, gender }
    const data = { ...profile, phoneNumber: `+91${phone}` }
    const { token } = await call(request, register, { data })
    return new Account(request, person, token)
  }

  /** Signs in a person who has an account already. */
  static async signIn(
    request: APIRequestContext,
    person: Person,
    { rememberMe = false } = {},
  ): Promise<Account> {
    const { email, password } = person
    const { token } = await call(request, login, { data: { email, password, rememberMe } })
    return new Account(request, person, token)
  }

  /** The same account with a session of 30 days. */
  signedInForLong(): Promise<Account> {
    return Account.signIn(this.#request, this.person, { rememberMe: true })
  }

  async giveDetails(form: DetailsForm = details(), photo?: PictureFile): Promise<void> {
    const selfiePhoto = photo ?? (await selfie())
    await this.#ask(updateMembership, { multipart: { ...form, selfiePhoto } })
  }

  async holdSeat(wish: BookingWish, { renewal = false } = {}): Promise<void> {
    const response = await this.#send(renewal ? renewMembership : updateBooking, {
      data: bookingBody(wish),
    })
    await replyOf(updateBooking, response)
  }

  /** Holds the first of `seats` that is free for the plan; false when none is. */
  async holdAnyOf(
    seats: readonly string[],
    plan: Omit<BookingWish, 'preferredSeat'>,
  ): Promise<boolean> {
    const { data } = await this.#ask(occupiedSeats, { params: plan })
    const free = seats.filter((seat) => !data.occupied.includes(seat))
    // Another test may be a moment faster; then the next seat is tried.
    for (const preferredSeat of free) {
      const response = await this.#send(updateBooking, {
        data: bookingBody({ ...plan, preferredSeat }),
      })
      if (response.status() === 409) continue
      await replyOf(updateBooking, response)
      return true
    }
    return false
  }

  async pay(): Promise<CurrentUser> {
    const data = {
      paymentId: crypto.randomUUID(),
      paymentStatus: 'completed',
      paymentMethod: 'upi',
    } as const
    return (await this.#ask(completePayment, { data })).user
  }

  /** The account as the server knows it now. */
  async user(): Promise<CurrentUser> {
    return (await this.#ask(me, {})).user
  }

  #ask<C extends Call>(which: C, sent: Sent): Promise<ReplyOf<C>> {
    return call(this.#request, which, sent, this.token)
  }

  #send(which: Call, sent: Sent): Promise<APIResponse> {
    return send(this.#request, which, sent, this.token)
  }
}

type Sent = {
  data?: object
  params?: Record<string, string>
  multipart?: Record<string, string | PictureFile>
}

function bookingBody(wish: BookingWish): BodySent<typeof updateBooking> {
  const tier = findSeat(wish.preferredSeat)?.tier ?? 'standard'
  return { bookingDetails: { ...wish, totalAmount: quote(wish, tier, PRICE_TABLE).total } }
}

async function call<C extends Call>(
  request: APIRequestContext,
  which: C,
  sent: Sent,
  token?: string,
): Promise<ReplyOf<C>> {
  return replyOf(which, await send(request, which, sent, token))
}

function send(
  request: APIRequestContext,
  { method, path }: Call,
  sent: Sent,
  token?: string,
): Promise<APIResponse> {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  return request.fetch(`/api${path}`, { method, headers, ...sent })
}

async function replyOf<C extends Call>(which: C, response: APIResponse): Promise<ReplyOf<C>> {
  const body: unknown = await response.json()
  if (!response.ok()) throw new Error(`${which.path} was refused: ${JSON.stringify(body)}`)
  return z.parse<C['reply']>(which.reply, body)
}
