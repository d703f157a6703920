import type { StatementRow } from '#shared/domain/money/statement.ts'
import type { DemoState, DemoStatementRow } from '#web/demo/demo-state.ts'
import { UTR, withClaim } from '../booking/booking-world.ts'
import { paymentId } from '../world.ts'

export const ROW_ID = '00000000-0000-4000-8000-000000000031'

/** The price of the world's bookings. */
export const priceOf = ({ payments }: DemoState) =>
  payments.find(({ id }) => id === paymentId('deskHolder'))?.amount ?? 0

/** Adds a row with the waiting payment's amount. */
export function withRow(row: Partial<StatementRow & DemoStatementRow> = {}) {
  return (world: DemoState): void => {
    const amount = priceOf(world) * 100
    world.statementRows.push({
      id: ROW_ID,
      key: 'row',
      day: '2026-03-10',
      amount,
      narration: 'UPI RAVI',
      utrs: [],
      state: 'left',
      paymentId: null,
      ...row,
    })
  }
}

export const withClaimAndRow =
  (row: Partial<StatementRow & DemoStatementRow> = { utrs: [UTR] }) =>
  (world: DemoState): void => {
    withClaim()(world)
    withRow(row)(world)
  }
