import { useHall } from '#web/api/hall.ts'
import { Wordmark } from '#web/ui/logo.tsx'

/** The wordmark with the name that the hall's admins have given it. */
export function HallBrand({ href = '/' }: { href?: string }) {
  return <Wordmark name={useHall().name} href={href} />
}
