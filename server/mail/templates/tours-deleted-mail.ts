import { joinParagraphs } from '#server/mail/mail.ts'
import {
  type ErasedTours,
  erasedToursText,
  VISITOR_KEPT_DATA,
} from '#shared/domain/personal-data/erase-visitor.ts'
import type { MailText } from '../mail.ts'

/** The last email to a visitor. It has no name, because the name is erased. */
export function toursDeletedMail(erased: ErasedTours): MailText {
  return {
    subject: 'Your tour data has been deleted',
    text: joinParagraphs(
      'Hello,',
      `We deleted what you gave us for your tours: ${erasedToursText(erased)}. A visitor pass you still have is no longer valid.`,
      ['What we keep:', ...VISITOR_KEPT_DATA.map((line) => `- ${line}`)].join('\n'),
      'You can request a tour with this email address again any time.',
      "If you didn't expect this, please talk to us at reception.",
    ),
  }
}
