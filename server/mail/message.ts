import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mail.ts'
import { PASS_CID } from './pass-letter.ts'

export type IdentifiedMail = Mail & { id: string }

const PASS_FILE = 'visitor-pass.png'

/** The message that is sent for a mail. Nodemailer encodes whatever could break out of a header. */
export function messageFor(mail: IdentifiedMail, mailFrom: string): SendMailOptions {
  return {
    from:
      mail.senderName === undefined
        ? mailFrom
        : { name: mail.senderName, address: addressOf(mailFrom) },
    // Not as text, which is read as a list: a comma in it would name a second recipient.
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    text: mail.text,
    ...(mail.html !== undefined && { html: mail.html }),
    attachments: mail.pass ? [passFile(mail.pass)] : [],
    // From the mail's id: if it is sent again because nobody knows whether it arrived, the mail
    // programs see one and the same.
    messageId: `<${mail.id}@${domainOf(mailFrom)}>`,
    headers: mail.code === undefined ? {} : { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** An attachment that can be saved, although the letter shows it too. */
function passFile(content: Buffer) {
  return {
    filename: PASS_FILE,
    content,
    contentType: 'image/png',
    contentDisposition: 'attachment' as const,
    cid: PASS_CID,
  }
}

function addressOf(mailFrom: string): string {
  return /<([^<>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom
}

function domainOf(mailFrom: string): string {
  return /@([^\s@<>]+)>?$/.exec(mailFrom)?.[1] ?? 'localhost'
}
