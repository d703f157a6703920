import { findOutgoingMail, removeOutgoingMail } from '#server/db/outgoing-mails.ts'
import { readHallName } from '#server/db/settings.ts'
import { passPicture } from '#server/mail/pass-picture.ts'
import type { Services } from '#server/services.ts'
import { HALL_NAME } from '#shared/domain/hall.ts'

/** Hands one mail over, signed by the hall, and forgets it. A mail that is no longer there has been sent before. */
export async function sendMail({ db, mailTransport }: Services, mailId: string): Promise<void> {
  const mail = await findOutgoingMail(db, mailId)
  if (!mail) return
  const hallName = await readHallName(db)
  await mailTransport.deliver({
    id: mail.id,
    recipient: mail.recipient,
    subject: mail.subject,
    text: `${mail.body}\n${hallName}\n`,
    // A hall that was given another name has it as the sender, too; before that MAIL_FROM says it.
    ...(hallName !== HALL_NAME && { senderName: hallName }),
    ...(mail.code !== null && { code: mail.code }),
    ...(mail.pass_text !== null && { pass: await passPicture(mail.pass_text) }),
  })
  await removeOutgoingMail(db, mailId)
}
