import type { ReactNode } from 'react'
import { callLink, mailLink } from '#shared/domain/settings/hall-details.ts'
import { hallMapLink } from '#shared/domain/settings/landing-details.ts'
import { useBookingSettings } from '#web/api/admin/public-settings.ts'
import { MapLink } from '#web/hall/map-link.tsx'
import { RECEPTION_WORDS } from '#words/admin/reception.ts'
import { PASS_LOCATION_WORDS } from '#words/tour/visitor-pass.ts'

const LINK = 'inline-flex min-h-11 items-center font-medium wrap-anywhere text-primary underline'

/** The hall's address, or whom to ask for the way, and its contact. */
export function PassLocation() {
  const settings = useBookingSettings()
  if (!settings) return null
  const { address, contactPhone, contactEmail } = settings
  const hasWay = hallMapLink(settings) !== ''
  return (
    <address className="border-t border-line px-5 py-4 not-italic sm:px-7">
      <p className="text-ink-soft">{PASS_LOCATION_WORDS.title}</p>
      <p className="mt-0.5 font-medium text-pretty wrap-anywhere whitespace-pre-line">
        {hasWay ? address : RECEPTION_WORDS.askTheWay}
      </p>
      {hasWay && (
        <p className="print:hidden">
          <MapLink className={LINK} />
        </p>
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
