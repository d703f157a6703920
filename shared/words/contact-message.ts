import { rupees } from '../domain/booking/prices.ts'
import type { CalendarDay } from '../domain/calendar-day.ts'
import type { Language } from '../domain/language.ts'
import { fillIn } from '../domain/placeholders.ts'
import type { ContactReason } from '../domain/user/contact.ts'
import { dayText } from './dates.ts'
import * as english from './en/user/contact-messages.ts'
import * as hindi from './hi/user/contact-messages.ts'
import { localHallName } from './local-hall-name.ts'
import * as marathi from './mr/user/contact-messages.ts'
import { pluralForm } from './plural.ts'

const MESSAGES = {
  en: english.CONTACT_MESSAGES,
  mr: marathi.CONTACT_MESSAGES,
  hi: hindi.CONTACT_MESSAGES,
}

/** The member, and the hall's name in any language. */
type MessageNames = { name: string; hallName: string }

/** Returns what reception writes to a member, in the member's language. */
export function contactMessage(
  language: Language,
  reason: ContactReason,
  { name, hallName }: MessageNames,
): string {
  const words = MESSAGES[language]
  const hall = localHallName(language, hallName)
  switch (reason.kind) {
    case 'greeting':
      return fillIn(words.greeting, { name, hall })
    case 'ending':
      return fillIn(pluralForm(language, reason.days, words.ending), {
        name,
        hall,
        day: dayText(language, reason.lastDay),
        count: reason.days,
        seat: reason.seat,
      })
    case 'ended':
      return fillIn(words.ended, { name, hall, day: dayText(language, reason.lastDay) })
    case 'due': {
      const { seat, amount, lastDay } = reason
      const day = dayText(language, lastDay)
      return fillIn(words.due, { name, hall, seat, amount: rupees(amount), day })
    }
    case 'unpaid': {
      const values = { name, hall, seat: reason.seat, amount: rupees(reason.amount) }
      if (reason.lastDay === null) return fillIn(words.unpaid, values)
      return fillIn(words.unpaidUntil, { ...values, day: dayText(language, reason.lastDay) })
    }
  }
}

type Claim = MessageNames & { link: string; code: string; lastDay: CalendarDay }

/** Returns what reception writes to somebody with an unclaimed account, in their language. */
export function claimMessage(language: Language, { hallName, lastDay, ...claim }: Claim): string {
  const day = dayText(language, lastDay)
  const hall = localHallName(language, hallName)
  return fillIn(MESSAGES[language].claim, { ...claim, hall, day })
}
