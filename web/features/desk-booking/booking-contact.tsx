import { contactReason } from '#shared/domain/user/contact.ts'
import { contactMessage } from '#shared/words/contact-message.ts'
import { usePublicSettings, useStudyDays } from '#web/api/admin/public-settings.ts'
import type { ListedBooking } from '#web/api/booking/desk-booking.ts'
import { useAddNote } from '#web/api/user/member-notes.ts'
import { ContactLinks } from '#web/hall/contact-links.tsx'

/** Calls the member of a booking or writes to them about it, and notes it. */
export function BookingContact({ booking }: { booking: ListedBooking }) {
  const { name: hallName, timeZone } = usePublicSettings()
  const days = useStudyDays()
  const add = useAddNote(booking.userId)
  const { phoneNumber, language, name } = booking
  if (phoneNumber === null) return null
  const reason = contactReason([{ ...booking, utrSent: booking.utr !== null }], { days, timeZone })
  return (
    <ContactLinks
      name={name}
      phoneNumber={phoneNumber}
      text={contactMessage(language, reason, { name, hallName })}
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
