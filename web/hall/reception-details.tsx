import type { ReactNode } from 'react'
import { fillIn } from '#shared/domain/placeholders.ts'
import { callLink, mailLink } from '#shared/domain/settings/hall-details.ts'
import { hallMapLink } from '#shared/domain/settings/landing-details.ts'
import { hoursText } from '#shared/words/opening-hours.ts'
import { useBookingSettings } from '#web/api/admin/public-settings.ts'
import { MapLink } from '#web/hall/map-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { RECEPTION_WORDS } from '#words/admin/reception.ts'
import { LANGUAGE } from '#words/page/language.ts'

const LINK =
  'inline-flex min-h-11 items-center gap-2 font-semibold wrap-anywhere text-primary underline'

/** A card with where and when members reach reception. */
export function ReceptionCard({
  title,
  children,
  action,
  forHelp,
}: {
  title: string
  /** Above the details. */
  children?: ReactNode
  /** A button below them. */
  action?: ReactNode
  forHelp?: boolean
}) {
  return (
    <Card>
      <h2 className="mb-2 font-display text-xl font-semibold">{title}</h2>
      {children}
      <ReceptionDetails forHelp={forHelp} />
      {action}
    </Card>
  )
}

/**
 * The hall's address with a link to a map, its opening hours, phone number and email, if the settings have them. Says to
 * ask reception for the way if they have no address, unless these details are `forHelp`.
 */
export function ReceptionDetails({ forHelp }: { forHelp?: boolean | undefined }) {
  const settings = useBookingSettings()
  if (!settings) return null
  const { address, contactPhone, contactEmail } = settings
  const hours = hoursText(LANGUAGE, settings.openingHours)
  const hasWay = hallMapLink(settings) !== ''
  return (
    <address className="not-italic">
      <p className="text-pretty wrap-anywhere whitespace-pre-line">
        {hasWay || forHelp ? address : RECEPTION_WORDS.askTheWay}
      </p>
      {hasWay && (
        <p>
          <MapLink className={LINK} />
        </p>
      )}
      {hours !== '' && (
        <p className="whitespace-pre-line">{fillIn(RECEPTION_WORDS.hours, { hours })}</p>
      )}
      {contactPhone !== '' && (
        <Contact href={callLink(contactPhone)} icon="phone">
          {contactPhone}
        </Contact>
      )}
      {contactEmail !== '' && (
        <Contact href={mailLink(contactEmail)} icon="mail">
          {contactEmail}
        </Contact>
      )}
    </address>
  )
}

function Contact({ href, icon, children }: { href: string; icon: IconName; children: string }) {
  return (
    <p>
      <a href={href} className={LINK}>
        <Icon name={icon} className="size-5" />
        {children}
      </a>
    </p>
  )
}
