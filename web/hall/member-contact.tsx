import type { Language } from '#shared/domain/language.ts'
import type { ContactReason } from '#shared/domain/user/contact.ts'
import { contactMessage } from '#shared/words/contact-message.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { useAddNote } from '#web/api/user/member-notes.ts'
import { ContactLinks } from '#web/hall/contact-links.tsx'

/** Calls a member or writes to them, and notes it, with the booking that it was about. */
export function MemberContact({
  member: { userId, name, phoneNumber, language },
  reason,
  bookingId,
}: {
  member: { userId: string; name: string; phoneNumber: string; language: Language }
  reason: ContactReason
  bookingId?: string
}) {
  const { name: hallName } = usePublicSettings()
  const add = useAddNote(userId)
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
        add.mutate({ ...contact, text: '', bookingId }, { onSuccess: onDone })
      }
    />
  )
}
