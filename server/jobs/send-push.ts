import {
  findSubscription,
  type PushJob,
  removeEndedSubscription,
} from '#server/db/queries/user/push-subscriptions.ts'
import { pushText } from '#server/push/push-text.ts'
import type { Services } from '#server/services.ts'

/**
 * Sends one notification in the account's language. Removes a subscription that its browser has ended.
 * Throws if sending should be tried again.
 */
export async function sendPush(
  { db, log, push }: Services,
  { subscriptionId, message }: PushJob,
): Promise<void> {
  // Switched off since it was queued.
  if (!push) return
  const subscription = await findSubscription(db, subscriptionId)
  if (!subscription) return
  const { language, ...browser } = subscription
  const outcome = await push.send(browser, pushText(language, message))
  if (outcome === 'gone') await removeEndedSubscription(db, subscriptionId)
  if (outcome === 'rejected') log.warn('a push service rejected a notification')
}
