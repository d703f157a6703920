import { callLink } from '#shared/domain/settings/hall-details.ts'
import { hallMapLink } from '#shared/domain/settings/landing-details.ts'
import { usePublicSettings } from '#web/api/public-settings.ts'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CONGRATULATIONS_WORDS } from '#words/congratulations.ts'

const WORDS = CONGRATULATIONS_WORDS.way
const LINK = 'inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline'

/** The hall's address with a link to a map, and its phone number. Renders nothing if there is neither. */
export function Directions() {
  const settings = usePublicSettings()
  const { name, address, contactPhone } = settings
  if (address === '' && contactPhone === '') return null
  return (
    <Card>
      <h2 className="font-display text-xl font-semibold">{WORDS.title}</h2>
      <address className="mt-2 not-italic">
        <p className="font-medium">{name}</p>
        {address !== '' && (
          <>
            <p className="whitespace-pre-line text-ink-soft">{address}</p>
            <p>
              <a href={hallMapLink(settings)} target="_blank" rel="noreferrer" className={LINK}>
                {WORDS.map} <span className="sr-only">{WORDS.newTab}</span>
              </a>
            </p>
          </>
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
    </Card>
  )
}
