import * as z from 'zod/mini'
import { BATCHES } from '../../domain/booking/batches.ts'
import { ROOMS } from '../../domain/booking/rooms.ts'
import {
  DIRECTIONS,
  ENTRIES_PER_REQUEST,
  ENTRY_NOTE_MAX_LENGTH,
  ENTRY_OUTCOMES,
  ENTRY_SOURCES,
  VERSION_MAX_LENGTH,
} from '../../domain/door/door-entry.ts'
import { DOOR_LOOKS, DOOR_REASONS } from '../../domain/door/door-verdict.ts'
import { GATE_NAME_MAX_LENGTH } from '../../domain/door/gate-change.ts'
import { gatePinProblem } from '../../domain/door/gate-pin.ts'
import { PASS_KINDS } from '../../domain/door/hall-pass.ts'
import { defineCall, STAFF_ERRORS } from '../call.ts'
import * as deskEndpoints from '../desk-endpoints.ts'
import {
  calendarDay,
  checkedText,
  doneReply,
  idParams,
  instant,
  ownPassword,
  requestInstant,
  rupeeAmount,
  typedText,
} from '../fields.ts'
import * as gateEndpoints from '../gate-endpoints.ts'

/**
 * Gates: the devices at the door. Admins enroll and revoke them; the devices sign their own calls
 * (see gate-signature.ts), which need no session.
 */

const listedGate = z.object({
  id: z.uuid(),
  name: z.string(),
  enrolledAt: instant,
  enrolledBy: z.nullable(z.string()),
  revokedAt: z.nullable(instant),
  /** Whether the gate was removed at its device, which revokes it. */
  removed: z.boolean(),
  lastSeenAt: z.nullable(instant),
  /** Milliseconds by which the device's clock is ahead of the server's; null before the first contact. */
  clockOffsetMs: z.nullable(z.int()),
  appVersion: z.nullable(z.string()),
})
export type ListedGate = z.infer<typeof listedGate>

export const enrollGate = defineCall(deskEndpoints.enrollGate, {
  summary: 'Enroll this device as a gate; for admins',
  body: z.object({
    name: typedText(GATE_NAME_MAX_LENGTH).check(z.minLength(1)),
    /** The device's P-256 key: 65 bytes, uncompressed, in base64url. */
    publicKey: z.string().check(z.regex(/^[A-Za-z0-9_-]{87}$/)),
  }),
  reply: z.object({ success: z.literal(true), data: z.object({ id: z.uuid() }) }),
  errors: STAFF_ERRORS,
})

export const listGates = defineCall(deskEndpoints.listGates, {
  summary: 'List the gates, newest first; for staff',
  reply: z.object({ success: z.literal(true), data: z.object({ gates: z.array(listedGate) }) }),
  errors: STAFF_ERRORS,
})

export const revokeGate = defineCall(deskEndpoints.revokeGate, {
  summary: 'Revoke a gate: it wipes its data at the next contact; for admins',
  params: idParams,
  reply: doneReply,
  errors: [...STAFF_ERRORS, 'notFound'],
})

/** The PIN opens gates and overrides refusals. */
export const saveGatePin = defineCall(deskEndpoints.saveGatePin, {
  summary: "Save the caller's PIN for gates; for staff",
  body: z.object({ pin: checkedText(gatePinProblem), password: ownPassword }),
  reply: doneReply,
  errors: [...STAFF_ERRORS, 'wrongPassword'],
})

const rosterStay = z.object({
  bookingId: z.uuid(),
  room: z.enum(ROOMS),
  seat: z.string(),
  batch: z.enum(BATCHES),
  startDate: calendarDay,
  endDate: calendarDay,
  state: z.enum(['paid', 'unpaid', 'cancelled']),
  due: rupeeAmount,
  /** The day by which the rest of a partly paid booking must be paid; null if nothing is owed. */
  payableOn: z.nullable(calendarDay),
})

