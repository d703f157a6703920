import type { ReactNode } from 'react'
import { fillIn } from '#shared/domain/placeholders.ts'
import { callLink } from '#shared/domain/settings/hall-details.ts'
import { hoursText } from '#shared/words/opening-hours.ts'
import { type PublicSettings, usePublicSettings } from '#web/api/admin/public-settings.ts'
import { MapLink } from '#web/hall/map-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RECEPTION_WORDS } from '#words/admin/reception.ts'
import { LANGUAGE } from '#words/page/language.ts'

const LINK = 'inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline'

/** Whether the settings say how to reach reception. */
export function hasReception({
  address,
  contactPhone,
}: Pick<PublicSettings, 'address' | 'contactPhone'>): boolean {
  return address !== '' || contactPhone !== ''
}

/** A card with where and when members reach reception. Renders nothing if the settings don't say where it is. */
export function ReceptionCard({ title, children }: { title: string; children?: ReactNode }) {
  if (!hasReception(usePublicSettings())) return null
  return (
    <Card>
      <h2 className="mb-2 font-display text-xl font-semibold">{title}</h2>
      {children}
      <ReceptionDetails />
    </Card>
  )
}

/** The hall's address with a link to a map, its opening hours and its phone number, if the settings have them. */
export function ReceptionDetails() {
  const settings = usePublicSettings()
  const { address, contactPhone } = settings
  const hours = hoursText(LANGUAGE, settings.openingHours)
  return (
    <address className="not-italic">
      {address !== '' && (
        <>
          <p className="whitespace-pre-line">{address}</p>
          <p>
            <MapLink className={LINK} />
          </p>
        </>
      )}
      {hours !== '' && (
        <p className="whitespace-pre-line">{fillIn(RECEPTION_WORDS.hours, { hours })}</p>
      )}
      {contactPhone !== '' && (
        <p>
          <a href={callLink(contactPhone)} className={LINK}>
            <Icon name="phone" className="size-5" />
            {contactPhone}
          </a>
        </p>
      )}
    </address>
  )
}
