import { readHallDetails } from '#server/db/queries/admin/settings.ts'
import { findPaper } from '#server/db/queries/money/receipt.ts'
import {
  findOutgoingMail,
  type OutgoingMail,
  removeOutgoingMail,
} from '#server/db/queries/outgoing-mails.ts'
import { type Mail, signature } from '#server/mail/mail.ts'
import { type PassCard, passCard } from '#server/mail/pass-card.ts'
import { passHtml } from '#server/mail/pass-html.ts'
import { passPicture } from '#server/mail/pass-picture.ts'
import { VISITOR_PASS } from '#server/mail/words.ts'
import { paperOf } from '#server/papers/paper-of.ts'
import type { Services } from '#server/services.ts'
import { receiptFileName, receiptKeyOf } from '#shared/domain/money/receipt.ts'
import { HALL_NAME, type HallDetails, hallNameIn } from '#shared/domain/settings/hall-details.ts'
import { passPath } from '#shared/domain/tour/pass-link.ts'
import { TOUR_CALENDAR_FILE, tourCalendar } from '#shared/words/tour-calendar.ts'

/**
 * Sends one email, signed with the hall's name, and removes it. A missing email was already sent.
 */
export async function sendMail(services: Services, mailId: string): Promise<void> {
  const { db, metrics } = services
  const mail = await findOutgoingMail(db, mailId)
  if (!mail) return
  try {
    await deliver(services, mail)
  } catch (error) {
    metrics.mails.inc({ outcome: 'failed' })
    throw error
  }
  metrics.mails.inc({ outcome: 'sent' })
  await removeOutgoingMail(db, mailId)
}

async function deliver(services: Services, mail: OutgoingMail): Promise<void> {
  const { db, mailTransport } = services
  const details = await readHallDetails(db)
  const name = hallNameIn(mail.language, details.name)
  const pass = mail.passText === null ? undefined : passCard(mail.language, mail.passText)
  const paper = await paperFile(services, mail)
  const text = `${mail.body}\n${signature({ ...details, name })}\n`
  await mailTransport.deliver({
    id: mail.id,
    recipient: mail.recipient,
    subject: mail.subject,
    text,
    // A hall with its own name uses it as the sender's name; otherwise MAIL_FROM applies.
    ...(details.name !== HALL_NAME && { senderName: details.name }),
    ...(details.contactEmail !== '' && { replyTo: details.contactEmail }),
    ...(mail.code !== null && { code: mail.code }),
    ...(mail.passText !== null &&
      pass && {
        html: passHtml(mail.language, text, pass, name),
        pass: { fileName: pass.fileName, content: await passPicture(mail.passText) },
        ...calendarOf(services, mail, { ...details, name }, pass),
      }),
    ...(paper && { paper }),
  })
}

/** The calendar entry of a tour. */
function calendarOf(
  { config, now }: Services,
  { language }: OutgoingMail,
  hallDetails: HallDetails,
  { tour }: PassCard,
): Pick<Mail, 'calendar'> {
  const content =
    tour &&
    tourCalendar(VISITOR_PASS[language].TOUR_CALENDAR_WORDS, {
      ...tour,
      hallDetails,
      timeZone: config.hallTimezone,
      link: `${config.publicUrl}${passPath(tour.id)}`,
      madeAt: now(),
    })
  return content === undefined ? {} : { calendar: { fileName: TOUR_CALENDAR_FILE, content } }
}

/** The PDF of a receipt or voucher. If it can't be made, the email is sent without it, as the text says the same. */
async function paperFile(
  { db, log, papers }: Services,
  { id, language, paper: number }: OutgoingMail,
): Promise<Mail['paper']> {
  const key = number === null ? undefined : receiptKeyOf(number)
  const issued = key && (await findPaper(db, key))
  if (!issued) return undefined
  const paper = paperOf(language, issued)
  try {
    return { fileName: receiptFileName(paper.number, 'pdf'), content: await papers.pdf(paper) }
  } catch (error) {
    log.error({ err: error, mail: id }, 'an email is sent without its PDF')
    return undefined
  }
}
