import { inTransaction } from '#server/db/connection/run-transaction.ts'
import { readLandingDetails } from '#server/db/queries/admin/settings.ts'
import { acknowledgedSteps, acknowledgeStep } from '#server/db/queries/admin/setup-steps.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import { type Caller, lockCaller } from '#server/http/guards/session.ts'
import { enforceAttemptLimits } from '#server/http/limits/enforce-attempt-limits.ts'
import { testMail } from '#server/mail/templates/test-mail.ts'
import type { Services } from '#server/services.ts'
import {
  type AcknowledgedStep,
  openSetupSteps,
  type SetupStep,
} from '#shared/domain/settings/setup-steps.ts'

/** Returns the steps of setting up the hall that are still to be done. */
export async function openSteps({ config, db }: Services): Promise<SetupStep[]> {
  const [details, acknowledged] = await Promise.all([readLandingDetails(db), acknowledgedSteps(db)])
  const simulatedPayments = config.payments === 'simulated'
  return openSetupSteps({ details, simulatedPayments, demo: config.demo, acknowledged })
}

/** Ticks off a step, which changes nothing else and leaves no audit entry. */
export async function acknowledge(
  services: Services,
  admin: Caller,
  step: AcknowledgedStep,
): Promise<void> {
  await inTransaction(services.db, async (trx) => {
    await lockCaller(services, trx, admin)
    await acknowledgeStep(trx, step, services.now())
  })
}

/** Queues a test email to the caller. Throws tooManyRequests. */
export async function queueTestMail(services: Services, admin: Caller): Promise<void> {
  await enforceAttemptLimits(services.limits, ['testMails', admin.id])
  await inTransaction(services.db, async (trx) => {
    const { email, fullName, language } = await lockCaller(services, trx, admin)
    const mail = testMail({ language, fullName })
    await queueMail(trx, services.boss, { recipient: email, ...mail }, services.now())
  })
}
