import { joinParagraphs, type MailText } from '#server/mail/mail.ts'
import { plainFirstName } from './plain-first-name.ts'

/** Tells a parent that a consent was recorded or withdrawn, which someone else may have done. */
export function parentalConsentMail({
  event,
  fullName,
}: {
  event: 'given' | 'withdrawn'
  fullName: string
}): MailText {
  const child = plainFirstName(fullName)
  if (event === 'given') {
    return {
      subject: 'Your consent is recorded',
      text: joinParagraphs(
        'Hello,',
        `We have recorded a parent's consent: ${child} can now book a seat in our study hall.`,
        "You can take it back at reception at any time. If this wasn't you, tell us right away.",
      ),
    }
  }
  return {
    subject: 'Your consent is withdrawn',
    text: joinParagraphs(
      'Hello,',
      `We have withdrawn the parent's consent for ${child}. Paid days stay, but ${child} can't book or pay any more.`,
      "Only our reception can record a new consent, from a parent in person. If this wasn't you, tell us right away.",
    ),
  }
}
