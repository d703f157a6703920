import type { Language } from '#shared/domain/language.ts'
import { contactReason } from '#shared/domain/user/contact.ts'
import { contactMessage } from '#shared/words/contact-message.ts'
import { usePublicSettings, useStudyDays } from '#web/api/admin/public-settings.ts'
import { useAddNote } from '#web/api/user/member-notes.ts'
import { ContactLinks } from '#web/hall/contact-links.tsx'

export type ContactBooking = Parameters<typeof contactReason>[0][number] & {
  id: string
  userId: string
  name: string
  phoneNumber: string | null
  language: Language
}

/** Calls the member of a booking or writes to them about it, and notes it. */
export function BookingContact({ booking }: { booking: ContactBooking }) {
  const text = useBookingMessage()
  const add = useAddNote(booking.userId)
  const { phoneNumber, name } = booking
  if (phoneNumber === null) return null
  return (
    <ContactLinks
      name={name}
      phoneNumber={phoneNumber}
      text={text(booking)}
      call={phoneNumber}
      dense
      noting={add}
      onOpen={add.reset}
      onNote={(contact, onDone) =>
        add.mutate({ ...contact, text: '', bookingId: booking.id }, { onSuccess: onDone })
      }
    />
  )
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
