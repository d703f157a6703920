import { isDemoMode } from '#web/session/demo-mode.ts'

/** Above every page of demo mode. */
export function DemoBanner() {
  if (!isDemoMode()) return null
  return (
    <p
      role="note"
      className="border-b border-line bg-accent-soft px-5 py-2 text-center text-sm font-semibold text-ink"
    >
      Demo mode: bookings, payments and passes here are not real.
    </p>
  )
}
