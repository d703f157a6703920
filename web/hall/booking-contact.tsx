import type { Language } from '#shared/domain/language.ts'
import { contactReason } from '#shared/domain/user/contact.ts'
import { contactMessage } from '#shared/words/contact-message.ts'
import { usePublicSettings, useStudyDays } from '#web/api/admin/public-settings.ts'
import { MemberContact } from '#web/hall/member-contact.tsx'

export type ContactBooking = Parameters<typeof contactReason>[0][number] & {
  id: string
  userId: string
  name: string
  phoneNumber: string | null
  language: Language
}

/** Calls the member of a booking or writes to them about it, and notes it. */
export function BookingContact({ booking }: { booking: ContactBooking & { phoneNumber: string } }) {
  const { timeZone } = usePublicSettings()
  const days = useStudyDays()
  const reason = contactReason([booking], { days, timeZone })
  return <MemberContact member={booking} reason={reason} bookingId={booking.id} />
}

/** Returns a function that says what to write to the member of a booking, in their language. */
export function useBookingMessage(): (booking: ContactBooking) => string {
  const { name: hallName, timeZone } = usePublicSettings()
  const days = useStudyDays()
  return (booking) => {
    const { language, name } = booking
    return contactMessage(language, contactReason([booking], { days, timeZone }), {
      name,
      hallName,
    })
  }
}
