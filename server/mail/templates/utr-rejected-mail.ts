import { greeting, joinParagraphs, type MailText } from '#server/mail/mail.ts'
import { BOOKING_MAILS, UPI_LABELS } from '#server/mail/words.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import type { Language } from '#shared/domain/language.ts'
import type { RejectionReason } from '#shared/domain/money/upi-claim.ts'
import { fillIn } from '#shared/domain/placeholders.ts'

type UtrRejectedValues = {
  language: Language
  fullName: string
  /** Whole rupees. */
  amount: number
  utr: string
  reason: RejectionReason
  /** What reception adds, in its own words; '' if nothing. */
  note: string
  /** Without a trailing slash. */
  publicUrl: string
}

/** Tells a member that reception could not confirm a UPI payment. */
export function utrRejectedMail(values: UtrRejectedValues): MailText {
  const { language, fullName, utr, reason, note, publicUrl } = values
  const words = BOOKING_MAILS[language].UTR_REJECTED_MAIL
  const amount = rupees(values.amount)
  return {
    language,
    subject: fillIn(words.subject, { amount }),
    text: joinParagraphs(
      greeting(language, fullName),
      fillIn(words.rejected, { amount, utr }),
      UPI_LABELS[language].REJECTION_TEXTS[reason],
      note === '' ? '' : fillIn(words.note, { note }),
      fillIn(words.again, { link: `${publicUrl}/payment` }),
      words.paid,
    ),
  }
}
