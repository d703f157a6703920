import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import type { AddedMember } from '#server/testing/members/add-members.ts'
import { bookingOf, newPaymentId } from '#server/testing/members/members.ts'
import { formOf, picture } from '#server/testing/members/pictures.ts'
import { TOUR } from '#server/testing/members/tours.ts'
import { errorReply } from '#shared/contract/error-reply.ts'
import { ERRORS } from '#shared/contract/errors.ts'
import { completePayment } from '#shared/contract/money/payment.ts'
import { requestTour } from '#shared/contract/tour/tour.ts'
import { uploadAvatar } from '#shared/contract/user/auth.ts'
import { addDays, dayIn } from '#shared/domain/calendar-day.ts'
import type { Acknowledged, Purchase } from './acknowledged.ts'

/** Clients of a server in another process, which may die or lose its database at any moment. */
export type Client = {
  /** Runs until the work is done, the server is killed or `stop` is aborted. */
  work(url: string, stop: AbortSignal): Promise<void>
  /** Retries requests that got no response. */
  retryPending(url: string): Promise<void>
}

const RETRY_MS = 50
const LAST_DAY = 29

/**
 * The reply, undefined for a refusal, and `away` for a server that has lost its database or disk.
 */
async function send(url: string, body: object, token?: string) {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: body instanceof FormData ? body : JSON.stringify(body),
  })
  const reply: unknown = await response.json()
  if (response.status === 200) return { reply }
  const { code } = errorReply.parse(reply)
  if (response.status === ERRORS.busy.status) {
    expect(body instanceof FormData ? ['busy', 'storageUnavailable'] : ['busy']).toContain(code)
    return 'away'
  }
  expect(response.status, code).toBe(409)
  return undefined
}

/** Returns when the connection breaks: the server was killed. */
async function ignoreKill(work: Promise<void>): Promise<void> {
  await work.catch((error) => {
    if (!(error instanceof TypeError)) throw error
  })
}

/**
 * A member who buys consecutive days on a seat that a second member competes for. A payment without
 * a response is retried before the next.
 */
export function buyer(member: AddedMember, seat: string, acknowledged: Acknowledged): Client {
  const today = dayIn('Asia/Kolkata', new Date())
  let day = 1
  let pending: { paymentId: string; purchase: Purchase } | undefined

  async function retryPending(url: string): Promise<void> {
    while (pending) {
      const { paymentId, purchase } = pending
      const body = { paymentId, paymentStatus: 'completed' }
      const answer = await send(`${url}${completePayment.path}`, body, member.token)
      if (answer === 'away') {
        await sleep(RETRY_MS)
        continue
      }
      if (answer) acknowledged.payments.set(paymentId, purchase)
      pending = undefined
    }
  }

  async function buyDays(url: string, stop: AbortSignal): Promise<void> {
    await retryPending(url)
    while (day < LAST_DAY && !stop.aborted) {
      const start = addDays(today, day++)
      const purchase = { userId: member.id, seat, start }
      const body = { bookingDetails: bookingOf({ seat, start, duration: '1 Day' }) }
      const answer = await send(`${url}/auth/update-booking`, body, member.token)
      if (answer === 'away') await sleep(RETRY_MS)
      if (answer === 'away' || !answer) continue
      acknowledged.bookings.push(purchase)
      pending = { paymentId: newPaymentId(), purchase }
      await retryPending(url)
    }
  }

  return { retryPending, work: (url, stop) => ignoreKill(buyDays(url, stop)) }
}

const TOURS_AT_A_TIME = 5

/** A client that requests a few tours, each for a different visitor. */
export function visitor(name: string, acknowledged: Acknowledged): Client {
  const tourDate = addDays(dayIn('Asia/Kolkata', new Date()), 5)
  let requested = 0

  async function requestTours(url: string, stop: AbortSignal): Promise<void> {
    for (let tours = 0; tours < TOURS_AT_A_TIME && !stop.aborted; tours++) {
      const email = `${name}${++requested}@example.com`
      const startDate = addDays(tourDate, 1)
      const body = { ...TOUR, email, tourDate, startDate, examinationDate: addDays(startDate, 90) }
      const answer = await send(`${url}${requestTour.path}`, body)
      if (answer === 'away') await sleep(RETRY_MS)
      else if (answer) {
        acknowledged.tours.add(z.parse(requestTour.reply, answer.reply).data._id)
      }
    }
  }

  return {
    retryPending: async () => undefined,
    work: (url, stop) => ignoreKill(requestTours(url, stop)),
  }
}

const UPLOADS_AT_A_TIME = 100

/** A member who keeps replacing the profile picture. */
export function uploader(member: AddedMember, acknowledged: Acknowledged): Client {
  const keys: string[] = []

  async function upload(url: string, stop: AbortSignal): Promise<void> {
    const avatar = await picture({ width: 300, height: 300 })
    for (let uploads = 0; uploads < UPLOADS_AT_A_TIME && !stop.aborted; uploads++) {
      const answer = await send(`${url}${uploadAvatar.path}`, formOf({ avatar }), member.token)
      if (answer === 'away') await sleep(RETRY_MS)
      else if (answer) {
        const shown = z.parse(uploadAvatar.reply, answer.reply).user.avatar
        keys.push(shown?.replace('/uploads/', '') ?? '')
        acknowledged.pictures.set(member.id, keys)
      }
    }
  }

  return {
    retryPending: async () => undefined,
    work: (url, stop) => ignoreKill(upload(url, stop)),
  }
}
