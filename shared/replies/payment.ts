import type { ReplyOf } from '../contract/call.ts'
import type { completePayment } from '../contract/money/payment.ts'
import type { CurrentUser } from '../contract/user/current-user.ts'

/** Returns the member after a payment, as in its reply. */
export function paidReply(
  user: CurrentUser,
): Omit<ReplyOf<typeof completePayment>, 'success' | 'message'> {
  const { dyanpittId, showCongratulations } = user
  return { user, dyanpittId, showCongratulations }
}
