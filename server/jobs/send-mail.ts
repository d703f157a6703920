import {
  findOutgoingMail,
  type OutgoingMail,
  removeOutgoingMail,
} from '#server/db/outgoing-mails.ts'
import { readLetterhead } from '#server/db/settings.ts'
import { passLetter } from '#server/mail/pass-letter.ts'
import { passPicture } from '#server/mail/pass-picture.ts'
import { signature } from '#server/mail/signature.ts'
import type { Services } from '#server/services.ts'
import { HALL_NAME } from '#shared/domain/hall.ts'

/** Hands one mail over, signed by the hall, and forgets it. A mail that is no longer there has been sent before. */
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

async function deliver({ db, mailTransport }: Services, mail: OutgoingMail): Promise<void> {
  const hall = await readLetterhead(db)
  const text = `${mail.body}\n${signature(hall)}\n`
  await mailTransport.deliver({
    id: mail.id,
    recipient: mail.recipient,
    subject: mail.subject,
    text,
    // A hall that was given another name has it as the sender, too; before that MAIL_FROM says it.
    ...(hall.name !== HALL_NAME && { senderName: hall.name }),
    ...(hall.contactEmail !== '' && { replyTo: hall.contactEmail }),
    ...(mail.code !== null && { code: mail.code }),
    ...(mail.pass_text !== null && {
      html: passLetter(text, mail.pass_text, hall.name),
      pass: await passPicture(mail.pass_text),
    }),
  })
}
