import { findOutgoingMail, removeOutgoingMail } from '#server/db/outgoing-mails.ts'
import { passPicture } from '#server/mail/pass-picture.ts'
import type { Services } from '#server/services.ts'

/** Hands one mail over and forgets it. A mail that is no longer there has been sent before. */
export async function sendMail({ db, mailTransport }: Services, mailId: string): Promise<void> {
  const mail = await findOutgoingMail(db, mailId)
  if (!mail) return
  await mailTransport.deliver({
    id: mail.id,
    recipient: mail.recipient,
    subject: mail.subject,
    text: mail.body,
    ...(mail.code !== null && { code: mail.code }),
    ...(mail.pass_text !== null && { pass: await passPicture(mail.pass_text) }),
  })
  await removeOutgoingMail(db, mailId)
}
