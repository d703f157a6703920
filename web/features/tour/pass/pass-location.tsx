import type { ReactNode } from 'react'
import { callLink, hasContact, mailLink } from '#shared/domain/settings/hall-details.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { MapLink } from '#web/hall/map-link.tsx'
import { PASS_LOCATION_WORDS } from '#words/tour/visitor-pass.ts'

const LINK = 'inline-flex min-h-11 items-center font-medium wrap-anywhere text-primary underline'

/** The hall's address and contact from the settings. Renders nothing if there are none. */
export function PassLocation() {
  const settings = usePublicSettings()
  const { address, contactPhone, contactEmail } = settings
  if (!hasContact(settings)) return null
  return (
    <address className="border-t border-line px-5 py-4 not-italic sm:px-7">
      <p className="text-ink-soft">
        {address === '' ? PASS_LOCATION_WORDS.contactTitle : PASS_LOCATION_WORDS.title}
      </p>
      {address !== '' && (
        <>
          <p className="mt-0.5 font-medium wrap-anywhere whitespace-pre-line">{address}</p>
          <p className="print:hidden">
            <MapLink className={LINK} />
          </p>
        </>
      )}
      {contactPhone !== '' && <Contact href={callLink(contactPhone)}>{contactPhone}</Contact>}
      {contactEmail !== '' && <Contact href={mailLink(contactEmail)}>{contactEmail}</Contact>}
    </address>
  )
}

/** A link that is printed as plain text. */
function Contact({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p>
      <a href={href} className={`${LINK} print:hidden`}>
        {children}
      </a>
      <span className="hidden print:inline">{children}</span>
    </p>
  )
}
