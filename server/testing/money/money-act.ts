import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'

/** How often each act happens, compared with the others. */
const ACTS = [
  ['book', 6],
  ['renew', 4],
  ['reserve', 8],
  ['confirm', 10],
  ['discount', 6],
  ['payDue', 8],
  ['payLate', 8],
  ['letRestGo', 6],
  ['sendUtr', 5],
  ['checkUtr', 6],
  ['assignCredit', 5],
  ['assignRest', 6],
  ['cancel', 2],
  ['cancelOwn', 2],
  ['refund', 4],
  ['returnDeposit', 4],
  ['correctMethod', 6],
  ['openShift', 5],
  ['spend', 4],
  ['takeBack', 4],
  ['takeBackLate', 5],
  ['closeShift', 2],
  ['receive', 2],
  ['wait', 3],
  ['closeDay', 2],
  ['setDeposit', 3],
  ['setLateFee', 3],
  ['setTax', 2],
] as const

export type ActKind = (typeof ACTS)[number][0]
export const ACT_KINDS: readonly ActKind[] = ACTS.map(([kind]) => kind)

/** For some kinds of act, a query for the users to whom it applies. */
export const CANDIDATES: Partial<Record<ActKind, RawBuilder<{ id: string }>>> = {
  reserve: sql`SELECT user_id AS id FROM bookings WHERE status = 'held'
    AND NOT EXISTS (SELECT FROM payments WHERE booking_id = bookings.id AND status = 'waiting')`,
  confirm: sql`SELECT user_id AS id FROM payments WHERE status = 'waiting'`,
  discount: sql`SELECT user_id AS id FROM payments WHERE status = 'waiting'`,
  payDue: sql`SELECT user_id AS id FROM dues WHERE open > 0`,
  payLate: sql`SELECT user_id AS id FROM dues WHERE open > 0`,
  letRestGo: sql`SELECT user_id AS id FROM dues WHERE open > 0`,
  sendUtr: sql`SELECT user_id AS id FROM payments WHERE status = 'waiting'`,
  checkUtr: sql`SELECT user_id AS id FROM upi_claims WHERE status = 'waiting'`,
  assignCredit: sql`SELECT user_id AS id FROM upi_claims WHERE status = 'waiting'`,
  assignRest: sql`SELECT user_id AS id FROM dues WHERE open > 0`,
  cancel: sql`SELECT user_id AS id FROM bookings WHERE status IN ('held', 'paid')`,
  cancelOwn: sql`SELECT user_id AS id FROM bookings WHERE status = 'held'`,
  renew: sql`SELECT user_id AS id FROM bookings WHERE status = 'paid'`,
  refund: sql`SELECT user_id AS id FROM payments WHERE status = 'completed'`,
  correctMethod: sql`SELECT user_id AS id FROM payments WHERE status = 'completed'`,
  returnDeposit: sql`SELECT user_id AS id FROM payments
    WHERE status = 'completed' AND deposit_kind = 'returned'`,
}

/** An act that may move money; each kind uses the values that it needs. */
export const moneyAct = fc.record({
  kind: fc.constantFrom(...ACTS.flatMap(([kind, weight]) => Array<ActKind>(weight).fill(kind))),
  /** Which of those to whom it applies. */
  member: fc.nat(11),
  /** Which of the two people at the counter performs the act. */
  desk: fc.nat(1),
  rupees: fc.integer({ min: 1, max: 900 }),
  choice: fc.nat(29),
  byUpi: fc.boolean(),
  /** After how many ms the act's statements are aborted and the act is repeated; null for never. */
  interruptedAfterMs: fc.option(fc.nat(12), { freq: 2 }),
})
export type MoneyAct = typeof moneyAct extends fc.Arbitrary<infer Act> ? Act : never
