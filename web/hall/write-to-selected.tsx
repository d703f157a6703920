import { type ReactNode, useState } from 'react'
import { fillIn } from '#shared/domain/placeholders.ts'
import { whatsAppLink } from '#shared/domain/user/contact.ts'
import { useNoteWritten } from '#web/api/user/member-notes.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog/modal.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { localPlural } from '#web/ui/local-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { WRITE_WORDS as WORDS } from '#words/admin/write-to-selected.ts'

/** A member to write to, about one of their bookings if it has an ID. */
export type Recipient = {
  userId: string
  name: string
  phoneNumber: string
  bookingId?: string | undefined
}

/** Renders a link with the message to a recipient as soon as the message is known. */
export type MessageFor = (recipient: Recipient, link: (text: string) => ReactNode) => ReactNode

/**
 * Writes to members on WhatsApp, one after another, because browsers open only one window per click. Records each
 * message and moves on to the next member.
 */
export function WriteToSelected({
  recipients,
  messageFor,
  onClose,
}: {
  recipients: readonly Recipient[]
  messageFor: MessageFor
  onClose: () => void
}) {
  // As at opening: the rows change when a message is recorded. Each has the ID of its note, which a retry sends again.
  const [people] = useState(() => recipients.map((each) => ({ ...each, id: crypto.randomUUID() })))
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set())
  const [position, setPosition] = useState(0)
  const note = useNoteWritten()
  const next = people[position]

  function record(person: (typeof people)[number]) {
    note.mutate(person, {
      onSuccess: () => {
        setWritten((before) => new Set([...before, person.id]))
        setPosition(position + 1)
      },
    })
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={fillIn(localPlural(people.length, WORDS.action), { count: people.length })}
      description={WORDS.hint}
    >
      {next ? (
        <div className="grid gap-3">
          {messageFor(next, (text) => (
            <>
              <ButtonLink
                key={next.id}
                ref={focus}
                href={whatsAppLink(next.phoneNumber, text)}
                target="_blank"
                rel="noreferrer"
                size="large"
                block
                onClick={() => record(next)}
              >
                {fillIn(WORDS.writeTo, { name: next.name })}
              </ButtonLink>
              <p className="text-sm text-ink-soft wrap-anywhere">{text}</p>
            </>
          ))}
          {note.error && (
            <Notice
              tone="danger"
              action={
                <Button variant="secondary" size="small" onClick={() => record(next)}>
                  {WORDS.recordAgain}
                </Button>
              }
            >
              {note.error.message}
            </Notice>
          )}
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              note.reset()
              setPosition(position + 1)
            }}
          >
            {WORDS.skip}
          </Button>
        </div>
      ) : (
        <div className="grid gap-3" role="status">
          <p className="font-medium">{WORDS.done}</p>
          <Button ref={focus} onClick={onClose}>
            {WORDS.close}
          </Button>
        </div>
      )}
      <ol className="mt-4 divide-y divide-line border-t border-line">
        {people.map((person, index) => (
          <li
            key={person.id}
            aria-current={index === position ? 'step' : undefined}
            className="flex items-center justify-between gap-3 py-2 aria-[current=step]:font-semibold"
          >
            <span className="wrap-anywhere">{person.name}</span>
            {written.has(person.id) && (
              <span className="inline-flex items-center gap-1 text-sm text-success">
                <Icon name="check" className="size-4" />
                {WORDS.recorded}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Modal>
  )
}

/** Keeps the keyboard on the link to press next. */
function focus(element: HTMLElement | null) {
  element?.focus()
}
