import type { SendMailOptions } from 'nodemailer'
import { CALENDAR_TYPE } from '#shared/domain/calendar-entry.ts'
import type { Mail } from './mail.ts'
import { PASS_CID } from './pass-html.ts'

export type IdentifiedMail = Mail & { id: string }

/**
 * Builds the message for an email. Nodemailer encodes anything that could break out of a header.
 */
export function messageFor(mail: IdentifiedMail, mailFrom: string): SendMailOptions {
  return {
    from:
      mail.senderName === undefined
        ? mailFrom
        : { name: mail.senderName, address: addressOf(mailFrom) },
    // An object, not a string, which is parsed as a list: a comma would add a recipient.
    to: { name: '', address: mail.recipient },
    subject: mail.subject,
    ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
    text: mail.text,
    ...(mail.html !== undefined && { html: mail.html }),
    attachments: [
      ...(mail.pass ? [passFile(mail.pass)] : []),
      ...(mail.calendar ? [calendarAttachment(mail.calendar)] : []),
      ...(mail.paper ? [paperFile(mail.paper)] : []),
    ],
    // Derived from the email's id, so that mail programs recognise a duplicate when it is sent
    // again.
    messageId: `<${mail.id}@${domainOf(mailFrom)}>`,
    headers: mail.code === undefined ? {} : { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** An attachment, so that it can be saved although the HTML shows it. */
function passFile({ fileName, content }: NonNullable<Mail['pass']>) {
  return {
    filename: fileName,
    content,
    contentType: 'image/png',
    contentDisposition: 'attachment' as const,
    cid: PASS_CID,
  }
}

function calendarAttachment({ fileName, content }: NonNullable<Mail['calendar']>) {
  return {
    filename: fileName,
    content,
    contentType: `${CALENDAR_TYPE}; charset=utf-8; method=PUBLISH`,
  }
}

function paperFile({ fileName, content }: NonNullable<Mail['paper']>) {
  return { filename: fileName, content, contentType: 'application/pdf' }
}

function addressOf(mailFrom: string): string {
  return /<([^<>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom
}

function domainOf(mailFrom: string): string {
  return /@([^\s@<>]+)>?$/.exec(mailFrom)?.[1] ?? 'localhost'
}
