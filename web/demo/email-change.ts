import { tourToCancel } from '#shared/domain/tour/join-tours.ts'
import { isOpenTour } from '#shared/domain/tour/tour.ts'
import { claimChange } from '#shared/domain/user/walk-in.ts'
import {
  type DemoLoginUser,
  type DemoState,
  type DemoUser,
  recordChange,
  today,
} from '#web/demo/demo-state.ts'
import { userByEmail } from '#web/demo/demo-user-replies.ts'

/** Replaces a user's email with a verified one, including in their tours. */
export function replaceEmail(state: DemoState, user: DemoLoginUser, email: string): void {
  removeLoginCodes(state, user)
  joinTours(state, user, { from: user.email, to: email })
  user.email = email
}

/** Replaces a user's email with an unverified one. Their tours keep the old email until verifyOwnEmail. */
export function correctEmail(state: DemoState, user: DemoUser, email: string): void {
  removeLoginCodes(state, user)
  if (!user.awaitsClaim) user.lastVerifiedEmail ??= user.email
  user.email = email
}

/** Called when the user has entered a code sent to their email. */
export function verifyOwnEmail(state: DemoState, user: DemoLoginUser): void {
  const { email, lastVerifiedEmail: from } = user
  if (user.awaitsClaim) {
    user.awaitsClaim = false
    recordChange(state, user, claimChange(user.id))
  }
  if (!from) return
  user.lastVerifiedEmail = null
  if (!userByEmail(state, from)) joinTours(state, user, { from, to: email })
}

function removeLoginCodes({ codes }: DemoState, { email }: DemoUser): void {
  for (const purpose of ['register', 'reset']) codes.delete(`${purpose} ${email}`)
}

/** Changes the email of tours. If both emails have an open tour, cancels one of them. */
function joinTours(state: DemoState, by: DemoUser, { from, to }: { from: string; to: string }) {
  const open = state.tours.filter(isOpenTour)
  const oldEmailTour = open.find((tour) => tour.email === from)
  const newEmailTour = open.find((tour) => tour.email === to)
  const cancelled = tourToCancel(oldEmailTour, newEmailTour, today(state))
  if (cancelled) {
    Object.assign(cancelled.tour, { status: 'cancelled', completedAt: null })
    recordChange(state, by, cancelled.change)
  }
  for (const tour of state.tours) if (tour.email === from) tour.email = to
}
