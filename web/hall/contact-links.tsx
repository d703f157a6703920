import { type ReactNode, useState } from 'react'
import { fillIn } from '#shared/domain/placeholders.ts'
import { whatsAppLink } from '#shared/domain/user/contact.ts'
import type { ContactKind } from '#shared/domain/user/member-note.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { MEMBER_NOTE_WORDS as WORDS } from '#words/user/member-notes.ts'

/** The call or message that was just opened. `id` is the ID of its note, so that a second press adds no second note. */
export type OpenContact = { id: string; kind: ContactKind }

const DENSE =
  'px-2! py-1! text-sm! lg:min-h-7! lg:rounded-sm! lg:border-0! lg:bg-transparent! lg:p-0! lg:font-medium! lg:text-primary! lg:underline lg:underline-offset-4'

/** Links that call somebody or write `text` to them on WhatsApp. Offers to note that it was done. */
export function ContactLinks({
  name,
  phoneNumber,
  text,
  call,
  dense = false,
  noting,
  onOpen,
  onNote,
}: {
  name: string
  phoneNumber: string
  /** The message, in the language of its reader. */
  text: string
  /** The text of the link that calls; 'Call' by default. */
  call?: ReactNode
  /** Small, for lists; in tables, without borders. */
  dense?: boolean
  noting: { isPending: boolean; error: Error | null }
  onOpen: () => void
  onNote: (contact: OpenContact, onDone: () => void) => void
}) {
  const [opened, setOpened] = useState<OpenContact>()
  const className = dense ? DENSE : undefined
  function open(kind: ContactKind) {
    onOpen()
    setOpened({ id: crypto.randomUUID(), kind })
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          href={`tel:${phoneNumber}`}
          variant="secondary"
          size="small"
          className={className}
          aria-label={call === undefined ? fillIn(WORDS.callLabel, { name }) : undefined}
          onClick={() => open('call')}
        >
          {call ?? WORDS.call}
        </ButtonLink>
        <ButtonLink
          href={whatsAppLink(phoneNumber, text)}
          target="_blank"
          rel="noreferrer"
          variant="secondary"
          size="small"
          className={className}
          aria-label={fillIn(WORDS.whatsAppLabel, { name })}
          onClick={() => open('whatsapp')}
        >
          {WORDS.whatsApp}
        </ButtonLink>
        {opened && (
          <Button
            size="small"
            leading="check"
            className={className}
            busy={noting.isPending}
            busyLabel={WORDS.noting}
            onClick={() => onNote(opened, () => setOpened(undefined))}
          >
            {opened.kind === 'call' ? WORDS.noteCall : WORDS.noteWhatsApp}
          </Button>
        )}
      </div>
      {noting.error && <Notice tone="danger">{noting.error.message}</Notice>}
    </>
  )
}
