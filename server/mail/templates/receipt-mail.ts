import { periodText } from '#server/mail/local-text.ts'
import { greeting, joinParagraphs, type MailText } from '#server/mail/mail.ts'
import { BOOKING_MAILS } from '#server/mail/words.ts'
import { PAPER_WORDS } from '#server/papers/paper-words.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import type { Tier } from '#shared/domain/booking/seats.ts'
import type { CalendarDay } from '#shared/domain/calendar-day.ts'
import type { Language } from '#shared/domain/language.ts'
import type { PaymentMethod } from '#shared/domain/money/payment.ts'
import type { ReceiptDeposit, ReceiptLateFee, ReceiptPart } from '#shared/domain/money/receipt.ts'
import type { PaperTax } from '#shared/domain/money/tax.ts'
import { isUtr } from '#shared/domain/money/utr.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { dayText } from '#shared/words/dates.ts'
import { taxSums } from '#shared/words/paper.ts'

type ReceiptMailValues = {
  language: Language
  fullName: string
  /** The receipt's number. */
  number: string
  /** The UTR, or an internal ID, which is left out. */
  reference: string | null
  /** Whole rupees, with the deposit. */
  amount: number
  tier: Tier
  /** Null if it was not recorded; then it is left out. */
  method: PaymentMethod | null
  startDate: CalendarDay
  /** The first day after the membership. */
  endDate: CalendarDay
  paidOn: CalendarDay
  /** Set if the method was corrected since. */
  correctedOn?: CalendarDay | undefined
  /** Whether the payment was simulated, so that no money moved. */
  simulated: boolean
  /** Set if the amount is a part of the price. */
  part?: ReceiptPart | undefined
  /** Whole rupees off the price. */
  discount?: number | undefined
  deposit?: ReceiptDeposit | undefined
  lateFee?: ReceiptLateFee | undefined
  /** Makes the receipt a tax invoice. */
  tax?: PaperTax | null
  /** Without a trailing slash. */
  publicUrl: string
}

/** Confirms a payment, or says that its method was corrected, with the receipt's number. */
export function receiptMail(values: ReceiptMailValues): MailText {
  const { language, fullName, number, reference, tier, method, publicUrl } = values
  const words = BOOKING_MAILS[language].RECEIPT_MAIL
  const amount = rupees(values.amount)
  const { part, discount = 0, deposit, lateFee, tax = null } = values
  const corrected = values.correctedOn !== undefined
  const price = part?.price ?? values.amount - (deposit?.amount ?? 0) + discount
  const off = { price: rupees(price), discount: rupees(discount) }
  return {
    language,
    subject: fillIn(corrected ? words.correctedSubject : words.subject, { amount }),
    text: joinParagraphs(
      greeting(language, fullName),
      values.amount === 0
        ? fillIn(part ? words.freePart : words.free, off)
        : fillIn(corrected ? words.corrected : words.received, {
            amount,
            day: dayText(language, values.paidOn),
          }),
      [
        fillIn(tax ? words.invoiceNumber : words.number, { number }),
        words.seat[tier],
        ...(method ? [words.method[method]] : []),
        ...(reference !== null && isUtr(reference) ? [fillIn(words.utr, { utr: reference })] : []),
        fillIn(words.period, { period: periodText(language, values) }),
      ].join('\n'),
      ...(discount > 0 && values.amount > 0 ? [fillIn(words.discount, off)] : []),
      ...(deposit
        ? [fillIn(words.deposits[deposit.kind], { deposit: rupees(deposit.amount) })]
        : []),
      ...(lateFee ? [fillIn(words.lateFee, { fee: rupees(lateFee.amount) })] : []),
      // Later parts may have been paid before a correction.
      ...(part && !corrected
        ? [fillIn(part.left > 0 ? words.left : words.settled, partValues(language, part, discount))]
        : []),
      ...(tax ? [taxLines(language, tax)] : []),
      ...(values.simulated ? [words.simulated] : []),
      words.keep,
      fillIn(words.print, { link: `${publicUrl}/receipts` }),
    ),
  }
}

function taxLines(language: Language, tax: PaperTax): string {
  const words = PAPER_WORDS[language]
  return [
    ...taxSums(words, tax).map(({ label, amount }) => `${label}: ${amount}`),
    fillIn(words.TAX_WORDS.gstin, tax),
  ].join('\n')
}

function partValues(language: Language, { price, left, payableOn }: ReceiptPart, discount: number) {
  return { price: rupees(price - discount), left: rupees(left), day: dayText(language, payableOn) }
}
