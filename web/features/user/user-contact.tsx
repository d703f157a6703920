import { LANGUAGE_NAMES } from '#shared/domain/language.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { useAddNote } from '#web/api/user/member-notes.ts'
import type { ViewedUser } from '#web/api/user/user.ts'
import { useUserMessage } from '#web/features/user/use-user-message.ts'
import { ContactLinks } from '#web/hall/contact-links.tsx'
import { MEMBER_NOTE_WORDS as WORDS } from '#words/user/member-notes.ts'

/** Links that call a user or write to them on WhatsApp in their language. Offers to add a note about it. */
export function UserContact({ user }: { user: ViewedUser }) {
  const messageTo = useUserMessage()
  const add = useAddNote(user.id)
  const { phoneNumber, language, name } = user
  if (phoneNumber === null) return <p className="text-ink-soft">{WORDS.noPhone}</p>
  const text = messageTo(user)
  return (
    <div className="grid gap-3">
      <ContactLinks
        name={name}
        phoneNumber={phoneNumber}
        text={text}
        noting={add}
        onOpen={add.reset}
        onNote={(contact, onDone) => add.mutate({ ...contact, text: '' }, { onSuccess: onDone })}
      />
      <div className="text-sm">
        <p className="text-ink-soft">
          {fillIn(WORDS.message, { language: LANGUAGE_NAMES[language] })}
        </p>
        <p lang={language} className="wrap-anywhere">
          {text}
        </p>
      </div>
    </div>
  )
}
