import { rupees } from '../booking/prices.ts'
import { ROOM_RULE_LABELS } from '../booking/room-rule-changes.ts'
import { AUDIENCES, UNSTATED_BOOKING } from '../booking/room-rules.ts'
import { isCalendarDay, shortDay } from '../calendar-day.ts'
import { GENDER_LABELS, genderNamed } from '../options.ts'
import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS } from '../payment.ts'
import { fillIn } from '../placeholders.ts'
import { ID_KIND_LABELS, ID_KINDS } from '../user/parental-consent.ts'
import { FACTOR_POLICIES, FACTOR_POLICY_LABELS } from '../user/second-factor.ts'
import { ROLE_LABELS, ROLES } from '../user/user.ts'

/** A detail row: the changed field with its old and new value. Some changes have no `was`. */
export type AuditRow = { label: string; was: string | null; is: string }

/** The fields in the log, and their labels. */
const LABELS: Readonly<Record<string, string>> = {
  fullName: 'Full name',
  email: 'Email',
  phoneNumber: 'Phone number',
  gender: 'Gender',
  dateOfBirth: 'Date of birth',
  role: 'Role',
  name: 'Study hall name',
  contactPhone: 'Contact phone',
  contactEmail: 'Contact email',
  address: 'Address',
  selfieKeptDays: 'Keep selfies for (days)',
  tourKeptMonths: 'Keep tour requests for (months)',
  renewalDays: 'Others can book the seat from (days before the end)',
  factorPolicy: 'Second factor',
  seat: 'Seat',
  status: 'Status',
  method: 'Payment method',
  payment: 'Payment reference',
  freedSeat: 'Freed seat',
  tours: 'Tour requests erased',
  cancelled: 'Upcoming tours cancelled',
  idKind: 'ID seen',
  idLastFour: 'Last four characters',
}
const NOT_GIVEN = 'not given'
const AUDIENCE_CHANGED = '{area}: who can book online'
const UNSTATED_CHANGED = '{area}: gender other or not stated'
/** For a booking moved to a seat that its member can't book online. */
const AGAINST_RULES: AuditRow = { label: 'Room rule', was: null, is: 'Overridden' }

/**
 * Returns a change's details as rows. `details` may have been written by any version of the app;
 * unknown formats are left out.
 */
export function auditRows(action: string, details: unknown): AuditRow[] {
  if (!isRecord(details)) return []
  if (action === 'booking.move') {
    return [
      ...changeRow('seat', details),
      ...(details.againstRules === true ? [AGAINST_RULES] : []),
    ]
  }
  if (action === 'booking.cancel') return []
  if (action.startsWith('tour.') && action !== 'tour.erase') {
    return changeRow('status', { was: details.from, is: details.to })
  }
  return Object.entries(details).flatMap(([field, value]) => {
    if (field === 'prices') return list(value).flatMap(priceRow)
    if (field === 'roomRules') return list(value).flatMap(roomRuleRow)
    if (field === 'freedBookings') return list(value).flatMap(freedRow)
    if (isRecord(value)) return changeRow(field, value)
    // The sentence already contains it.
    if (field === 'amount') return []
    return label(field) ? [{ label: label(field) ?? '', was: null, is: shown(field, value) }] : []
  })
}

/** The values in the sentence besides names: a seat, an amount. */
export function auditValues(subject: string, details: unknown): Record<string, string> {
  const [kind, id = ''] = subject.split(':')
  const { seat, amount } = isRecord(details) ? details : {}
  return {
    ...(kind === 'seat' && { seat: id }),
    ...(typeof seat === 'string' && { seat }),
    ...(typeof amount === 'number' && { amount: rupees(amount) }),
  }
}

function changeRow(field: string, { was, is }: Record<string, unknown>): AuditRow[] {
  const known = label(field)
  if (known === undefined || was === undefined || is === undefined) return []
  return [{ label: known, was: shown(field, was), is: shown(field, is) }]
}

function priceRow({ duration, room, batch, was, is }: Record<string, unknown>): AuditRow[] {
  if (typeof was !== 'number' || typeof is !== 'number') return []
  return [{ label: `${duration}, ${room}, ${batch}`, was: rupees(was), is: rupees(is) }]
}

function roomRuleRow({ area, part, was, is }: Record<string, unknown>): AuditRow[] {
  const known = part === 'audience' ? AUDIENCE_CHANGED : UNSTATED_CHANGED
  const [before, after] = [choiceLabel(was), choiceLabel(is)]
  if (typeof area !== 'string' || before === undefined || after === undefined) return []
  return [{ label: fillIn(known, { area }), was: before, is: after }]
}

function choiceLabel(choice: unknown): string | undefined {
  const known = [...AUDIENCES, ...UNSTATED_BOOKING].find((each) => each === choice)
  return known && ROOM_RULE_LABELS[known]
}

function freedRow({ seat }: Record<string, unknown>): AuditRow[] {
  return typeof seat === 'string' ? [{ label: LABELS.freedSeat ?? '', was: null, is: seat }] : []
}

function label(field: string): string | undefined {
  return Object.hasOwn(LABELS, field) ? LABELS[field] : undefined
}

function shown(field: string, value: unknown): string {
  const text = value === null || value === '' ? NOT_GIVEN : String(value)
  switch (field) {
    case 'gender': {
      const gender = genderNamed(text)
      return gender ? GENDER_LABELS[gender] : text
    }
    case 'role': {
      const role = ROLES.find((known) => known === text)
      return role ? ROLE_LABELS[role] : text
    }
    case 'factorPolicy': {
      const policy = FACTOR_POLICIES.find((known) => known === text)
      return policy ? FACTOR_POLICY_LABELS[policy] : text
    }
    case 'method': {
      const method = PAYMENT_METHODS.find((known) => known === text)
      return method ? PAYMENT_METHOD_LABELS[method] : text
    }
    case 'idKind': {
      const kind = ID_KINDS.find((known) => known === text)
      return kind ? ID_KIND_LABELS[kind] : text
    }
    case 'dateOfBirth':
      return isCalendarDay(text) ? shortDay(text) : text
    default:
      return text
  }
}

function list(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
