import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BATCHES } from '../booking/batches.ts'
import { ROOMS } from '../booking/rooms.ts'
import { JOURNAL_KINDS, LEDGER_ACCOUNTS, type LedgerAccount, rupeesOf } from './ledger.ts'
import { type LedgerSum, moneyReport, periodAround, roomOccupancy } from './report.ts'

const ledgerSum: fc.Arbitrary<LedgerSum> = fc.record({
  kind: fc.constantFrom(...JOURNAL_KINDS.filter((kind) => kind !== 'correction')),
  account: fc.constantFrom(...LEDGER_ACCOUNTS),
  staffId: fc.constantFrom('a', 'b', null),
  staff: fc.constant('Asha'),
  room: fc.constantFrom(...ROOMS, null),
  batch: fc.constantFrom(...BATCHES, null),
  category: fc.constantFrom('tea', 'repairs', null),
  debit: fc.nat(1_000).map((rupees) => rupees * 100),
  credit: fc.nat(1_000).map((rupees) => rupees * 100),
})

/** A correction moves a sum from one method to the other. */
const correction: fc.Arbitrary<LedgerSum[]> = fc
  .record({ sum: ledgerSum, byUpi: fc.boolean() })
  .map(({ sum: { debit: moved, ...sum }, byUpi }) => {
    const [to, from] = byUpi ? (['upi', 'cash'] as const) : (['cash', 'upi'] as const)
    const common = { ...sum, kind: 'correction' } as const
    return [
      { ...common, account: to, debit: moved, credit: 0 },
      { ...common, account: from, debit: 0, credit: moved },
    ]
  })

const balance = (sums: readonly LedgerSum[], accounts: readonly LedgerAccount[]) =>
  rupeesOf(
    sums
      .filter(({ account }) => accounts.includes(account))
      .reduce((sum, { debit, credit }) => sum + debit - credit, 0),
  )

test('all breakdowns of income have the same total, and expenses match their account, whatever was posted [report-4]', () => {
  fc.assert(
    fc.property(fc.array(ledgerSum, { maxLength: 60 }), fc.array(correction), (others, pairs) => {
      const sums = [...others, ...pairs.flat()]
      const report = moneyReport(sums)
      const {
        total,
        expenses,
        sold,
        discounts,
        keptDeposits,
        lateFees,
        tax,
        differences,
        left,
        ...ways
      } = report
      for (const rows of [ways.byMethod, ways.byStaff, ways.byRoom, ways.byBatch]) {
        expect(rows.reduce((sum, { received }) => sum + received, 0)).toBe(total.received)
        expect(rows.reduce((sum, { refunded }) => sum + refunded, 0)).toBe(total.refunded)
      }
      const spent = expenses.reduce((sum, { amount }) => sum + amount, 0)
      expect(spent).toBe(balance(sums, ['expenses']))
      expect(sold + balance(sums, ['fees', 'gst', 'discount', 'keptDeposits', 'lateFees'])).toBe(0)
      expect(keptDeposits + balance(sums, ['keptDeposits'])).toBe(0)
      expect(lateFees + balance(sums, ['lateFees'])).toBe(0)
      expect(discounts).toBe(balance(sums, ['discount']))
      expect(tax + balance(sums, ['gst'])).toBe(0)
      expect(differences).toBe(balance(sums, ['differences']))
      const simulated = ways.byMethod.find(({ method }) => method === 'simulated')
      const simulatedNet = (simulated?.received ?? 0) - (simulated?.refunded ?? 0)
      expect(left).toBe(total.received - total.refunded - simulatedNet - spent - differences)
    }),
  )
})

describe('room occupancy', () => {
  const [room = ROOMS[0]] = ROOMS
  const [night, day, both] = BATCHES
  const stay = { room, startDate: '2026-03-30', endDate: '2026-04-02', count: 1 }
  const occupancyOf = (stays: Parameters<typeof roomOccupancy>[0], from: string, to: string) =>
    roomOccupancy(stays, { from, to })[0]

  test('counts the paid days in the period for each half of the day, and counts 24 Hours in both [report-5]', () => {
    const full = occupancyOf([{ ...stay, batch: day, count: 49 }], '2026-03-30', '2026-04-02')
    expect(full?.parts).toEqual([
      { from: '2026-03-30', day: 100, night: 0 },
      { from: '2026-03-31', day: 100, night: 0 },
      { from: '2026-04-01', day: 100, night: 0 },
      { from: '2026-04-02', day: 0, night: 0 },
    ])
    expect(full).toMatchObject({ seats: 49, day: 75, night: 0 })
    const mixed = occupancyOf(
      [
        { ...stay, batch: both, count: 49 },
        { ...stay, batch: night, startDate: '2026-03-01', endDate: '2026-03-31' },
      ],
      '2026-03-31',
      '2026-03-31',
    )
    expect(mixed).toMatchObject({ day: 100, night: 100 })
    expect(mixed?.seatDays.map(({ count }) => count)).toEqual([0, 0, 49])
    const year = occupancyOf([{ ...stay, batch: day, count: 49 }], '2025-04-01', '2026-03-31')
    expect(year?.parts).toHaveLength(12)
    expect(year?.parts.at(-1)).toEqual({ from: '2026-03-01', day: 6, night: 0 })
  })
})

test.for([
  ['day', '2026-03-31', '2026-03-31', '2026-03-31'],
  ['month', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
  ['year', '2026-03-31', '2025-04-01', '2026-03-31'],
  ['year', '2026-04-01', '2026-04-01', '2027-03-31'],
] as const)('the %s that contains %s is from %s to %s [report-6]', ([period, around, from, to]) => {
  expect(periodAround(period, around)).toEqual({ from, to })
})
