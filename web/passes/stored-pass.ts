import type { User } from '#shared/contract/wire-names.ts'
import { BATCHES } from '#shared/domain/booking/batches.ts'
import type { Ending } from '#shared/domain/booking/ending.ts'
import type { Stay } from '#shared/domain/booking/occupancy.ts'
import { ROOMS } from '#shared/domain/booking/rooms.ts'
import { isCalendarDay } from '#shared/domain/calendar-day.ts'
import type { Due } from '#shared/domain/money/overdue.ts'
import { membershipPassText } from '#shared/domain/pass/passes.ts'
import { isDemoMode } from '#web/session/demo-mode.ts'
import { readLocal, removeLocal, writeLocal } from '#web/session/storage.ts'

/** A member's pass as stored in this browser, so that it opens without a network. Contains only what the pass shows. */
export type StoredPass = {
  name: string
  memberId: string | null
  room: (typeof ROOMS)[number]
  /** Undefined if the member may take any seat. */
  seat: string | undefined
  /** The days and the batch of the shown booking. */
  stay: Stay
  /** The end of the consecutive paid days. */
  ending: Ending
  /** Undefined if the member owes nothing. */
  due?: Pick<Due, 'open' | 'payableOn'> | undefined
  qrText: string
}

/** Returns the pass of a user with a paid booking; undefined for other users. */
export function passOf(user: User, generatedAt: string): StoredPass | undefined {
  const { booking, memberId, fullName, email } = user
  if (booking?.paymentStatus !== 'completed') return undefined
  const { room, batch, startDate, endDate } = booking
  const seat = booking.seat || null
  const member = { ...booking, memberId, email, fullName, seat }
  return {
    name: fullName,
    memberId,
    room,
    seat: seat ?? undefined,
    stay: { batch, startDate, endDate },
    ending: user.cover?.consecutiveEnd ?? booking,
    ...(user.due && { due: { open: user.due.open, payableOn: user.due.payableOn } }),
    qrText: membershipPassText(member, generatedAt, { demo: isDemoMode() }),
  }
}

/** Stores the user's pass in this browser. Removes the stored one if the user has none. */
export function storeUserPass(user: User): void {
  const pass = passOf(user, new Date().toISOString())
  if (pass) {
    const { ending, stay, ...rest } = pass
    writeLocal('pass', JSON.stringify({ ...rest, ...stay, valid: ending }))
  } else {
    removeLocal('pass')
  }
}

/** Returns the stored pass; undefined if there is none, or another version of the app stored it in another format. */
export function storedPass(): StoredPass | undefined {
  const text = readLocal('pass')
  if (text === null) return undefined
  try {
    return readPass(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Parses a stored pass, in which `ending` has its older name `valid`. */
function readPass(value: unknown): StoredPass | undefined {
  if (!isRecord(value) || !isRecord(value.valid)) return undefined
  const { name, memberId, seat, startDate, qrText } = value
  const room = ROOMS.find((known) => known === value.room)
  const ending = readEnding(value.valid)
  if (!room || !ending || typeof name !== 'string' || typeof qrText !== 'string') return undefined
  if (!isDay(startDate)) return undefined
  return {
    name,
    memberId: typeof memberId === 'string' ? memberId : null,
    room,
    seat: typeof seat === 'string' ? seat : undefined,
    // An older version of the app stored no end of the booking itself.
    stay: { startDate, ...(readEnding(value) ?? ending) },
    ending,
    due: readDue(value.due),
    qrText,
  }
}

function readDue(value: unknown): StoredPass['due'] {
  if (!isRecord(value)) return undefined
  const { open, payableOn } = value
  return typeof open === 'number' && isDay(payableOn) ? { open, payableOn } : undefined
}

function readEnding({ batch, endDate }: Record<string, unknown>): Ending | undefined {
  const known = BATCHES.find((each) => each === batch)
  return known && isDay(endDate) ? { batch: known, endDate } : undefined
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && isCalendarDay(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
