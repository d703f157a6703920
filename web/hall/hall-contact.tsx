import { callLink, hasContact, mailLink } from '#shared/domain/settings/hall-details.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'

const LINK = 'inline-flex min-h-11 items-center font-medium wrap-anywhere text-primary underline'

/** The hall's contact from the settings. Renders nothing if there is none. */
export function HallContact() {
  const settings = usePublicSettings()
  const { name, contactPhone, contactEmail, address } = settings
  if (!hasContact(settings)) return null
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
