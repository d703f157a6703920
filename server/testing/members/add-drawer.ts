import type { TestApp } from '#server/testing/test-app.ts'
import type { AddedMember } from './add-members.ts'

/** Adds an empty drawer: a closed shift of this person, in which nothing happened. */
export async function addDrawer(app: TestApp, drawer: string, { id }: AddedMember): Promise<void> {
  const { now } = app.clock
  const sums = { opening: 0, expected: 0, counted: 0, handed_over: 0 }
  const open = { id: crypto.randomUUID(), drawer, user_id: id, opened_at: now, closed_at: now }
  const received = { received_at: null, received_by: null, received: null }
  await app.services.db
    .insertInto('cash_shifts')
    .values({
      ...open,
      ...sums,
      ...received,
      closed_by: id,
      opening_count: '{}',
      closing_count: '{}',
    })
    .execute()
}
