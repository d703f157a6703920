import { hallMapLink } from '#shared/domain/settings/landing-details.ts'
import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { RECEPTION_WORDS } from '#words/admin/reception.ts'

/** Opens the hall's place on a map in a new tab. */
export function MapLink({ className }: { className: string }) {
  return (
    <a
      href={hallMapLink(usePublicSettings())}
      target="_blank"
      rel="noreferrer"
      className={className}
    >
      {RECEPTION_WORDS.map} <span className="sr-only">{RECEPTION_WORDS.newTab}</span>
    </a>
  )
}
