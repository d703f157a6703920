import { useState } from 'react'
import { LANGUAGE_NAMES } from '#shared/domain/language.ts'
import { fillIn } from '#shared/domain/placeholders.ts'
import { contactReason, whatsAppLink } from '#shared/domain/user/contact.ts'
import type { ContactKind } from '#shared/domain/user/member-note.ts'
import { contactMessage } from '#shared/words/contact-message.ts'
import { usePublicSettings, useStudyDays } from '#web/api/admin/public-settings.ts'
import { useAddNote } from '#web/api/user/member-notes.ts'
import type { ViewedUser } from '#web/api/user/user.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { MEMBER_NOTE_WORDS as WORDS } from '#words/user/member-notes.ts'

/** The call or message that was just opened. `id` is the ID of its note, so that a second press adds no second note. */
type OpenContact = { id: string; kind: ContactKind }

/** Links that call a user or write to them on WhatsApp in their language. Offers to add a note about it. */
export function UserContact({ user }: { user: ViewedUser }) {
  const { name: hallName, timeZone } = usePublicSettings()
  const days = useStudyDays()
  const [opened, setOpened] = useState<OpenContact>()
  const add = useAddNote(user.id)
  const { phoneNumber, language, name } = user
  if (phoneNumber === null) return <p className="text-ink-soft">{WORDS.noPhone}</p>
  const reason = contactReason(user.bookings, { days, timeZone })
  const text = contactMessage(language, reason, { name, hallName })

  function open(kind: OpenContact['kind']) {
    add.reset()
    setOpened({ id: crypto.randomUUID(), kind })
  }

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          href={`tel:${phoneNumber}`}
          variant="secondary"
          size="small"
          aria-label={fillIn(WORDS.callLabel, { name })}
          onClick={() => open('call')}
        >
          {WORDS.call}
        </ButtonLink>
        <ButtonLink
          href={whatsAppLink(phoneNumber, text)}
          target="_blank"
          rel="noreferrer"
          variant="secondary"
          size="small"
          aria-label={fillIn(WORDS.whatsAppLabel, { name })}
          onClick={() => open('whatsapp')}
        >
          {WORDS.whatsApp}
        </ButtonLink>
        {opened && (
          <Button
            size="small"
            leading="check"
            busy={add.isPending}
            busyLabel={WORDS.noting}
            onClick={() =>
              add.mutate({ ...opened, text: '' }, { onSuccess: () => setOpened(undefined) })
            }
          >
            {opened.kind === 'call' ? WORDS.noteCall : WORDS.noteWhatsApp}
          </Button>
        )}
      </div>
      {add.error && <Notice tone="danger">{add.error.message}</Notice>}
      <div>
        <p className="text-sm text-ink-soft">
          {fillIn(WORDS.message, { language: LANGUAGE_NAMES[language] })}
        </p>
        <p lang={language} className="wrap-anywhere">
          {text}
        </p>
      </div>
    </div>
  )
}
