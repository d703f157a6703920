import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/db/connection/connect.ts'
import type { AddedMember } from '#server/testing/members/add-members.ts'
import type { MoneyActors } from '#server/testing/money/money-actors.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { me } from '#shared/contract/user/auth.ts'
import { exportData } from '#shared/contract/user/privacy.ts'
import { getUser } from '#shared/contract/user/user.ts'
import { ledgerGroups, ledgerSum } from './ledger-facts.ts'
import { expectPapersToMatch } from './receipt-figures.ts'

/** Expects that members' receipts, vouchers, dues and payments, as they and staff see them, equal the ledger's. */
export async function expectMembersToMatch(
  { services: { db } }: TestApp,
  { owner, members }: MoneyActors,
): Promise<void> {
  for (const member of members) {
    await expectPapersToMatch(db, member)
    await expectPaymentsToMatch(db, member, owner)
  }
}

/** The payments that staff see of the member, and those in the member's own data. */
async function expectPaymentsToMatch(
  db: Database,
  member: AddedMember,
  staff: AddedMember,
): Promise<void> {
  const taken = await ledgerGroups(
    db,
    sql`journal.payment_id`,
    sql`account = 'members' AND kind = 'payment' AND posting.user_id = ${member.id}`,
  )
  const inLedger = new Map(taken.map(({ key, credit }) => [key, credit]))
  const viewed = (await staff.call(getUser, { params: { id: member.id } })).reply().data
  for (const { id, amount, state } of viewed.payments) {
    if (state === 'completed') expect(amount, id).toBe(inLedger.get(id) ?? 0)
    else expect(inLedger.has(id), id).toBe(false)
  }
  const own = (await member.call(exportData)).reply().data
  const paid = own.payments.filter(({ status }) => status === 'completed')
  expect(
    new Map(
      paid.map(({ id, amount, deposit = 0, lateFee = 0 }) => [id, amount + deposit + lateFee]),
    ),
  ).toEqual(new Map(paid.map(({ id }) => [id, inLedger.get(id) ?? 0])))
  expect([...inLedger.keys()].toSorted()).toEqual(
    paid.flatMap(({ id }) => (inLedger.has(id) ? id : [])).toSorted(),
  )
  const owed = await ledgerSum(db, sql`account = 'members' AND posting.user_id = ${member.id}`)
  expect(own.dues.reduce((sum, { open }) => sum + open, 0)).toBe(owed)
  expect((await member.call(me)).reply().user.due?.open ?? 0).toBe(owed)
}
