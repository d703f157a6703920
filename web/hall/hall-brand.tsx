import { usePublicSettings } from '#web/api/admin/public-settings.ts'
import { Wordmark } from '#web/ui/logo.tsx'

/** The wordmark with the hall's name from the settings. */
export function HallBrand({ href = '/' }: { href?: string }) {
  return <Wordmark name={usePublicSettings().name} href={href} />
}
