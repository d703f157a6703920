import { fillIn } from '#shared/domain/placeholders.ts'
import { callLink } from '#shared/domain/settings/hall-details.ts'
import { hallMapLink } from '#shared/domain/settings/landing-details.ts'
import { hoursText } from '#shared/words/opening-hours.ts'
import { type PublicSettings, usePublicSettings } from '#web/api/public-settings.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LANGUAGE } from '#words/language.ts'
import { RECEPTION_WORDS as WORDS } from '#words/reception.ts'

const LINK = 'inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline'

/** Whether the settings say how to reach reception. */
export function hasReception({
  address,
  contactPhone,
}: Pick<PublicSettings, 'address' | 'contactPhone'>): boolean {
  return address !== '' || contactPhone !== ''
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
            <a href={hallMapLink(settings)} target="_blank" rel="noreferrer" className={LINK}>
              {WORDS.map} <span className="sr-only">{WORDS.newTab}</span>
            </a>
          </p>
        </>
      )}
      {hours !== '' && <p className="whitespace-pre-line">{fillIn(WORDS.hours, { hours })}</p>}
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
