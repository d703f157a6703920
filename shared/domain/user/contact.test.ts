import { describe, expect, test } from 'vitest'
import { DAY } from '../booking/batches.ts'
import { contactReason, whatsAppLink } from './contact.ts'

const TODAY = { day: '2026-03-10', night: '2026-03-10', openDay: '2026-03-10' }
const CLOCK = { days: TODAY, timeZone: 'Asia/Kolkata' }
const booking = {
  seat: 'B45',
  batch: DAY,
  amount: 999,
  state: 'paid',
  utrSent: false,
  due: null,
  endDate: '2026-04-10',
  holdUntil: null,
} as const

describe('the reason to write to a member', () => {
  test.each([
    ['no booking', [], { kind: 'greeting' }],
    ['a membership that does not end soon', [booking], { kind: 'greeting' }],
    ['8 days left', [{ ...booking, endDate: '2026-03-18' }], { kind: 'greeting' }],
    [
      '7 days left',
      [{ ...booking, endDate: '2026-03-17' }],
      { kind: 'ending', seat: 'B45', days: 7, lastDay: '2026-03-16' },
    ],
    [
      'the last day',
      [{ ...booking, endDate: '2026-03-11' }],
      { kind: 'ending', seat: 'B45', days: 1, lastDay: '2026-03-10' },
    ],
    [
      'the day after the last day',
      [{ ...booking, endDate: '2026-03-10' }],
      { kind: 'ended', lastDay: '2026-03-09' },
    ],
    [
      'a membership that was renewed',
      [{ ...booking, endDate: '2026-03-12' }, booking],
      { kind: 'greeting' },
    ],
    [
      'a cancelled later booking',
      [
        { ...booking, state: 'cancelled' as const },
        { ...booking, endDate: '2026-03-12' },
      ],
      { kind: 'ending', seat: 'B45', days: 2, lastDay: '2026-03-11' },
    ],
    [
      'a payment that waits at reception, after midnight in India',
      [{ ...booking, state: 'desk' as const, holdUntil: '2026-03-12T20:00:00.000Z' }],
      { kind: 'unpaid', seat: 'B45', amount: 999, lastDay: '2026-03-13' },
    ],
    [
      'a renewal to be paid, before the end',
      [
        { ...booking, state: 'desk' as const, holdUntil: '2026-03-12T10:00:00.000Z' },
        { ...booking, endDate: '2026-03-12' },
      ],
      { kind: 'unpaid', seat: 'B45', amount: 999, lastDay: '2026-03-12' },
    ],
    [
      'an overdue payment',
      [{ ...booking, state: 'overdue' as const, holdUntil: '2026-03-08T10:00:00.000Z' }],
      { kind: 'unpaid', seat: 'B45', amount: 999, lastDay: null },
    ],
    [
      'an overdue payment of days that are over',
      [{ ...booking, state: 'overdue' as const, endDate: '2026-03-10' }],
      { kind: 'greeting' },
    ],
    [
      'a payment with a deposit that waits at reception',
      [{ ...booking, state: 'desk' as const, deposit: 699, holdUntil: '2026-03-12T10:00:00.000Z' }],
      { kind: 'unpaid', seat: 'B45', amount: 1698, lastDay: '2026-03-12' },
    ],
    [
      'a payment by UPI that reception still has to check',
      [{ ...booking, state: 'desk' as const, utrSent: true }],
      { kind: 'greeting' },
    ],
    [
      'two partly paid bookings, of which the first to pay counts',
      [
        { ...booking, seat: 'A1', due: { open: 300, payableOn: '2026-03-20' } },
        { ...booking, due: { open: 500, payableOn: '2026-03-15' }, endDate: '2026-03-17' },
      ],
      { kind: 'due', seat: 'B45', amount: 500, lastDay: '2026-03-15' },
    ],
    ['a hold to be paid online', [{ ...booking, state: 'waiting' as const }], { kind: 'greeting' }],
  ])('%s [note-1]', (_what, bookings, reason) => {
    expect(contactReason(bookings, CLOCK)).toEqual(reason)
  })
})

test.each([
  ['+919876543210', '919876543210'],
  ['9876543210', '919876543210'],
  ['+91 98765 43210', '919876543210'],
])('the WhatsApp link to %s has the country code without a plus sign [note-2]', (phone, number) => {
  expect(whatsAppLink(phone, 'x')).toBe(`https://wa.me/${number}?text=x`)
})

test('the text of a WhatsApp link is escaped and arrives unchanged [note-3]', () => {
  const text = 'आशा & Co? #1 +5 = 100%\n"ok" <b>'
  const link = whatsAppLink('+919876543210', text)
  expect(link).toMatch(/^https:\/\/wa\.me\/919876543210\?text=[A-Za-z0-9%_.!~*'()-]+$/)
  expect([...new URL(link).searchParams]).toEqual([['text', text]])
})
