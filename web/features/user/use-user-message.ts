import { contactReason } from '#shared/domain/user/contact.ts'
import { contactMessage } from '#shared/words/contact-message.ts'
import { usePublicSettings, useStudyDays } from '#web/api/admin/public-settings.ts'
import type { ViewedUser } from '#web/api/user/user.ts'

/** Returns a function that says what to write to a user, in their language. */
export function useUserMessage(): (user: ViewedUser) => string {
  const { name: hallName, timeZone } = usePublicSettings()
  const days = useStudyDays()
  return ({ language, name, bookings }) =>
    contactMessage(language, contactReason(bookings, { days, timeZone }), { name, hallName })
}
