import type { Queryable, Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import type { AcknowledgedStep } from '#shared/domain/settings/setup-steps.ts'

/** The steps of setting up the hall that were ticked off. */
export async function acknowledgedSteps(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom('setup_steps').select('step').execute()
  return rows.map(({ step }) => step)
}

/** Ticks off a step. Has no effect if it is ticked off already. */
export async function acknowledgeStep(
  trx: Transaction<Tables>,
  step: AcknowledgedStep,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('setup_steps')
    .values({ step, acknowledged_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
