import type { PushMessage } from '#server/db/queries/user/push-subscriptions.ts'
import { slotText } from '#server/mail/local-text.ts'
import { rupees } from '#shared/domain/booking/prices.ts'
import type { Language } from '#shared/domain/language.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { dayText } from '#shared/words/dates.ts'
import { PUSH_MESSAGES as en } from '#shared/words/en/page/push-messages.ts'
import { PUSH_MESSAGES as hi } from '#shared/words/hi/page/push-messages.ts'
import { PUSH_MESSAGES as mr } from '#shared/words/mr/page/push-messages.ts'
import { pluralForm } from '#shared/words/plural.ts'

const WORDS = { en, mr, hi }

/** A notification as the service worker reads it. `url` is a path of the app. */
type Notification = { title: string; body: string; url: string; lang: Language }

/** Returns the JSON text that the browser decrypts. */
export function pushText(language: Language, message: PushMessage): string {
  return JSON.stringify({ ...notification(language, message), lang: language })
}

function notification(language: Language, message: PushMessage): Omit<Notification, 'lang'> {
  switch (message.kind) {
    case 'expiry': {
      const { title, body } = WORDS[language].expiry
      const { daysLeft: count, seat } = message
      return {
        title: fillIn(pluralForm(language, count, title), { count }),
        body: fillIn(body, { seat }),
        url: '/booking?renewal=true',
      }
    }
    case 'due': {
      const { title, body } = WORDS[language].due
      const { amount, payableOn, seat } = message
      return {
        title: fillIn(title, { amount: rupees(amount), day: dayText(language, payableOn) }),
        body: fillIn(body, { seat }),
        url: '/receipts',
      }
    }
    case 'paymentConfirmed':
    case 'paymentRejected': {
      const { title, body } = WORDS[language][message.kind]
      return {
        title: fillIn(title, { amount: rupees(message.amount) }),
        body: fillIn(body, { seat: message.seat }),
        url: message.kind === 'paymentConfirmed' ? '/dashboard' : '/payment',
      }
    }
    case 'tourConfirmed': {
      const { title, body } = WORDS[language].tourConfirmed
      const day = dayText(language, message.tourDate)
      return {
        title,
        body: fillIn(body, { day, time: slotText(language, message.tourTime) }),
        url: '/tour',
      }
    }
  }
}
