import { AUDIT_ACTION_LABELS } from '../audit/audit-log.ts'
import type { EntryOutcome, EntrySource } from '../door/door-entry.ts'
import type { DoorReason } from '../door/door-verdict.ts'
import type { RevokedReason } from '../door/hall-pass.ts'
import { LANGUAGE_NAMES } from '../language.ts'
import { PAYMENT_METHOD_LABELS, PAYMENT_STATE_LABELS } from '../money/payment.ts'
import { NOTE_KIND_LABELS } from '../user/member-note.ts'

/** Why someone was turned away. */
const DOOR_REASON_MEANINGS: Record<DoorReason, string> = {
  notOurs: 'Not a code from this study hall',
  unreadable: 'Code not readable',
  forged: 'Code not issued by this study hall',
  pictureOfACode: 'Old code, perhaps from a picture',
  replayed: 'Code already used',
  unknownPass: 'Unknown pass',
  newSinceSync: "Pass issued after the gate's last update",
  revoked: 'Pass no longer valid',
  notPaid: 'Booking not paid',
  notStarted: 'Membership not started',
  ended: 'Membership ended',
  otherBatch: 'Outside the hours of the batch',
  suspended: 'Account deactivated',
  alreadyInside: 'Already inside',
  notInside: 'Not inside',
  hallClosed: 'Study hall closed on that day',
  consentMissing: 'Consent missing',
  rosterTooOld: 'The gate had been offline too long',
  deviceRevoked: 'The gate had been revoked',
}

/** The values of states and kinds in the file, and their meanings. */
const CODES = {
  'account.language': LANGUAGE_NAMES,
  'bookings.status': {
    held: 'Waiting for payment; the seat is held until heldUntil',
    lapsed: 'Expired unpaid; someone else took the seat',
    replaced: 'Replaced by a new choice before payment',
    paid: 'Paid',
    cancelled: 'Cancelled',
  },
  'payments.method': PAYMENT_METHOD_LABELS,
  'payments.status': PAYMENT_STATE_LABELS,
  'tours.status': {
    pending: 'Requested',
    confirmed: 'Confirmed by reception',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  'tours.language': LANGUAGE_NAMES,
  'tours.contactKind': { call: NOTE_KIND_LABELS.call, whatsapp: NOTE_KIND_LABELS.whatsapp },
  'notes.kind': NOTE_KIND_LABELS,
  'passes.kind': { phone: 'Shown on your phone', card: 'Printed card' },
  'passes.revokedReason': {
    lost: 'Reported lost',
    phoneChanged: 'Moved to another phone',
    replaced: 'Replaced by a new card',
    left: 'Withdrawn by reception',
    shared: 'Withdrawn because someone else used it',
    keyRotated: 'Ended when the study hall replaced its keys',
  } satisfies Record<RevokedReason, string>,
  'entries.outcome': {
    allowed: 'Let in or out',
    refused: 'Turned away',
    overridden: 'Let in by reception',
  } satisfies Record<EntryOutcome, string>,
  'entries.reason': DOOR_REASON_MEANINGS,
  'entries.half': { night: '10:00 PM to 7:00 AM', day: '7:00 AM to 10:00 PM' },
  'entries.source': {
    camera: 'Code read by the camera',
    scanner: 'Code read by a hand-held scanner',
    typed: 'Member ID typed',
    search: 'Found by name, phone number or seat',
    clock: 'Closed at the end of the batch',
  } satisfies Record<EntrySource, string>,
  'codes.purpose': {
    register: 'To register',
    reset: 'To set a new password',
    parent: "A parent's consent",
    email: 'To change your email',
    visitor: 'To see the data of your tours',
  },
  'changes.action': AUDIT_ACTION_LABELS,
}

type DataFileFacts = { email: string; hallName: string; timeZone: string; at: Date }

/** The introduction at the top of a user's data file. */
export function dataFileIntroduction({
  fullName,
  email,
  ...facts
}: Omit<DataFileFacts, 'email'> & { fullName: string; email: string | null }) {
  const whom = email === null ? fullName : `${fullName} (${email})`
  return {
    whose: `This is everything ${facts.hallName} holds about ${whom}.`,
    ...origin(facts),
    pictures:
      'To see a picture, copy its whole text from data: to the last character before the closing quotation mark, and paste it into the address bar of a browser.',
    amounts: 'Amounts are in whole Indian rupees.',
    codes: CODES,
  }
}

/** The introduction at the top of the data file of someone without an account. */
export function visitorFileIntroduction(facts: DataFileFacts) {
  return {
    whose: `This is everything ${facts.hallName} holds about the tours requested with ${facts.email}.`,
    ...origin(facts),
    codes: {
      'tours.status': CODES['tours.status'],
      'tours.language': CODES['tours.language'],
      'codes.purpose': CODES['codes.purpose'],
      'changes.action': CODES['changes.action'],
    },
  }
}

function origin({ hallName, timeZone, at }: Omit<DataFileFacts, 'email'>) {
  return {
    hall: hallName,
    madeAt: at.toISOString(),
    times: `A time such as ${at.toISOString()} is in UTC. Days without a time are in the study hall's time zone, ${timeZone}.`,
  }
}
