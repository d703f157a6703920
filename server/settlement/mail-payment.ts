import type { Transaction } from '#server/db/connection/connect.ts'
import type { Tables } from '#server/db/connection/tables.ts'
import { queueMail } from '#server/db/queries/outgoing-mails.ts'
import type { LockedUser } from '#server/db/queries/user/locked-user.ts'
import { receiptMail } from '#server/mail/templates/receipt-mail.ts'
import { welcomeMail } from '#server/mail/templates/welcome-mail.ts'
import type { Services } from '#server/services.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { ReceiptContent } from '#shared/domain/money/receipt.ts'
import { membershipPassText } from '#shared/domain/pass/passes.ts'

type PaymentToMail = {
  user: LockedUser
  receipt: { number: string; day: CalendarDay; content: ReceiptContent }
  issuedMemberId: boolean
}

/**
 * Queues the receipt and, at the first payment, the welcome email with the member ID and the pass. A member
 * without an email finds the receipt in the account after claiming it.
 */
export async function mailPayment(
  services: Services,
  trx: Transaction<Tables>,
  { user, receipt: { number, day, content }, issuedMemberId }: PaymentToMail,
): Promise<void> {
  const { email: recipient, language, fullName } = user
  if (recipient === null) return
  const { boss, config } = services
  const now = services.now()
  const common = { language, fullName, publicUrl: config.publicUrl, ...content }
  if (issuedMemberId) {
    const welcome = welcomeMail({ ...common, address: content.hall.address })
    const passText = membershipPassText(
      { ...user, email: recipient, ...content },
      now.toISOString(),
    )
    await queueMail(trx, boss, { recipient, passText, ...welcome }, now)
  }
  const receipt = receiptMail({
    ...common,
    number,
    paidOn: day,
  })
  await queueMail(trx, boss, { recipient, paper: number, ...receipt }, now)
}
