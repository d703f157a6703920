import * as deskCalls from '#shared/contract/desk-endpoints.ts'
import * as calls from '#shared/contract/endpoints.ts'
import * as gateCalls from '#shared/contract/gate-endpoints.ts'
import * as ownEndpoints from '#shared/contract/own-endpoints.ts'
import { addDays } from '#shared/domain/calendar-day.ts'
import { encodeCardCode, SIGNATURE_BYTES } from '#shared/domain/door/card-code.ts'
import { coversSlot } from '#shared/domain/door/door-slot.ts'
import { gateChange, gatePinChange } from '#shared/domain/door/gate-change.ts'
import {
  cardChange,
  cardRefusal,
  decidePhonePass,
  type PassKind,
  type RevokedReason,
  revokedPassChange,
} from '#shared/domain/door/hall-pass.ts'
import { stayClaims, stayForPass } from '#shared/domain/door/pass-stay.ts'
import { hexOf, PASS_ID_BYTES } from '#shared/domain/door/phone-code.ts'
import { attendanceReply } from '#shared/replies/attendance.ts'
import { DOOR_MESSAGES } from '#shared/words/en/door/door-messages.ts'
import { ANYONE, allowed, answer, refusal, staff, throwIfRefused, USER } from '#web/demo/answer.ts'
import { passwordMatches } from '#web/demo/answers/user/auth-answers.ts'
import { bookingsOf } from '#web/demo/demo-booking.ts'
import {
  type DemoPass,
  type DemoState,
  type DemoUser,
  recordChange,
  studyDays,
  TIME_ZONE,
  today,
} from '#web/demo/demo-state.ts'
import { toBase64url } from '#web/passes/base64url.ts'

/** The demo has one epoch, and no door keys, so no gate accepts its codes. */
const EPOCH = 1
const KEY_BYTES = 32

/** Passes and gates. A gate can't call the demo, so calls from gates are refused. */
export const doorAnswers = [
  answer(calls.issuePhonePass, USER, ({ state, user, body }) => {
    const stay = stayOf(state, user)
    const live = activePass(state, user, 'phone')
    const presented = state.passes.find(
      ({ id, userId, kind }) => id === body.passId && userId === user.id && kind === 'phone',
    )
    const decision = decidePhonePass({ live, presented, replace: body.replace })
    throwIfRefused(decision.refusal)
    const keepsPass = decision.outcome === 'keep'
    if (live && !keepsPass) revoke(state, live, 'phoneChanged')
    const pass = live && keepsPass ? live : addPass(state, user, 'phone')
    const claims = stayClaims(stay, user.memberId)
    return {
      data: {
        passId: pass.id,
        epoch: EPOCH,
        key: toBase64url(randomBytes(KEY_BYTES)),
        claims,
        now: state.now().toISOString(),
      },
    }
  }),

  answer(calls.reportLostPass, USER, ({ state, user, body }) => {
    const live = activePass(state, user, body.kind)
    if (!live) throw refusal('notFound')
    revoke(state, live, 'lost')
    return { message: DOOR_MESSAGES.passRevoked }
  }),

  answer(ownEndpoints.getAttendance, USER, ({ state, user }) => ({
    data: attendanceReply(user, today(state), {
      entries: visitEntriesOf(state, user),
      clock: {
        timeZone: TIME_ZONE,
        now: state.now(),
        graceMinutes: state.settings.graceMinutes,
      },
    }),
  })),

  answer(ownEndpoints.setAttendanceEnabled, USER, ({ user, body: { on } }) => {
    user.attendanceOn = on
    return { message: on ? DOOR_MESSAGES.timeOn : DOOR_MESSAGES.timeOff }
  }),

  answer(deskCalls.listPasses, staff('passes'), ({ state, params }) => {
    const { id } = userById(state, params.id)
    const passes = state.passes.filter(({ userId }) => userId === id)
    return {
      data: {
        passes: passes.map(({ userId: _, issuedAt, revokedAt, ...pass }) => ({
          ...pass,
          issuedAt: issuedAt.toISOString(),
          revokedAt: revokedAt?.toISOString() ?? null,
        })),
      },
    }
  }),

  answer(deskCalls.issueCard, staff('passes'), ({ state, user: admin, params }) => {
    const user = userById(state, params.id)
    throwIfRefused(cardRefusal(state.settings))
    const stay = stayOf(state, user)
    const previous = activePass(state, user, 'card')
    if (previous) revoke(state, previous, 'replaced')
    const { id: passId } = addPass(state, user, 'card')
    recordChange(state, admin, cardChange(user.id))
    const claims = stayClaims(stay, user.memberId)
    const { room, seat, batch, startDate: firstDay } = stay
    const card = { epoch: EPOCH, passId, claims, firstDay, issuedOn: today(state) }
    return {
      data: {
        passId,
        code: encodeCardCode(card, new Uint8Array(SIGNATURE_BYTES)),
        name: user.fullName,
        memberId: user.memberId,
        room,
        seat,
        batch,
        firstDay,
        lastDay: claims.lastDay,
      },
    }
  }),

  answer(deskCalls.revokePass, staff('passes'), ({ state, user: admin, params, body }) => {
    const pass = state.passes.find(({ id, revokedAt }) => id === params.id && !revokedAt)
    if (!pass) throw refusal('notFound')
    revoke(state, pass, body.reason)
    recordChange(state, admin, revokedPassChange(pass, body.reason))
    return { message: DOOR_MESSAGES.passRevoked }
  }),

  answer(deskCalls.enrollGate, staff('gates'), ({ state, user: admin, body }) => {
    const { name } = body
    const id = state.nextId()
    const never = { revokedAt: null, lastSeenAt: null, clockOffsetMs: null, appVersion: null }
    state.gates.unshift({ id, name, enrolledAt: state.now(), enrolledBy: admin.id, ...never })
    recordChange(state, admin, gateChange('gate.enroll', { id, name }))
    return { data: { id } }
  }),

  answer(deskCalls.listGates, staff('door'), ({ state }) => ({
    data: {
      gates: state.gates.map(({ enrolledAt, enrolledBy, revokedAt, ...gate }) => ({
        ...gate,
        enrolledAt: enrolledAt.toISOString(),
        enrolledBy: state.users.find(({ id }) => id === enrolledBy)?.fullName ?? null,
        revokedAt: revokedAt?.toISOString() ?? null,
        removed: false,
      })),
    },
  })),

  answer(deskCalls.revokeGate, staff('gates'), ({ state, user: admin, params }) => {
    const gate = state.gates.find(({ id, revokedAt }) => id === params.id && !revokedAt)
    if (!gate) throw refusal('notFound')
    gate.revokedAt = state.now()
    recordChange(state, admin, gateChange('gate.revoke', gate))
    return { message: DOOR_MESSAGES.gateRevoked }
  }),

  answer(deskCalls.saveGatePin, staff('door'), ({ state, user: admin, body }) => {
    throwIfRefused(passwordMatches(admin, body.password) ? undefined : 'wrongPassword')
    recordChange(state, admin, gatePinChange(admin.id))
    return { message: DOOR_MESSAGES.pinSaved }
  }),

  answer(gateCalls.getRoster, ANYONE, () => {
    throw refusal('gateUnknown')
  }),

  answer(gateCalls.removeOwnGate, ANYONE, () => {
    throw refusal('gateUnknown')
  }),

  answer(gateCalls.sendEntries, ANYONE, () => {
    throw refusal('gateUnknown')
  }),
]

