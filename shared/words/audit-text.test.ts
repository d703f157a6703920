import { describe, expect, test } from 'vitest'
import { auditValues } from '../domain/audit/audit-details.ts'
import { AUDIT_ACTIONS } from '../domain/audit/audit-log.ts'
import { auditText } from './audit-text.ts'
import * as english from './en/admin/audit-log.ts'
import * as hindi from './hi/admin/audit-log.ts'
import * as marathi from './mr/admin/audit-log.ts'

const BOOKING = 'booking:0b0e7a52-6f0c-4c8e-9a43-0d1f3c1f2a77'
const ASHA = { kind: 'user', name: 'Asha' } as const
const RAVI = { admin: ASHA, whom: 'Ravi', erased: false, own: false, values: {} }
const ERASED = { admin: ASHA, whom: null, erased: true, own: false, values: {} }

describe.each([
  ['English', english],
  ['Marathi', marathi],
  ['Hindi', hindi],
])('in %s', (_, words) => {
  // The server's command has no admin, and a gate that is removed at its device names none.
  test.each(AUDIT_ACTIONS.filter((action) => !['door.rotate', 'gate.remove'].includes(action)))(
    '%s names the admin and has no gaps',
    (action) => {
      const values = {
        seat: 'A5',
        amount: '₹999',
        memberId: '@DA202611001',
        gate: 'Main door',
        drawer: 'Reception',
      }
      const sentence = auditText(words, { ...RAVI, action, values })
      expect(sentence).toMatch(/^Asha .+[.।]$/)
      expect(sentence).not.toMatch(/[{}]/)
    },
  )
})

test('names the seat and the amount', () => {
  const textOf = (action: string, subject: string, details: unknown) =>
    auditText(english, { ...RAVI, action, values: auditValues(subject, details) })
  expect(textOf('seat.close', 'seat:A46', {})).toBe('Asha closed seat A46.')
  expect(textOf('payment.confirm', BOOKING, { amount: 12999 })).toBe(
    'Asha confirmed a payment of ₹12,999 by Ravi.',
  )
  expect(textOf('booking.cancel', BOOKING, { was: 'paid', seat: 'A5' })).toBe(
    'Asha cancelled the booking of Ravi for seat A5.',
  )
})

test('describes unknown subjects and actions of a newer version', () => {
  const nobody = { ...RAVI, whom: null }
  expect(auditText(english, { ...nobody, action: 'user.edit' })).toBe(
    'Asha changed the account of someone since deleted.',
  )
  expect(auditText(english, { ...nobody, action: 'moon.paint' })).toBe(
    'Asha made another change (moon.paint).',
  )
})

test.each([
  ['user.edit', '@DA202511007', 'Asha changed the account of the deleted member @DA202511007.'],
  ['user.edit', undefined, 'Asha changed the account of a deleted member.'],
  ['user.erase', '@DA202511007', 'Asha erased the account @DA202511007.'],
  ['user.erase', undefined, 'Asha erased the account of someone without a member ID.'],
])('%s of an erased user with the ID %s: %s', (action, memberId, sentence) => {
  const values: Record<string, string> = memberId === undefined ? {} : { memberId }
  expect(auditText(english, { ...ERASED, action, values })).toBe(sentence)
})

test.each([
  ['@DA202511007', 'A member deleted their own account (@DA202511007).'],
  [undefined, 'A member deleted their own account.'],
])('a user with the ID %s who deleted their own account: %s', (memberId, sentence) => {
  const values: Record<string, string> = memberId === undefined ? {} : { memberId }
  const admin = { kind: 'formerAdmin', name: '' } as const
  expect(auditText(english, { ...ERASED, action: 'user.erase', admin, own: true, values })).toBe(
    sentence,
  )
})

test('says that users changed their own account, or that a visitor has none', () => {
  expect(auditText(english, { ...RAVI, action: 'user.edit', own: true })).toBe(
    'Asha changed their own account.',
  )
  const visitor = { kind: 'visitor', name: '' } as const
  expect(auditText(english, { ...RAVI, action: 'tour.erase', admin: visitor })).toBe(
    'A visitor erased the data of their tour requests.',
  )
})

test('does not replace placeholders in names', () => {
  const admin = { kind: 'user', name: '{whom}' } as const
  expect(auditText(english, { ...RAVI, action: 'user.edit', admin, whom: '{admin}' })).toBe(
    '{whom} changed the account of {admin}.',
  )
})
