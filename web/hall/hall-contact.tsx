import { callLink, hasContact, mailLink } from '#shared/domain/letterhead.ts'
import { useHall } from '#web/api/hall.ts'

const LINK = 'inline-flex min-h-11 items-center font-medium wrap-anywhere text-primary underline'

/** How the desk is reached; nothing where its admins have given nothing. */
export function HallContact() {
  const hall = useHall()
  const { name, contactPhone, contactEmail, address } = hall
  if (!hasContact(hall)) return null
  return (
    <address className="mt-10 text-center text-sm text-ink-soft not-italic">
      <p className="font-medium text-ink">{name}</p>
      {address !== '' && <p className="whitespace-pre-line">{address}</p>}
      {contactPhone !== '' && (
        <p>
          <a href={callLink(contactPhone)} className={LINK}>
            {contactPhone}
          </a>
        </p>
      )}
      {contactEmail !== '' && (
        <p>
          <a href={mailLink(contactEmail)} className={LINK}>
            {contactEmail}
          </a>
        </p>
      )}
    </address>
  )
}