function userById({ users }: DemoState, id: string): DemoUser {
  const user = users.find((each) => each.id === id && !each.erasedAt)
  if (!user) throw refusal('userNotFound')
  return user
}

function stayOf(state: DemoState, user: DemoUser) {
  const paid = bookingsOf(state, user).filter(({ status }) => status === 'paid')
  const stay = allowed(stayForPass(paid, studyDays(state)))
  return { ...stay, seat: stay.seatId }
}

/** Returns a user's entries, with the facts from which visits are computed. */
export function visitEntriesOf(state: DemoState, user: DemoUser) {
  const bookings = bookingsOf(state, user)
  return state.entries
    .filter(({ userId }) => userId === user.id)
    .map((entry) => ({
      ...entry,
      entry,
      batch: bookings.find(({ id }) => id === entry.bookingId)?.batch ?? null,
      paidNextDay: bookings.some(
        (booking) =>
          booking.status === 'paid' &&
          coversSlot(booking, { day: addDays(entry.studyDay, 1), half: 'day' }),
      ),
    }))
}

function activePass({ passes }: DemoState, user: DemoUser, kind: PassKind): DemoPass | undefined {
  return passes.find((pass) => pass.userId === user.id && pass.kind === kind && !pass.revokedAt)
}

function addPass(state: DemoState, user: DemoUser, kind: PassKind): DemoPass {
  const id = hexOf(randomBytes(PASS_ID_BYTES))
  const live = { issuedAt: state.now(), revokedAt: null, revokedReason: null }
  const pass: DemoPass = { id, userId: user.id, kind, ...live }
  state.passes.unshift(pass)
  return pass
}

function revoke(state: DemoState, pass: DemoPass, reason: RevokedReason): void {
  Object.assign(pass, { revokedAt: state.now(), revokedReason: reason })
}

function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count))
}
