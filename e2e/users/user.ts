import type { APIRequestContext, APIResponse } from '@playwright/test'
import * as z from 'zod/mini'
import { occupiedSeats, renewMembership, updateBooking } from '#shared/contract/booking/booking.ts'
import type { BodyInput, Call, ReplyOf } from '#shared/contract/call.ts'
import { completePayment } from '#shared/contract/money/payment.ts'
import { login, me, register, sendOtp, verifyOtp } from '#shared/contract/user/auth.ts'
import { updateMembership } from '#shared/contract/user/membership.ts'
import {
  bookingToWire,
  datedPlanToWire,
  type User,
  userFromWire,
} from '#shared/contract/wire-names.ts'
import { type DatedPlan, PRICE_TABLE, quote } from '#shared/domain/booking/prices.ts'
import { findSeat } from '#shared/domain/booking/seats.ts'
import { mailedCode } from '../run/outbox.ts'
import { type DetailsForm, details } from './details.ts'
import type { NewUser } from './new-user.ts'
import { type PictureFile, selfie } from './pictures.ts'

export type BookingOptions = DatedPlan & { seat: string }

/**
 * A user who takes the steps before the screen under test, through the API.
 */
export class ApiUser {
  readonly profile: NewUser
  readonly token: string
  readonly #request: APIRequestContext

  private constructor(request: APIRequestContext, profile: NewUser, token: string) {
    this.#request = request
    this.profile = profile
    this.token = token
  }

  /** Registers a user, with the code that was emailed. */
  static async register(request: APIRequestContext, profile: NewUser): Promise<ApiUser> {
    const { email, password, phone, gender, fullName, dateOfBirth } = profile
    await call(request, sendOtp, { data: { email } })
    await call(request, verifyOtp, { data: { email, otp: await mailedCode(email) } })
    const data = { email, password, fullName, dateOfBirth, gender, phoneNumber: `+91${phone}` }
    const { token } = await call(request, register, { data })
    return new ApiUser(request, profile, token)
  }

  /** Logs in a registered user. */
  static async logIn(
    request: APIRequestContext,
    profile: NewUser,
    { rememberMe = false } = {},
  ): Promise<ApiUser> {
    const { email, password } = profile
    const { token } = await call(request, login, { data: { email, password, rememberMe } })
    return new ApiUser(request, profile, token)
  }

  /** Returns the same user with a session of 30 days. */
  withLongSession(): Promise<ApiUser> {
    return ApiUser.logIn(this.#request, this.profile, { rememberMe: true })
  }

  async giveDetails(form: DetailsForm = details(), photo?: PictureFile): Promise<void> {
    const selfiePhoto = photo ?? (await selfie())
    await this.#call(updateMembership, { multipart: { ...form, selfiePhoto } })
  }

  async holdSeat(options: BookingOptions, { renewal = false } = {}): Promise<void> {
    const response = await this.#send(renewal ? renewMembership : updateBooking, {
      data: bookingBody(options),
    })
    await replyOf(updateBooking, response)
  }

  /** Holds the first of `seats` that is free for the plan. Returns false if all are taken. */
  async holdAnyOf(seats: readonly string[], plan: Omit<BookingOptions, 'seat'>): Promise<boolean> {
    const { data } = await this.#call(occupiedSeats, { params: datedPlanToWire(plan) })
    const free = seats.filter((seat) => !data.occupied.includes(seat))
    // If another test takes a seat first, try the next one.
    for (const seat of free) {
      const response = await this.#send(updateBooking, {
        data: bookingBody({ ...plan, seat }),
      })
      if (response.status() === 409) continue
      await replyOf(updateBooking, response)
      return true
    }
    return false
  }

  async pay(): Promise<User> {
    const data = {
      paymentId: crypto.randomUUID(),
      paymentStatus: 'completed',
      paymentMethod: 'upi',
    } as const
    return userFromWire((await this.#call(completePayment, { data })).user)
  }

  /** Returns the user's current state on the server. */
  async user(): Promise<User> {
    return userFromWire((await this.#call(me, {})).user)
  }

  #call<C extends Call>(definition: C, data: RequestData): Promise<ReplyOf<C>> {
    return call(this.#request, definition, data, this.token)
  }

  #send(definition: Call, data: RequestData): Promise<APIResponse> {
    return send(this.#request, definition, data, this.token)
  }
}

type RequestData = {
  data?: object
  params?: Record<string, string>
  multipart?: Record<string, string | PictureFile>
}

function bookingBody(options: BookingOptions): BodyInput<typeof updateBooking> {
  const tier = findSeat(options.seat)?.tier ?? 'standard'
  const amount = quote(options, tier, PRICE_TABLE).total
  return { bookingDetails: bookingToWire({ ...options, amount }) }
}

async function call<C extends Call>(
  request: APIRequestContext,
  definition: C,
  data: RequestData,
  token?: string,
): Promise<ReplyOf<C>> {
  return replyOf(definition, await send(request, definition, data, token))
}

function send(
  request: APIRequestContext,
  { method, path }: Call,
  data: RequestData,
  token?: string,
): Promise<APIResponse> {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  return request.fetch(`/api${path}`, { method, headers, ...data })
}

async function replyOf<C extends Call>(definition: C, response: APIResponse): Promise<ReplyOf<C>> {
  const body: unknown = await response.json()
  if (!response.ok()) throw new Error(`${definition.path} was refused: ${JSON.stringify(body)}`)
  return z.parse<C['reply']>(definition.reply, body)
}