const rosterMember = z.object({
  userId: z.uuid(),
  name: z.string(),
  memberId: z.nullable(z.string()),
  /** SHA-256 of the email in hexadecimal, which identifies the member of a QR code without a member ID; null without an email. */
  emailHash: z.nullable(z.string()),
  /** The last four digits. */
  phoneEnd: z.nullable(z.string()),
  /** Changes with the photo; null without one. */
  photo: z.nullable(z.string()),
  suspended: z.boolean(),
  consentMissing: z.boolean(),
  /** Under 18: their entries are only logged, without figures about them. */
  minor: z.boolean(),
  stays: z.array(rosterStay),
  passes: z.array(z.object({ id: z.string(), kind: z.enum(PASS_KINDS), revoked: z.boolean() })),
  /** The last entry of the current study day or the one before it; null if there is none. */
  last: z.nullable(z.object({ direction: z.enum(DIRECTIONS), at: instant, day: calendarDay })),
})
export type SentMember = z.infer<typeof rosterMember>

const GATE_ERRORS = ['gateUnknown', 'gateRevoked'] as const

/** Refused with gateUnknown if the signature is missing, wrong or too old. */
export const getRoster = defineCall(gateEndpoints.getRoster, {
  summary:
    'Get the members that a gate admits, or those that have changed since a version; for gates',
  query: z.object({ since: z.optional(z.string().check(z.maxLength(VERSION_MAX_LENGTH))) }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      /** The gate sends it as `since` with its next call. */
      version: z.string(),
      /** Whether `members` is complete; the gate then removes all others. */
      full: z.boolean(),
      members: z.array(rosterMember),
      /** User IDs that are no longer in the roster. */
      removed: z.array(z.string()),
      /** Issued passes of people who are not listed, so that the gate doesn't take these passes for new ones. */
      absentPasses: z.array(z.string()),
      hallName: z.string(),
      timeZone: z.string(),
      graceMinutes: z.int(),
      closedDays: z.array(calendarDay),
      keys: z.array(
        z.object({
          epoch: z.int(),
          /** The key for the MACs of phone codes: 32 bytes in base64url. */
          phoneKey: z.string(),
          /** The public key for the signatures of cards: 65 bytes in base64url. */
          cardKey: z.string(),
        }),
      ),
      /** The staff who may open the gate, with PBKDF2-SHA-256 of their PINs. */
      staff: z.array(
        z.object({
          userId: z.uuid(),
          name: z.string(),
          salt: z.string(),
          pinHash: z.string(),
          rounds: z.int(),
        }),
      ),
    }),
  }),
  errors: [...GATE_ERRORS],
})

const entry = z.object({
  /** A UUIDv7 made by the gate. */
  id: z.uuid(),
  /** The gate's entries are numbered from 1, so a missing number is a lost entry. */
  number: z.int().check(z.minimum(1)),
  userId: z.nullable(z.uuid()),
  passId: z.nullable(z.string().check(z.regex(/^[0-9a-f]{16}$/))),
  bookingId: z.nullable(z.uuid()),
  direction: z.enum(DIRECTIONS),
  outcome: z.enum(ENTRY_OUTCOMES),
  reason: z.nullable(z.enum(DOOR_REASONS)),
  looks: z.array(z.enum(DOOR_LOOKS)),
  source: z.enum(ENTRY_SOURCES),
  overriddenBy: z.nullable(z.uuid()),
  note: z.nullable(typedText(ENTRY_NOTE_MAX_LENGTH)),
  studyDay: calendarDay,
  half: z.enum(['night', 'day']),
  /** By the gate's clock. */
  deviceAt: requestInstant,
  /** By the server's clock, as the gate estimated it. */
  at: requestInstant,
  offline: z.boolean(),
  rosterVersion: typedText(VERSION_MAX_LENGTH),
})
export type SentEntry = z.infer<typeof entry>

/** Entries are accepted even if they break a rule; a repeated one has no effect. */
export const sendEntries = defineCall(gateEndpoints.sendEntries, {
  summary: `Store entries at the door, up to ${ENTRIES_PER_REQUEST}; a repeated one changes nothing; for gates`,
  body: z.object({
    entries: z.array(entry).check(z.minLength(1), z.maxLength(ENTRIES_PER_REQUEST)),
    clockOffsetMs: z.int(),
    appVersion: typedText(VERSION_MAX_LENGTH),
  }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({
      /** The IDs of the entries that are stored now. */
      stored: z.array(z.uuid()),
    }),
  }),
  errors: [...GATE_ERRORS],
})

/** The device wipes itself after the reply, so it sends its entries first. */
export const removeOwnGate = defineCall(gateEndpoints.removeOwnGate, {
  summary: 'Revoke this gate, which is being removed from its device; for gates',
  reply: doneReply,
  errors: [...GATE_ERRORS],
})
